import { MAX_PICK_REASON_LENGTH } from '@dure/contract/answering/answers/answer-limits';
import type { AnswerCard } from '@dure/contract/answering/answers/answers.views';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { explainOnePick } from '../../../../api/answering/answers/answers.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { announce } from '../../../../ui/announcer.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { useKeptText } from '../../../../kernel/use-kept-text.ts';
import { changeCard } from '../answers.cache.ts';
import { peersText } from './peers.text.ts';

const words = peersText.onePick;

/** One optional line: why this answer is the one-pick. Its author reads it. */
export function PickReason({ card }: { readonly card: AnswerCard }) {
  const { clubSequence: club, quizSequence: quiz, member, onePickReason: saved } = card;
  const client = useQueryClient();
  const [kept, keep] = useKeptText(`pick:${card.clubQuizAnswerSequence}`);
  const [text, setText] = useState(kept === '' ? saved : kept);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    const reason = text.trim();
    if (reason === saved || isPending) return;
    setPending(true);
    try {
      const address = { club, quiz, memberUUID: member.memberUUID };
      await explainOnePick(client, { params: address, body: { reason } });
      changeCard(client, address, { onePickReason: reason });
      keep('');
      announce(words.saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.fields[0]?.message ?? error.message);
    } finally {
      setPending(false);
    }
  };
  return (
    <Form onSubmit={() => void save()} className="mt-2 flex-row! items-end gap-2! rounded-box border border-line p-3">
      <TextField
        label={words.reason}
        description={words.shownTo(member.nickname)}
        placeholder={words.placeholder}
        maxLength={MAX_PICK_REASON_LENGTH}
        value={text}
        onChange={(typed) => {
          setText(typed);
          keep(typed);
          setProblem(undefined);
        }}
        error={problem}
        className="flex-1"
      />
      <Button type="submit" size="small" isPending={isPending} isDisabled={text.trim() === saved} className="mb-7">
        {words.save}
      </Button>
    </Form>
  );
}
