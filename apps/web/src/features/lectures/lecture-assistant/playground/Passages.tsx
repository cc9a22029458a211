import type { TriedQuestion } from '@dure/contract/lectures/lecture-assistant/ai-playground.endpoints';
import { plainQuestion } from '@dure/contract/markdown/plain-question';
import { cx } from '../../../../ui/cx.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { assistantText } from '../lecture-assistant.text.ts';
import { placeOf, square } from '../SourceList.tsx';
import { playgroundText as text } from './playground.text.ts';

/** What was found for a question, best first, with how much of it each has. */
export function Passages({ tried: { passages, leastScore } }: { readonly tried: TriedQuestion }) {
  return (
    <Card as="section" aria-label={text.passages}>
      <h2 className="font-bold">{text.passages}</h2>
      <p className="text-sm text-ink-2">
        {passages.length === 0 ? text.nothing : text.used(passages.filter(({ isUsed }) => isUsed).length)}
      </p>
      <ol className="mt-2 divide-y divide-line">
        {passages.map((passage) => (
          <li
            key={passage.no}
            aria-current={passage.isUsed || undefined}
            className={cx('py-2.5', passage.isUsed && '-mx-2 rounded-control bg-brand-soft px-2')}
          >
            <div className="flex items-center gap-2 text-sm">
              <span aria-hidden="true" className={square(passage.isUsed)}>
                {passage.no}
              </span>
              <span className="min-w-0 truncate font-semibold">
                {passage.kind === 'VERIFIED' ? assistantText.verified : placeOf(passage)}
              </span>
              <span className={cx('ml-auto flex-none tabular-nums', passage.isUsable ? 'text-ink-2' : 'text-ink-3')}>
                {text.score(passage.score)}
              </span>
            </div>
            <p className="mt-1 line-clamp-2 text-sm break-words text-ink-2">{plainQuestion(passage.quote)}</p>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-ink-3">{text.least(leastScore)}</p>
    </Card>
  );
}
