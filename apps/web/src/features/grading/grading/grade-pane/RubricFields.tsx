import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import type { RubricLevel } from '@dure/contract/rubrics/rubric-levels';
import type { ReactNode } from 'react';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { LEVEL_KEYS } from '../keys/grading-keys.ts';
import { gradingText } from '../grading.text.ts';
import { firstWithKeys } from '../drafts/level-choice.ts';
import type { GradePart } from '../drafts/grading-draft.ts';
import { CriterionLevels } from './CriterionLevels.tsx';
import { weightOf } from './score.ts';

export interface RubricFieldsProps {
  readonly address: AnswerAddress;
  readonly rubric: GradingDetail['rubric'];
  readonly grade: GradePart;
  readonly onLevel: (name: string, level: RubricLevel) => void;
  readonly onChange: (part: Partial<GradePart>) => void;
  /** Changes the levels of a criterion. */
  readonly onLevels: (name: string) => void;
  readonly ai: GradingDetail['ai'];
  readonly isDisabled: boolean;
  readonly notesOf: (criterion: string) => ReactNode;
}

/** The quiz's criteria, where it has any; those whose turn it is have the keys. */
export function RubricFields({
  address,
  rubric,
  grade,
  onLevel,
  onChange,
  onLevels,
  ai,
  isDisabled,
  notesOf,
}: RubricFieldsProps) {
  if (rubric.length === 0) return null;
  const { comments, levels = {}, points } = grade;
  const first = firstWithKeys(rubric, points);
  return (
    <ul aria-label={gradingText.grade.rubric}>
      {rubric.map((criterion, index) => (
        <CriterionLevels
          key={criterion.name}
          {...{ address, criterion, isDisabled }}
          total={weightOf(rubric)}
          chosen={levels[criterion.name] ?? null}
          comment={comments[criterion.name] ?? ''}
          no={index + 1}
          ai={ai?.criteria.find(({ name }) => name === criterion.name)}
          notes={notesOf(criterion.name)}
          keys={LEVEL_KEYS[index - first] ?? []}
          onChoose={(level) => onLevel(criterion.name, level)}
          onLevels={() => onLevels(criterion.name)}
          onComment={(comment) => onChange({ comments: { ...comments, [criterion.name]: comment } })}
        />
      ))}
    </ul>
  );
}
