import { ownWords } from '@dure/contract/answering/answers/own-words';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { matchKeywords } from '../../../../ui/text/keyword-match.ts';
import { afterText } from './after.text.ts';

const words = afterText.keywords;

export interface KeywordsMetProps {
  readonly keywords: readonly string[];
  readonly pre: string;
  readonly final: string;
}

/** Which keywords of the model answer came with the final answer, which stood there from the first, and which are left. */
export function KeywordsMet({ keywords, pre, final }: KeywordsMetProps) {
  if (keywords.length === 0) return null;
  const { hit, missed } = matchKeywords(ownWords(final), keywords);
  const before = new Set(matchKeywords(ownWords(pre), keywords).hit);
  const groups = [
    { label: words.met, tone: 'good', found: hit.filter((keyword) => !before.has(keyword)) },
    { label: words.fromFirst, tone: 'neutral', found: hit.filter((keyword) => before.has(keyword)) },
    { label: words.left, tone: 'pre', found: missed },
  ] as const;
  return (
    <section aria-labelledby="keywords-met" className="rounded-box border border-line bg-surface p-4">
      <h2 id="keywords-met" className="sr-only">
        {words.title}
      </h2>
      <dl className="flex flex-col gap-2">
        {groups
          .filter(({ found }) => found.length > 0)
          .map(({ label, tone, found }) => (
            <div key={label} className="flex flex-wrap items-center gap-1.5">
              <dt className="w-28 flex-none text-sm font-semibold text-ink-2">{label}</dt>
              {found.map((keyword) => (
                <dd key={keyword}>
                  <Chip tone={tone}>{keyword}</Chip>
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </section>
  );
}
