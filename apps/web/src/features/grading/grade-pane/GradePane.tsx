import type { GradingDetail } from '@dure/contract/grading/grading.endpoints';
import type { Ref } from 'react';
import { useSession } from '../../../kernel/session.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ScoreTiles } from '../../../ui/layout/ScoreTiles.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import type { DraftBook } from '../drafts/draft-book.ts';
import { FeedbackField } from './FeedbackField.tsx';
import type { DraftProblem } from '../drafts/grading-draft.ts';
import type { AnswerAddress } from '../../../kernel/answer-address.ts';
import { gradingText } from '../grading.text.ts';
import { Keywords } from '../answer-pane/Keywords.tsx';
import { ReviewBox } from './ReviewBox.tsx';
import { RubricFields } from './RubricFields.tsx';
import { ScoreField } from './ScoreField.tsx';
import { scrollToTop } from '../scroll-to-top.ts';
import { useAnswerDraft } from './use-answer-draft.ts';
import { useShortTime } from '../use-short-time.ts';

const text = gradingText.grade;

/** The AI's grade has its place between the two once there is one. */
function tilesOf({ grades, officialGrader }: GradingDetail) {
  const { graders } = gradingText.item;
  return (['INSTRUCTOR', 'AI', 'SELF'] as const)
    .filter((grader) => grader !== 'AI' || grades.AI !== null)
    .map((grader) => ({
      label: graders[grader],
      score: grades[grader],
      mark: grader === officialGrader ? text.official : undefined,
    }));
}

export interface GradePaneProps {
  readonly detail: GradingDetail;
  readonly address: AnswerAddress;
  readonly book: DraftBook;
  readonly announce: (words: string) => void;
  readonly problem: DraftProblem | null;
  readonly onSaveHere: () => void;
  readonly onTemplates: () => void;
  readonly feedbackRef: Ref<HTMLTextAreaElement>;
}

/** Grades so far, and the instructor's own with feedback. */
export function GradePane(props: GradePaneProps) {
  const { detail, address, book, problem, announce, onSaveHere, onTemplates, feedbackRef } = props;
  const draft = useAnswerDraft(book, address, detail);
  const { memberId } = useSession();
  const short = useShortTime();
  const { instructorGrade } = detail;
  const isOwn = detail.member.memberUUID === memberId;
  const message = problem === null ? undefined : gradingText.problem[problem];
  const isAbout = (part: string) => (problem?.startsWith(part) === true ? message : undefined);
  return (
    <div ref={scrollToTop} className="flex flex-col gap-5">
      <h2 className="sr-only">{text.label}</h2>
      <div>
        <ScoreTiles scores={tilesOf(detail)} />
        {instructorGrade && (
          <p className="mt-1.5 text-sm text-ink-3">
            {text.lastChange(instructorGrade.gradedBy.nickname, short(instructorGrade.gradedAt))}
          </p>
        )}
      </div>
      <ReviewBox {...{ detail, address, announce }} />
      <Keywords answer={(detail.final ?? detail.pre).text} keywords={detail.modelAnswerKeywords} />
      {draft.conflicts.map((part) => (
        <ConflictNotice key={part} {...{ detail, draft, part }} onApply={onSaveHere} />
      ))}
      {isOwn && <p className="text-sm text-pre">{text.own}</p>}
      {(detail.can.grade || detail.final !== null) && (
        <>
          <RubricFields
            rubric={detail.rubric}
            grade={draft.grade}
            onChange={draft.changeGrade}
            isDisabled={!detail.can.grade}
          />
          <ScoreField
            score={draft.grade.score}
            onChange={(score) => draft.changeGrade({ score })}
            error={isAbout('score')}
            isDisabled={!detail.can.grade}
          />
        </>
      )}
      <FeedbackField
        draft={draft}
        saved={detail.feedback?.files ?? []}
        error={isAbout('feedback')}
        isDisabled={isOwn}
        inputRef={feedbackRef}
        onTemplates={onTemplates}
      />
      {draft.isUnsaved && (
        <div className="flex items-center justify-between gap-2 text-sm text-pre">
          <span>{gradingText.unsaved.here}</span>
          <Button size="small" variant="ghost" icon="undo" onPress={() => draft.drop()}>
            {text.drop}
          </Button>
        </div>
      )}
    </div>
  );
}
