import { MAX_CHATBOT_QUESTION } from '@dure/contract/assistance/chatbot/chatbot-frame';
import { useEffect, useRef, useState } from 'react';
import { AnswerView } from './AnswerView.tsx';
import { AskPerson } from './AskPerson.tsx';
import { chatbotPageText as text } from './chatbot.text.ts';
import { useConversation } from './use-conversation.ts';

/** The whole of the built-in page: what was said, a person to ask, and the field. */
export function Conversation() {
  const { turns, about, isAsking, send, stop } = useConversation();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (turns.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [turns]);
  const submit = (question: string) => {
    if (isAsking || question.trim() === '') return;
    setTyped('');
    send(question.trim());
  };
  return (
    <main className="flex h-dvh flex-col bg-surface text-ink">
      <h1 className="sr-only">{text.title}</h1>
      <div
        role="log"
        aria-label={text.conversation}
        className="flex min-h-0 flex-1 flex-col gap-3.5 overflow-y-auto px-5 py-4.5"
      >
        {turns.length === 0 && (
          <div className="flex flex-col items-start gap-2.5">
            <p className="leading-[1.7]">{text.greeting}</p>
            {text.suggestions.map((one) => (
              <button
                key={one}
                type="button"
                onClick={() => submit(one)}
                className="min-h-11 rounded-control border border-line-strong px-3.5 text-left text-sm font-semibold hover:bg-sunken"
              >
                {one}
              </button>
            ))}
          </div>
        )}
        {turns.map(({ question, answer, failure }, at) => (
          <article key={at} aria-label={question} className="flex flex-col gap-3.5">
            <p className="max-w-[86%] self-end rounded-[14px_14px_4px_14px] bg-sunken px-3.5 py-2 break-words whitespace-pre-wrap">
              {question}
            </p>
            <div>
              {answer && <AnswerView answer={answer} />}
              {!answer && <p className="text-ink-2">{failure ?? text.looking}</p>}
            </div>
          </article>
        ))}
        {about && <AskPerson about={about} question={turns.at(-1)?.question ?? ''} />}
        <div ref={end} />
      </div>
      <div className="flex flex-none flex-col gap-1 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <div className="flex gap-2">
          <input
            ref={field}
            aria-label={text.placeholder}
            placeholder={text.placeholder}
            maxLength={MAX_CHATBOT_QUESTION}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            // While a syllable is being put together Enter ends it, and sends nothing.
            onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && submit(typed)}
            enterKeyHint="send"
            className="h-11 min-w-0 flex-1 rounded-control border border-edge bg-surface px-3 text-base placeholder:text-ink-3"
          />
          {isAsking ? (
            <button
              type="button"
              onClick={stop}
              className="h-11 flex-none rounded-control border border-line-strong px-3 font-semibold"
            >
              {text.stop}
            </button>
          ) : (
            <button
              type="button"
              onClick={() => submit(typed)}
              disabled={about?.leftToday === 0}
              className="h-11 flex-none rounded-control bg-brand px-3.5 font-semibold text-on-brand disabled:opacity-50"
            >
              {text.send}
            </button>
          )}
        </div>
        {about && about.leftToday <= 10 && <p className="text-xs text-ink-3">{text.left(about.leftToday)}</p>}
      </div>
    </main>
  );
}
