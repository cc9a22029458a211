import type { GradingDetail } from '@dure/contract/answers/grading.endpoints';
import { MAX_CRITERION_COMMENT_LENGTH } from '@dure/contract/answers/answer-limits';
import { TextArea } from '../../ui/TextArea.tsx';
import { gradingText } from './grading.text.ts';

const text = gradingText.grade;

export interface RubricFieldsProps {
  readonly rubric: GradingDetail['rubric'];
  readonly comments: Readonly<Record<string, string>>;
  readonly onChange: (comments: Readonly<Record<string, string>>) => void;
  readonly isDisabled: boolean;
}

/** A comment for each criterion of the quiz, where it has any. */
export function RubricFields({ rubric, comments, onChange, isDisabled }: RubricFieldsProps) {
  if (rubric.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold">{text.rubric}</h3>
      <ul className="flex flex-col gap-3">
        {rubric.map(({ name, weight }) => (
          <li key={name}>
            <div className="mb-1 flex items-baseline justify-between gap-2 text-sm">
              <span>{name}</span>
              <span className="flex-none text-ink-3 tabular-nums">{text.weight(weight)}</span>
            </div>
            <TextArea
              label={text.comment(name)}
              labelHidden
              placeholder={text.commentPlaceholder}
              rows={1}
              value={comments[name] ?? ''}
              onChange={(comment) => onChange({ ...comments, [name]: comment })}
              isDisabled={isDisabled}
              inputClassName="min-h-0"
              {...((comments[name]?.length ?? 0) > MAX_CRITERION_COMMENT_LENGTH && {
                limit: MAX_CRITERION_COMMENT_LENGTH,
              })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
