import { CriterionNotes } from '../notes/CriterionNotes.tsx';
import type { ShownAnswer } from '../state/commands.ts';
import { useGrading } from '../state/grading-context.ts';
import { QuickScores } from './QuickScores.tsx';
import type { AnswerDraft } from './use-answer-draft.ts';

export interface WholeScoreProps {
  readonly answer: ShownAnswer;
  readonly draft: AnswerDraft;
}

/** The score of an answer without a rubric. */
export function WholeScore({ answer, draft }: WholeScoreProps) {
  const { dispatch } = useGrading();
  const { can, ai } = answer.detail;
  return (
    <>
      <QuickScores
        score={draft.grade.score}
        onChange={(score) => dispatch({ kind: 'chooseScore', answer, score })}
        isDisabled={!can.grade}
      />
      {can.grade && ai && <CriterionNotes {...{ answer, draft }} criterion="" />}
    </>
  );
}
