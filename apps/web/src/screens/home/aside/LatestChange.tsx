import type { MyHome } from '@dure/contract/clubs/home/home.endpoints';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/Icon.tsx';
import { ownHomeText } from '../own-home.text.ts';

const text = ownHomeText.aside;

/** What one thought at first and what one thinks now, of the quiz that was answered last. */
export function LatestChange({ change }: { readonly change: NonNullable<MyHome['change']> }) {
  const { clubSequence, quizSequence, keywordCount, quoteCount } = change;
  const facts = [
    ...(keywordCount === null || keywordCount === 0 ? [] : [text.keywords(keywordCount)]),
    ...(quoteCount === 0 ? [] : [text.quotes(quoteCount)]),
  ];
  const answer = (name: string, words: string) => (
    <div className="min-w-0 rounded-box border border-line bg-surface px-3 py-2 text-sm">
      <p className="line-clamp-6 break-words">
        <span className="sr-only">{name}: </span>
        {words}
      </p>
    </div>
  );
  return (
    <section aria-labelledby="home-change">
      <h2 id="home-change" className="text-lg font-bold">
        {text.change}
      </h2>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)_1rem_minmax(0,1fr)] items-center gap-2.5">
        {answer(text.before, change.pre)}
        <Icon name="arrowRight" size={16} className="text-ink-3" />
        {answer(text.after, change.final)}
      </div>
      {facts.length > 0 && <p className="mt-2 text-sm text-ink-2 tabular-nums">{facts.join(' · ')}</p>}
      <Link
        to="/quiz/$clubSequence/quizzes/$quizSequence"
        params={{ clubSequence, quizSequence }}
        className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink hover:underline desktop:min-h-9"
      >
        {text.compare}
      </Link>
    </section>
  );
}
