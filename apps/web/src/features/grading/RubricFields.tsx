import type { GradingDetail } from '@dure/contract/answers/grading.endpoints';
import { MAX_CRITERION_COMMENT_LENGTH } from '@dure/contract/answers/answer-limits';
import { useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { gradingText } from './grading.text.ts';

const text = gradingText.grade;

interface CriterionProps {
  readonly name: string;
  readonly weight: number;
  readonly comment: string;
  readonly onChange: (comment: string) => void;
  readonly isDisabled: boolean;
}

/** One line, and room for a comment once there is one or one is wanted. */
function Criterion({ name, weight, comment, onChange, isDisabled }: CriterionProps) {
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted || comment !== '';
  return (
    <li>
      <div className="flex min-h-9 items-center gap-2 text-sm">
        <span className="min-w-0 flex-1">{name}</span>
        <span className="flex-none text-ink-3 tabular-nums">{text.weight(weight)}</span>
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
          onChange={onChange}
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
  readonly comments: Readonly<Record<string, string>>;
  readonly onChange: (comments: Readonly<Record<string, string>>) => void;
  readonly isDisabled: boolean;
}

/** The quiz's criteria, where it has any, with what the instructor says to each. */
export function RubricFields({ rubric, comments, onChange, isDisabled }: RubricFieldsProps) {
  if (rubric.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-semibold">{text.rubric}</h3>
      <ul className="flex flex-col gap-1">
        {rubric.map(({ name, weight }) => (
          <Criterion
            key={name}
            {...{ name, weight, isDisabled }}
            comment={comments[name] ?? ''}
            onChange={(comment) => onChange({ ...comments, [name]: comment })}
          />
        ))}
      </ul>
    </section>
  );
}
