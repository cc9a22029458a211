import { firstWithKeys } from '../drafts/level-choice.ts';
import { gradingText } from '../grading.text.ts';
import { LEVEL_KEYS } from '../keys/grading-keys.ts';
import type { ShownAnswer } from '../state/commands.ts';
import { CriterionLevels } from './CriterionLevels.tsx';
import type { AnswerDraft } from './use-answer-draft.ts';

export interface RubricFieldsProps {
  readonly answer: ShownAnswer;
  readonly draft: AnswerDraft;
}

/** The quiz's criteria; those whose turn it is have the keys. */
export function RubricFields({ answer, draft }: RubricFieldsProps) {
  const { rubric } = answer.detail;
  const first = firstWithKeys(rubric, draft.grade.points);
  return (
    <ul aria-label={gradingText.grade.rubric}>
      {rubric.map((criterion, index) => (
        <CriterionLevels
          key={criterion.name}
          {...{ answer, draft, criterion, index }}
          keys={LEVEL_KEYS[index - first] ?? []}
        />
      ))}
    </ul>
  );
}
