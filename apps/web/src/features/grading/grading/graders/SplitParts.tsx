import { MAX_SHARE } from '@dure/contract/grading/grading/grading-limits';
import type { Graders } from '@dure/contract/grading/grading/graders.endpoints';
import type { SplitKind, SplitPart } from '@dure/contract/grading/grading/grading-split';
import type { ManagedClubQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { NumberField } from '../../../../ui/fields/NumberField.tsx';
import { Select } from '../../../../ui/fields/Select.tsx';
import { FIRST_LETTERS, splitText as text } from './split.text.ts';

const NOBODY = 'nobody';

export interface SplitPartsProps {
  readonly kind: SplitKind;
  readonly parts: readonly SplitPart[];
  readonly people: Graders['graders'];
  readonly quizzes: readonly ManagedClubQuiz[];
  readonly onChange: (parts: readonly SplitPart[]) => void;
}

/** Each grader's part of a club's answers, by the kind of the split. */
export function SplitParts({ kind, parts, people, quizzes, onChange }: SplitPartsProps) {
  const nameOf = (id: string) => people.find(({ member }) => member.memberUUID === id)?.member.nickname ?? '';
  const change = (at: number, part: Partial<SplitPart>) =>
    onChange(parts.map((one, index) => (index === at ? { ...one, ...part } : one)));
  if (kind === 'QUIZ')
    return (
      <div className="grid gap-3 desktop:grid-cols-2">
        {quizzes.map(({ quizSequence, no }) => (
          <Select
            key={quizSequence}
            label={text.quizOf(no)}
            value={parts.find((part) => part.quizzes.includes(quizSequence))?.memberUUID ?? NOBODY}
            options={[
              { value: NOBODY, label: text.nobody },
              ...people.map(({ member }) => ({ value: member.memberUUID, label: member.nickname })),
            ]}
            onChange={(whose) =>
              onChange(
                parts.map((part) => {
                  const rest = part.quizzes.filter((quiz) => quiz !== quizSequence);
                  return { ...part, quizzes: part.memberUUID === whose ? [...rest, quizSequence] : rest };
                }),
              )
            }
          />
        ))}
      </div>
    );
  const sum = parts.reduce((total, { share }) => total + share, 0);
  return (
    <div className="flex flex-col gap-3">
      {parts.map(({ memberUUID, from, share }, index) =>
        kind === 'SHARE' ? (
          <NumberField
            key={memberUUID}
            label={text.share(nameOf(memberUUID))}
            minValue={0}
            maxValue={MAX_SHARE}
            unit="%"
            value={share}
            onChange={(typed) => change(index, { share: typed ?? 0 })}
          />
        ) : index === 0 ? (
          <p key={memberUUID}>{text.first(nameOf(memberUUID))}</p>
        ) : (
          <Select
            key={memberUUID}
            label={text.from(nameOf(memberUUID))}
            value={from}
            options={FIRST_LETTERS.map((letter) => ({ value: letter, label: text.letter(letter) }))}
            onChange={(letter) => change(index, { from: letter })}
          />
        ),
      )}
      {kind === 'SHARE' && sum !== 100 && (
        <p role="status" className="text-sm text-pre">
          {text.sum(sum)}
        </p>
      )}
    </div>
  );
}
