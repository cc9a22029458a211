import type { ChatbotAnswer } from '@dure/contract/assistance/chatbot/chatbot.views';
import type { ReactNode } from 'react';
import { openInParent } from './parent-page.ts';
import { chatbotPageText as text } from './chatbot.text.ts';

const mark =
  'mx-0.5 inline-grid min-w-4.5 place-items-center rounded-[5px] bg-brand-soft px-1 text-[0.6875rem] leading-[1.6] font-bold text-brand-ink';

/** A link whose page opens around the chatbot. */
function Around({
  to,
  className,
  children,
}: {
  readonly to: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  return (
    <a
      href={to}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        openInParent(to);
      }}
    >
      {children}
    </a>
  );
}

/** Sentences with the numbers of their sources, the things that they are about, and the sources. */
export function AnswerView({ answer }: { readonly answer: ChatbotAnswer }) {
  const { answerState, sentences, items, sources, notice } = answer;
  if (answerState === 'NOT_FOUND') return <p>{text.notFound}</p>;
  return (
    <>
      <p className="leading-[1.7] break-words">
        {sentences.map((sentence, at) => (
          <span key={at}>
            {sentence.text}
            {sentence.sources.map((no) => (
              <span key={no}>
                {'\u2060'}
                <span aria-hidden className={mark}>
                  {no}
                </span>
              </span>
            ))}{' '}
          </span>
        ))}
      </p>
      {items.length > 0 && (
        <ul className="mt-2.5 divide-y divide-line rounded-control border border-line">
          {items.map(({ title, detail, path }) => (
            <li key={path + title}>
              <Around to={path} className="flex min-h-13 items-center gap-2.5 px-3.5 py-2 hover:bg-sunken">
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold break-words">{title}</span>
                  <span className="block text-sm text-ink-3">{detail}</span>
                </span>
                <span aria-hidden className="text-ink-3">
                  ›
                </span>
              </Around>
            </li>
          ))}
        </ul>
      )}
      {sources.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-x-2.5">
          {sources.map(({ no, title, path }) => (
            <li key={no}>
              <Around to={path} className="inline-flex min-h-11 items-center gap-1 text-sm text-ink-3 hover:underline">
                <span className={mark}>{no}</span>
                {title}
              </Around>
            </li>
          ))}
        </ul>
      )}
      {notice !== null && <p className="mt-1.5 text-sm text-ink-2">{notice}</p>}
      {answerState === 'BROKEN' && <p className="mt-1.5 text-sm text-ink-2">{text.broken}</p>}
    </>
  );
}
