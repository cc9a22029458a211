import {
  MAX_RESUME_DESCRIPTION_LENGTH,
  MAX_RESUME_NODES,
  MAX_RESUME_TITLE_LENGTH,
} from '@dure/contract/people/resume-stories/resume-limits';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { SortableList } from '../../../ui/lists/SortableList.tsx';
import type { NodeBasis } from './node-basis.ts';
import { NodeRow } from './NodeRow.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { firstOf, type ResumeCodes } from './resume-codes.ts';
import { moved, newNode, type NodeValues, type StoryValues } from './resume-values.ts';
import { resumeText as text } from './resume.text.ts';

export interface StoryBlockProps {
  readonly story: StoryValues;
  readonly index: number;
  readonly count: number;
  readonly codes: ResumeCodes;
  readonly basisOf: (node: NodeValues) => NodeBasis | undefined;
  /** Sentences of what was refused, by path. */
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly showsAll: boolean;
  readonly onChange: (part: Partial<StoryValues>) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onAttach: () => void;
  readonly onConsent: (basis: NodeBasis, isShown: boolean) => void;
}

/** One story: a title, three lines, its dates and its steps. */
export function StoryBlock(props: StoryBlockProps) {
  const { story, index, count, codes, basisOf, errors, showsAll } = props;
  const { onChange, onMove, onRemove, onAttach, onConsent } = props;
  const { nodes } = story;
  const no = index + 1;
  const path = `stories.${index}`;
  const putNodes = (all: readonly NodeValues[]) => onChange({ nodes: all });
  return (
    <Card as="section" aria-label={text.story(no)} className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-lg font-bold">{text.story(no)}</h2>
        <span className="flex gap-1">
          <IconButton
            icon="chevronUp"
            label={text.storyUp(no)}
            isDisabled={index === 0}
            onPress={() => onMove(index - 1)}
          />
          <IconButton
            icon="chevronDown"
            label={text.storyDown(no)}
            isDisabled={no === count}
            onPress={() => onMove(index + 1)}
          />
          <IconButton icon="trash" label={text.storyRemove(no)} onPress={onRemove} />
        </span>
      </div>
      <TextField
        label={text.storyTitle}
        name={`${path}.title`}
        isRequired
        maxLength={MAX_RESUME_TITLE_LENGTH}
        value={story.title}
        onChange={(title) => onChange({ title })}
      />
      <TextArea
        label={text.description}
        name={`${path}.description`}
        description={text.descriptionHelp}
        rows={3}
        limit={MAX_RESUME_DESCRIPTION_LENGTH}
        value={story.description}
        onChange={(description) => onChange({ description })}
      />
      <PeriodFields value={story} onChange={onChange} showsAll={showsAll} />
      <div className="flex flex-col gap-2">
        <h3 className="text-sm font-semibold text-ink-2">{text.nodes}</h3>
        {nodes.length === 0 && <p className="text-sm text-ink-3">{text.noNodes}</p>}
        {nodes.length > 0 && (
          <SortableList
            label={text.nodes}
            onMove={(from, to) => putNodes(moved(nodes, from, to))}
            className="flex flex-col gap-2"
          >
            {nodes.map((node, place) => (
              <NodeRow
                key={node.id}
                node={node}
                index={place}
                count={nodes.length}
                path={`${path}.nodes.${place}`}
                codes={codes}
                basis={basisOf(node)}
                isFaulty={Object.keys(errors ?? {}).some((one) => one.startsWith(`${path}.nodes.${place}.`))}
                onChange={(part) => putNodes(nodes.with(place, { ...node, ...part }))}
                onMove={(to) => putNodes(moved(nodes, place, to))}
                onRemove={() => putNodes(nodes.toSpliced(place, 1))}
                onConsent={onConsent}
              />
            ))}
          </SortableList>
        )}
        {nodes.length < MAX_RESUME_NODES && (
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              icon="plus"
              onPress={() =>
                putNodes([
                  ...nodes,
                  newNode({
                    level: nodes.at(-1)?.level ?? firstOf(codes.jobLevels),
                    jobGroup: nodes.at(-1)?.jobGroup ?? firstOf(codes.jobGroups),
                    description: '',
                    clubSequence: null,
                    quizSequence: null,
                  }),
                ])
              }
            >
              {text.addNode}
            </Button>
            <Button size="small" variant="ghost" icon="check" onPress={onAttach}>
              {text.attach}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
