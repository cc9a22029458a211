import type { Influence } from '@dure/contract/answering/answers/helped.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { listHelped } from '../../../../api/answering/answers/helped.reads.ts';
import { decideInfluence } from '../../../../api/answering/answers/helped.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { notice } from '../../../../kernel/interruptions.ts';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { ToggleChips } from '../../../../ui/buttons/ToggleChips.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { helpedText } from './helped.text.ts';

const words = helpedText.influence;
const [YES, NO] = ['yes', 'no'];
const options = [
  { value: YES, label: words.yes },
  { value: NO, label: words.no },
];

interface OneProps {
  readonly address: QuizAddress;
  readonly influence: Influence;
}

/** One thought, and whether it came from there: the question may stay open, and its answer be changed. */
function One({ address, influence: { member, sentence, passage, isConfirmed } }: OneProps) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const decide = async (chosen: boolean) => {
    setPending(true);
    try {
      const params = { ...address, memberUUID: member.memberUUID };
      await decideInfluence(client, { params, body: { isConfirmed: chosen } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401) notice(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <li className="flex flex-col gap-2.5 py-3">
      <dl className="grid gap-1.5">
        <div className="wrap-break-word">
          <dt className="text-sm text-ink-3">{words.mine}</dt>
          <dd>“{plainQuestion(sentence)}”</dd>
        </div>
        <div className="wrap-break-word">
          <dt className="text-sm text-ink-3">{words.theirs(member.nickname)}</dt>
          <dd>“{plainQuestion(passage)}”</dd>
        </div>
      </dl>
      <ToggleChips
        label={words.question(member.nickname)}
        options={options}
        selectionMode="single"
        value={isConfirmed === null ? [] : [isConfirmed ? YES : NO]}
        onChange={([chosen]) => chosen !== undefined && void decide(chosen === YES)}
        isDisabled={isPending}
      />
      <p role="status" className="text-sm text-ink-3">
        {isConfirmed !== null && (isConfirmed ? words.thanked(member.nickname) : words.denied)}
      </p>
    </li>
  );
}

/** Thoughts of the own final answer that first stood in answers of others; nothing where there are none. */
export function Influences(address: QuizAddress) {
  const { club, quiz } = address;
  const { data } = useQuery(listHelped({ params: { club }, query: { quizSequence: quiz } }));
  if (!data || data.influences.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="influences" className="flex flex-col gap-1">
      <h3 id="influences" className="text-lg font-bold">
        {words.title}
      </h3>
      <p className="text-sm text-ink-3">{words.unread}</p>
      <ul className="divide-y divide-line">
        {data.influences.map((one) => (
          <One key={one.member.memberUUID} address={address} influence={one} />
        ))}
      </ul>
    </Card>
  );
}
