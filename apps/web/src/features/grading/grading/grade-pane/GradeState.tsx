import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { gradingText } from '../grading.text.ts';
import { useShortTime } from '../use-short-time.ts';
import type { AnswerDraft } from './use-answer-draft.ts';

const text = gradingText.grade;

export interface GradeStateProps {
  readonly detail: GradingDetail;
  readonly draft: AnswerDraft;
}

/** Whether something is not saved, and who graded last. */
export function GradeState({ detail: { instructorGrade }, draft }: GradeStateProps) {
  const short = useShortTime();
  return (
    <>
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
    </>
  );
}
