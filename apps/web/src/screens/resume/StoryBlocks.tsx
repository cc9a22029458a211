import { MAX_RESUME_HEADLINE_LENGTH, MAX_RESUME_STORIES } from '@dure/contract/people/resume-stories/resume-limits';
import type { ResumeClub, ResumeGrade } from '@dure/contract/people/resume-stories/resume-stories.views';
import { Suspense, useState } from 'react';
import { basisOf, type DoneHere, type NodeBasis } from '../../features/people/resume-stories/node-basis.ts';
import { firstOf, type ResumeCodes } from '../../features/people/resume-stories/resume-codes.ts';
import {
  blankStory,
  moved,
  newNode,
  type ResumeValues,
  type StoryValues,
} from '../../features/people/resume-stories/resume-values.ts';
import { resumeText as text } from '../../features/people/resume-stories/resume.text.ts';
import { StoryBlock } from '../../features/people/resume-stories/StoryBlock.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import type { FormErrors } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { useToast } from '../../ui/overlays/toasts.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';

const ClubsDialog = lazy(
  () => import('../../features/people/resume-stories/ClubsDialog.tsx').then((module) => module.ClubsDialog),
  { failure: 'popover' },
);

const nameOf = ({ clubName, topic }: ResumeGrade) => `${clubName} ${text.proof.quiz(topic)}`;

export interface StoryBlocksProps {
  readonly values: ResumeValues;
  readonly codes: ResumeCodes;
  readonly done: DoneHere;
  readonly errors: FormErrors | undefined;
  readonly showsAll: boolean;
  readonly onChange: (part: Partial<ResumeValues>) => void;
  readonly onConsent: (basis: NodeBasis, isShown: boolean) => void;
}

/** All stories in their order, with the line that stands above them. */
export function StoryBlocks({ values, codes, done, errors, showsAll, onChange, onConsent }: StoryBlocksProps) {
  const { confirm } = useDialogs();
  const toast = useToast();
  const zone = useTimeZone();
  const [attachingTo, setAttachingTo] = useState<string>();
  const { stories } = values;
  const put = (all: readonly StoryValues[]) => onChange({ stories: all });
  const change = (index: number, part: Partial<StoryValues>) =>
    put(stories.with(index, { ...stories[index]!, ...part }));
  const remove = async (index: number) => {
    if (await confirm({ message: text.removeAsk, detail: text.removeDetail, action: text.remove, danger: true }))
      put(stories.toSpliced(index, 1));
  };
  const attach = (
    { clubSequence, level, jobGroup }: ResumeClub | ResumeGrade,
    quizSequence: number | null,
    description: string,
  ) => {
    const index = stories.findIndex(({ id }) => id === attachingTo);
    const node = newNode({
      level: level ?? firstOf(codes.jobLevels),
      jobGroup: jobGroup ?? firstOf(codes.jobGroups),
      description,
      clubSequence,
      quizSequence,
    });
    change(index, { nodes: [...stories[index]!.nodes, node] });
    setAttachingTo(undefined);
    toast({ message: text.clubs.attached, tone: 'good' });
  };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <TextField
        label={text.headline}
        name="headline"
        description={text.headlineHelp}
        maxLength={MAX_RESUME_HEADLINE_LENGTH}
        value={values.headline}
        onChange={(headline) => onChange({ headline })}
      />
      {stories.length === 0 && <EmptyState>{text.empty}</EmptyState>}
      {stories.map((story, index) => (
        <StoryBlock
          key={story.id}
          story={story}
          index={index}
          count={stories.length}
          codes={codes}
          basisOf={(node) => basisOf(node, done, zone)}
          errors={errors}
          showsAll={showsAll}
          onChange={(part) => change(index, part)}
          onMove={(to) => put(moved(stories, index, to))}
          onRemove={() => void remove(index)}
          onAttach={() => setAttachingTo(story.id)}
          onConsent={onConsent}
        />
      ))}
      {stories.length < MAX_RESUME_STORIES && (
        <Button icon="plus" className="self-start" onPress={() => put([...stories, blankStory()])}>
          {text.addStory}
        </Button>
      )}
      {attachingTo !== undefined && (
        <Suspense>
          <ClubsDialog
            {...done}
            onAttach={(club) => attach(club, null, club.clubName)}
            onAttachGrade={(grade) => attach(grade, grade.quizSequence, nameOf(grade))}
            onClose={() => setAttachingTo(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
