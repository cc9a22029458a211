import type { TriedQuestion } from '@dure/contract/lectures/lecture-assistant/ai-playground.endpoints';
import { MAX_ASKED_LENGTH } from '@dure/contract/lectures/lecture-assistant/assistant-states';
import type { AnswerSource } from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { listReferenceQuestions } from '../../../../api/lectures/lecture-assistant/lecture-assistant.reads.ts';
import { queryPlayground } from '../../../../api/lectures/lecture-assistant/lecture-assistant.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Form } from '../../../../ui/fields/Form.tsx';
import { Select } from '../../../../ui/fields/Select.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { playgroundText as text } from './playground.text.ts';
import { PlaygroundResult } from './PlaygroundResult.tsx';

const EVERYWHERE = 'all';
const SHOWN = 12;

export interface PlaygroundProps {
  readonly club: number;
  readonly studies: readonly { readonly clubStudySequence: number }[];
  readonly onOpen: (source: AnswerSource) => void;
  /** Ways to mend an answer, for the question that was tried. */
  readonly remedies: (tried: TriedQuestion, question: string) => ReactNode;
}

/** Tries a club's assistant before its members do. */
export function Playground({ club, studies, onOpen, remedies }: PlaygroundProps) {
  const client = useQueryClient();
  const { data: references } = useQuery(listReferenceQuestions({ query: { clubSequence: club, size: SHOWN } }));
  const [question, setQuestion] = useState('');
  const [upTo, setUpTo] = useState(EVERYWHERE);
  const [tried, setTried] = useState<{ readonly question: string; readonly answer: TriedQuestion }>();
  const [error, setError] = useState<Error>();
  const [isAsking, setAsking] = useState(false);
  const ask = async (wanted: string) => {
    if (wanted.trim() === '' || isAsking) return;
    const place =
      upTo === EVERYWHERE
        ? ({ clubStudySequence: null, scope: 'ALL' } as const)
        : ({ clubStudySequence: Number(upTo), scope: 'SO_FAR' } as const);
    setAsking(true);
    setError(undefined);
    try {
      const answer = await queryPlayground(client, { body: { clubSequence: club, question: wanted, ...place } });
      setTried({ question: wanted, answer });
    } catch (cause) {
      setError(cause as Error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      {references !== undefined && references.contents.length > 0 && (
        <div role="group" aria-label={text.references} className="flex flex-wrap items-center gap-1.5">
          <span className="mr-1 text-sm font-semibold text-ink-2">{text.references}</span>
          {references.contents.map((one) => (
            <button
              key={`${one.clubStudySequence} ${one.question}`}
              type="button"
              aria-pressed={one.question === question}
              onClick={() => {
                setQuestion(one.question);
                void ask(one.question);
              }}
              className={cx(
                'min-h-11 max-w-full truncate rounded-control border border-line-strong bg-surface px-3 text-sm hover:bg-sunken desktop:min-h-8',
                'aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand-ink',
              )}
            >
              {one.question}
            </button>
          ))}
        </div>
      )}
      <Form onSubmit={() => void ask(question)} className="gap-1.5">
        <p className="text-sm text-ink-2">{text.private}</p>
        <div className="flex flex-wrap gap-2">
          <TextField
            label={text.question}
            labelHidden
            placeholder={text.placeholder}
            value={question}
            onChange={setQuestion}
            maxLength={MAX_ASKED_LENGTH}
            autoComplete="off"
            className="min-w-0 flex-[1_1_18rem]"
          />
          <Select
            label={text.study}
            labelHidden
            options={[
              ...studies.map(({ clubStudySequence }, at) => ({
                value: String(clubStudySequence),
                label: text.upTo(at + 1),
              })),
              { value: EVERYWHERE, label: text.all },
            ]}
            value={upTo}
            onChange={setUpTo}
            className="w-32"
          />
          <Button type="submit" variant="primary" isPending={isAsking} isDisabled={question.trim() === ''}>
            {text.ask}
          </Button>
        </div>
      </Form>
      <div aria-live="polite">
        {error && <ErrorState error={error} onRetry={() => void ask(question)} isRetrying={isAsking} />}
        {tried && (
          <PlaygroundResult tried={tried.answer} onOpen={onOpen} remedies={remedies(tried.answer, tried.question)} />
        )}
      </div>
    </div>
  );
}
