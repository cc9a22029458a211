import { MAX_PAGE_SIZE } from '@dure/contract/http/request-limits';
import { cutText } from '@dure/contract/text/cut-text';
import { MAX_QUOTE_LENGTH } from '@dure/contract/lectures/lecture-assistant/assistant-states';
import type { AnswerSource } from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import type { AssistantScope } from '@dure/contract/lectures/lecture-clubs/assistant-choices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  getAssistantAbout,
  listAssistantMessages,
} from '../../../api/lectures/lecture-assistant/lecture-assistant.reads.ts';
import {
  askAssistant,
  continueAssistant,
  stopAssistant,
} from '../../../api/lectures/lecture-assistant/lecture-assistant.writes.ts';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { useIdempotencyKey } from '../../../kernel/calls/idempotency-key.ts';
import { useKeptText } from '../../../kernel/use-kept-text.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../../ui/states/WorkSkeleton.tsx';
import { Answer } from './Answer.tsx';
import { AskField } from './AskField.tsx';
import { assistantText as text } from './lecture-assistant.text.ts';
import { useLiveAssistant } from './use-live-assistant.ts';

const PAGE = 20;
/** An answer that is under way is asked for as well where live events do not come. */
const AGAIN_MS = 5000;
const MINUTE_MS = 60_000;

export interface ConversationProps {
  readonly club: number;
  readonly study: number;
  /** A passage that was marked to be asked about; another `no` each time. */
  readonly handed: { readonly no: number; readonly passage?: { readonly text: string } | undefined } | null;
  readonly isShown: (source: AnswerSource) => boolean;
  readonly onOpen: (source: AnswerSource) => void;
  /** What others asked already, for what is being typed. */
  readonly similar?: (typed: string) => ReactNode;
  /** Takes a question on to the instructor; left out where nobody can be asked. */
  readonly onAskInstructor?: ((question: string) => void) | undefined;
}

/** What the member asked the assistant in a study, and what it answered. */
export function Conversation({ club, study, handed, isShown, onOpen, similar, onAskInstructor }: ConversationProps) {
  useLiveAssistant();
  const client = useQueryClient();
  const [size, setSize] = useState(PAGE);
  const about = useQuery({
    ...getAssistantAbout({ query: { clubSequence: club } }),
    // Whoever has asked enough may ask again after midnight, on a page that stayed open too.
    refetchInterval: ({ state }) => (state.data?.leftToday === 0 ? MINUTE_MS : (false as const)),
  });
  const list = useQuery({
    ...listAssistantMessages({ query: { clubSequence: club, clubStudySequence: study, size } }),
    refetchInterval: ({ state }) =>
      state.data?.contents.some(({ answerState }) => answerState === 'ANSWERING') ? AGAIN_MS : (false as const),
  });
  const [question, setQuestion] = useKeptText(`assistant:${club}:${study}`);
  const [quote, setQuote] = useState('');
  const [taken, setTaken] = useState(0);
  if (handed?.passage && handed.no !== taken) {
    setTaken(handed.no);
    setQuote(cutText(handed.passage.text, MAX_QUOTE_LENGTH));
  }
  const [scope, setScope] = useState<AssistantScope>();
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const key = useIdempotencyKey();
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (taken > 0) field.current?.focus({ preventScroll: true });
  }, [taken]);
  const newest = list.data?.contents[0];
  useLayoutEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
    // oxlint-disable-next-line exhaustive-effect-dependencies -- what is newest grows at the end
  }, [newest?.assistantMessageSequence, newest?.sentences.length, newest?.answerState]);

  const refused = (cause: unknown) => {
    if (!(cause instanceof ApiError)) throw cause;
    setError(cause.message);
  };
  const ask = async (chosen: AssistantScope) => {
    const asked = question.trim() === '' ? text.aboutThisQuestion : question;
    const body = { clubSequence: club, clubStudySequence: study, scope: chosen, question: asked, quote };
    setAsking(true);
    setError(undefined);
    try {
      await askAssistant(client, { body }, { idempotencyKey: key.of(JSON.stringify(body)) });
      key.used();
      setQuestion('');
      setQuote('');
    } catch (cause) {
      refused(cause);
    } finally {
      setAsking(false);
    }
  };
  return (
    <Loaded from={about} skeleton={<WorkSkeleton hasHead={false} />}>
      {(settings) => {
        if (!settings.isOn) return <EmptyState className="m-auto">{text.off}</EmptyState>;
        const name = settings.name === '' ? text.assistant : settings.name;
        const chosen = scope ?? settings.scope;
        return (
          <>
            <div
              role="log"
              aria-label={name}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
              tabIndex={0}
              className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain px-4 py-4 wide:px-5"
            >
              <p className="text-center text-xs text-ink-3">{text.read}</p>
              <Loaded from={list} skeleton={<WorkSkeleton hasHead={false} />}>
                {({ contents, totalElements }) => (
                  <>
                    {totalElements > contents.length && size < MAX_PAGE_SIZE && (
                      <Button
                        size="small"
                        variant="ghost"
                        className="self-center"
                        onPress={() => setSize(MAX_PAGE_SIZE)}
                      >
                        {text.earlier}
                      </Button>
                    )}
                    {contents.length === 0 && (
                      <EmptyState icon="question" className="m-auto">
                        {text.empty}
                      </EmptyState>
                    )}
                    {contents.toReversed().map((message) => {
                      const params = { assistantMessageSequence: message.assistantMessageSequence };
                      return (
                        <article
                          key={message.assistantMessageSequence}
                          aria-label={message.question}
                          className="flex flex-col gap-3"
                        >
                          <div className="max-w-[86%] self-end rounded-[14px_14px_4px_14px] bg-sunken px-3.5 py-2">
                            {message.quote !== '' && (
                              <p className="mb-1 line-clamp-2 border-l-2 border-line-strong pl-2 text-sm text-ink-2">
                                {message.quote}
                              </p>
                            )}
                            <p className="break-words whitespace-pre-line">{message.question}</p>
                          </div>
                          <Answer
                            message={message}
                            name={name}
                            isShown={isShown}
                            onOpen={onOpen}
                            onStop={() => void stopAssistant(client, { params }).catch(refused)}
                            onContinue={() => void continueAssistant(client, { params }).catch(refused)}
                            onAskInstructor={onAskInstructor && (() => onAskInstructor(message.question))}
                          />
                        </article>
                      );
                    })}
                  </>
                )}
              </Loaded>
              <div ref={end} />
            </div>
            <AskField
              about={settings}
              similar={similar?.(question)}
              value={question}
              onChange={setQuestion}
              quote={quote}
              onDropQuote={() => setQuote('')}
              scope={chosen}
              onScope={setScope}
              error={error}
              isAsking={isAsking}
              onAsk={() => void ask(chosen)}
              inputRef={field}
            />
          </>
        );
      }}
    </Loaded>
  );
}
