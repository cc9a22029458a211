import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { rateComprehension } from '../../../../api/answering/answers/answers.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { notice } from '../../../../kernel/interruptions.ts';
import { ToggleChips } from '../../../../ui/buttons/ToggleChips.tsx';
import { letterKey } from '../../../../ui/keys/page-keys.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { changeRoom } from '../answers.cache.ts';
import { afterText } from './after.text.ts';

const words = afterText.comprehension;
const options = words.choices.map((_, index) => ({ value: String(index + 1), label: String(index + 1) }));

export interface ComprehensionProps {
  readonly address: QuizAddress;
  readonly value: number | null;
  readonly isReadOnly: boolean;
}

/** How well one understood, from 1 to 5; saved as soon as it is chosen. */
export function Comprehension({ address, value, isReadOnly }: ComprehensionProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const rate = async (chosen: number) => {
    setPending(true);
    changeRoom(client, address, { comprehension: chosen });
    try {
      const { club, quiz } = address;
      await rateComprehension(client, {
        body: { clubSequence: club, quizSequence: quiz, comprehension: chosen },
      });
      toast({ message: words.saved, tone: 'good' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      changeRoom(client, address, { comprehension: value });
      if (error.status !== 401) notice(error);
    } finally {
      setPending(false);
    }
  };
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const chosen = options.find((option) => option.value === letterKey(event));
    if (!chosen || isReadOnly || isPending) return;
    event.preventDefault();
    void rate(Number(chosen.value));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <section className="rounded-box border border-line bg-surface p-4">
      <ToggleChips
        label={words.title}
        options={options}
        selectionMode="single"
        value={value === null ? [] : [String(value)]}
        onChange={([chosen]) => chosen !== undefined && void rate(Number(chosen))}
        isDisabled={isReadOnly || isPending}
      />
      <p className="mt-2 text-sm text-ink-3">{value === null ? words.scale : words.choices[value - 1]}</p>
    </section>
  );
}
