import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { memo, Suspense, useLayoutEffect } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { useSession } from '../../../../kernel/session.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { AiPanel } from '../ai/AiPanel.tsx';
import { CriterionNotes } from '../notes/CriterionNotes.tsx';
import { isAi, movedFromAi } from '../drafts/ai-grade.ts';
import type { DraftBook } from '../drafts/draft-book.ts';
import { FeedbackField } from './FeedbackField.tsx';
import type { DraftProblem } from '../drafts/grading-draft.ts';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { withLevel } from '../drafts/level-choice.ts';
import { gradingText } from '../grading.text.ts';
import { QuickScores } from './QuickScores.tsx';
import { RubricFields } from './RubricFields.tsx';
import { useFromTop } from '../scroll-to-top.ts';
import { useAnswerDraft } from './use-answer-draft.ts';
import type { OnHere } from '../use-arrivals.ts';
import { useShortTime } from '../use-short-time.ts';

const text = gradingText.grade;
const ConflictNotice = lazy(() => import('./ConflictNotice.tsx').then((module) => module.ConflictNotice));

export interface GradePaneProps {
  readonly detail: GradingDetail;
  readonly address: AnswerAddress;
  readonly book: DraftBook;
  readonly problem: DraftProblem | null;
  readonly onSaveHere: () => void;
  readonly onTemplates: () => void;
  /** Before something is chosen, so that it can be taken back. */
  readonly onChoice: () => void;
  readonly onLevels: (criterion: string) => void;
  /** Looks at what the reason for changing AI's points would do. */
  readonly onWhy: (criterion: string) => void;
  readonly onNotes: () => void;
  /** Takes what AI would give, or leaves it. */
  readonly onAi: (kind: 'takeAi' | 'leaveAi') => void;
  readonly onFeedbackField: (field: HTMLTextAreaElement | null) => void;
  readonly onHere: OnHere;
}

/**
 * The instructor's own grade by criteria or quick scores, and feedback. The next answer is put in its place: fields and tools are
 * not built again for it.
 */
export const GradePane = memo(function GradePane(props: GradePaneProps) {
  const { detail, address, book, problem, onSaveHere, onTemplates, onChoice, onLevels, onAi, onFeedbackField } = props;
  const { onWhy, onNotes, onHere } = props;
  const place = useFromTop(address);
  useLayoutEffect(() => onHere('pane', place.current), [onHere, place]);
  const draft = useAnswerDraft(book, address, detail);
  const { memberId } = useSession();
  const short = useShortTime();
  const { instructorGrade, rubric, can } = detail;
  const { grade, feedback } = draft;
  const isOwn = detail.member.memberUUID === memberId;
  const notesOf = (criterion: string) =>
    detail.ai && (
      <CriterionNotes
        club={address.club}
        quiz={address.quiz}
        {...{ criterion, onNotes }}
        why={grade.whys?.[criterion] ?? ''}
        moved={draft.isGradeUnsaved ? movedFromAi(grade, detail.ai, rubric, criterion) : 0}
        isBuiltIn={detail.ai.isBuiltIn}
        onWhy={(why) => draft.changeGrade({ whys: { ...grade.whys, [criterion]: why } })}
        onLook={() => onWhy(criterion)}
      />
    );
  const error = problem?.startsWith('feedback') === true ? gradingText.problem[problem] : undefined;
  return (
    <div ref={place} className="flex flex-col">
      <h2 className="sr-only">{text.label}</h2>
      {draft.conflicts.length > 0 && (
        <div className="flex flex-col gap-2 px-4 py-2">
          <Suspense fallback={null}>
            {draft.conflicts.map((part) => (
              <ConflictNotice key={part} {...{ detail, draft, part }} onApply={onSaveHere} />
            ))}
          </Suspense>
        </div>
      )}
      {isOwn && <p className="px-4 py-2 text-sm text-pre">{text.own}</p>}
      {detail.final !== null && !isOwn && (
        // In the sheet of a phone the levels come first.
        <AiPanel
          className="max-desktop:order-1"
          {...{ detail, address }}
          isTaken={detail.ai !== null && isAi(grade, detail.ai, rubric)}
          onTake={() => onAi('takeAi')}
          onLeave={() => onAi('leaveAi')}
        />
      )}
      {(can.grade || detail.final !== null) && (
        <RubricFields
          {...{ address, rubric, grade, onLevels, notesOf }}
          ai={detail.ai}
          onLevel={(name, level) => {
            onChoice();
            const next = withLevel(rubric, grade, feedback.text, name, level);
            draft.changeGrade(next.grade);
            if (next.text !== feedback.text) draft.changeFeedback({ text: next.text });
          }}
          onChange={draft.changeGrade}
          isDisabled={!can.grade}
        />
      )}
      <div className="flex flex-col gap-3 px-4 py-3 max-desktop:order-2 desktop:px-4.5">
        {rubric.length === 0 && (can.grade || detail.final !== null) && (
          <QuickScores
            score={grade.score}
            onChange={(score) => {
              onChoice();
              draft.changeGrade({ score });
            }}
            isDisabled={!can.grade}
          />
        )}
        {rubric.length === 0 && can.grade && notesOf('')}
        <FeedbackField
          {...{ draft, address, rubric, onTemplates }}
          nickname={detail.member.nickname}
          saved={detail.feedback?.files ?? []}
          error={error}
          isDisabled={isOwn}
          isFinal={detail.final !== null && !isOwn}
          onField={onFeedbackField}
        />
        {draft.isUnsaved && (
          <div className="flex items-center justify-between gap-2 text-sm text-pre">
            <span>{text.unsaved}</span>
            <Button size="small" variant="ghost" icon="undo" onPress={() => draft.drop()}>
              {text.drop}
            </Button>
          </div>
        )}
        {instructorGrade && (
          <p className="text-sm text-ink-3">
            {text.lastChange(instructorGrade.gradedBy.nickname, short(instructorGrade.gradedAt))}
          </p>
        )}
      </div>
    </div>
  );
});
