import type { GradingDetail } from '@dure/contract/grading/grading.endpoints';
import { MAX_CRITERION_COMMENT_LENGTH } from '@dure/contract/answers/answer-limits';
import { rubricScore } from '@dure/contract/grading/rubric-score';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { withPoints, type GradePart } from '../drafts/grading-draft.ts';
import { gradingText } from '../grading.text.ts';
import { parseScore } from './score.ts';

const text = gradingText.grade;

interface CriterionProps {
  readonly name: string;
  /** Its part of the whole, in percent. */
  readonly share: number;
  readonly points: number | null;
  readonly comment: string;
  readonly onPoints: (points: number | null) => void;
  readonly onComment: (comment: string) => void;
  readonly isDisabled: boolean;
}

/** Points and weight in one line, and room for a comment once there is one or one is wanted. */
function Criterion({ name, share, points, comment, onPoints, onComment, isDisabled }: CriterionProps) {
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted || comment !== '';
  return (
    <li>
      <div className="flex min-h-9 items-center gap-2 text-sm">
        <span className="min-w-0 flex-1">
          {name} <span className="text-ink-3 tabular-nums">{text.share(share)}</span>
        </span>
        <TextField
          label={text.points(name)}
          labelHidden
          inputMode="numeric"
          autoComplete="off"
          value={points === null ? '' : String(points)}
          onChange={(typed) => {
            const given = parseScore(typed);
            if (typed.trim() === '' || given !== null) onPoints(given);
          }}
          isDisabled={isDisabled}
          end={<span className="pr-2 text-ink-3 tabular-nums">{text.outOf}</span>}
          className="w-26 flex-none"
        />
        {!isOpen && (
          <IconButton
            size="small"
            icon="comment"
            label={text.addComment(name)}
            isDisabled={isDisabled}
            onPress={() => setWanted(true)}
          />
        )}
      </div>
      {isOpen && (
        <TextArea
          label={text.comment(name)}
          labelHidden
          placeholder={text.commentPlaceholder}
          rows={2}
          value={comment}
          onChange={onComment}
          isDisabled={isDisabled}
          autoFocus={isWanted}
          {...(comment.length > MAX_CRITERION_COMMENT_LENGTH && { limit: MAX_CRITERION_COMMENT_LENGTH })}
        />
      )}
    </li>
  );
}

export interface RubricFieldsProps {
  readonly rubric: GradingDetail['rubric'];
  readonly grade: GradePart;
  readonly onChange: (part: Partial<GradePart>) => void;
  readonly isDisabled: boolean;
}

/** The quiz's criteria, where it has any: points that suggest a score, and what the instructor says to each. */
export function RubricFields({ rubric, grade, onChange, isDisabled }: RubricFieldsProps) {
  if (rubric.length === 0) return null;
  const { comments, points = {} } = grade;
  const suggested = rubricScore(rubric, points);
  const total = rubric.reduce((sum, { weight }) => sum + weight, 0);
  const isTaken = parseScore(grade.score) === suggested;
  return (
    <section>
      <h3 className="mb-1 font-semibold">{text.rubric}</h3>
      <ul className="flex flex-col gap-1">
        {rubric.map(({ name, weight }) => (
          <Criterion
            key={name}
            {...{ name, isDisabled }}
            share={Math.round((100 * weight) / total)}
            points={points[name] ?? null}
            comment={comments[name] ?? ''}
            onPoints={(given) => onChange(withPoints(rubric, grade, name, given))}
            onComment={(comment) => onChange({ comments: { ...comments, [name]: comment } })}
          />
        ))}
      </ul>
      {suggested !== null && (
        <div className="mt-1.5 flex items-center justify-between gap-2 text-sm">
          <span>{isTaken ? text.calculated(suggested) : text.suggested(suggested)}</span>
          {!isTaken && (
            <Button size="small" isDisabled={isDisabled} onPress={() => onChange({ score: String(suggested) })}>
              {text.takeSuggested}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
