import { hasAnswer, isFinal } from '@dure/contract/insight/gradebook/gradebook-cells';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { getMemberAnswer } from '../../../api/grading/grading/grading.reads.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { Kbd } from '../../../ui/keys/Kbd.tsx';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { cellWords } from './cell-words.ts';
import { gradebookText as text } from './gradebook.text.ts';
import type { CellAddress, ScoreEntry } from './use-score-entry.ts';

/** Whoever runs through the cells asks for none of them. */
const REST_MS = 300;

/** What an answer says of itself: when it came, how long it is, what its author thinks of it. */
function AnswerFacts({ club, address }: { readonly club: number; readonly address: CellAddress }) {
  const { row, column } = address;
  const params = { club, quiz: column.quizSequence, memberUUID: row.member.memberUUID };
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({ ...getMemberAnswer({ params }), enabled: isRested });
  const step = data?.final ?? data?.pre;
  if (!data || !step) return null;
  return (
    <>
      {data.final ? text.finalAt : text.preAt} <DateText date={step.submittedAt} look="short" />
      {' · '}
      {text.characters([...step.text].length)}
      {data.grades.SELF !== null && ` · ${text.self(data.grades.SELF)}`}
      {' · '}
    </>
  );
}

export interface CellFootProps {
  readonly club: number;
  readonly address: CellAddress | undefined;
  readonly entry: ScoreEntry;
  readonly holdsGrades: boolean;
  readonly answerLink: (address: CellAddress, parts: LinkParts) => ReactNode;
}

/** What a score does that is saved now. */
const consequence = ({ column: { deadlineAt }, cell }: CellAddress, holdsGrades: boolean) => {
  if (holdsGrades) return text.holds;
  return deadlineAt !== null && !cell.isOver ? text.closes : text.tells;
};

/** The cell with the focus in words, and what the keys do with it. */
export function CellFoot({ club, address, entry, holdsGrades, answerLink }: CellFootProps) {
  const { typed, saving } = entry;
  return (
    <div className="flex min-h-13 flex-none items-center gap-3.5 border-t border-line bg-surface px-5 text-[0.84375rem]">
      {address && (
        <>
          <b className="flex-none">{text.place(address.row.member.nickname, address.column.no)}</b>
          <span className="min-w-0 flex-1 truncate text-ink-2 tabular-nums">
            {typed !== undefined ? (
              <>
                {text.typing(typed)} · {consequence(address, holdsGrades)}
              </>
            ) : saving ? (
              text.saving(saving.grade)
            ) : (
              <>
                {hasAnswer(address.cell.state) && (
                  <AnswerFacts
                    key={`${address.row.member.memberUUID}/${address.column.quizSequence}`}
                    club={club}
                    address={address}
                  />
                )}
                {cellWords(address.cell)}
              </>
            )}
          </span>
          {hasAnswer(address.cell.state) &&
            answerLink(address, {
              className: 'flex-none font-semibold text-brand-ink underline-offset-2 hover:underline',
              children: text.openAnswer,
            })}
        </>
      )}
      <span className="ml-auto flex flex-none items-center gap-3 text-ink-2" aria-hidden="true">
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> <Kbd>←</Kbd> <Kbd>→</Kbd> {text.move}
        </span>
        <span>
          <Kbd>⏎</Kbd> {text.openAnswer}
        </span>
        {address && isFinal(address.cell.state) && (
          <span>
            <Kbd>0–9</Kbd> {text.write}
          </span>
        )}
      </span>
    </div>
  );
}
