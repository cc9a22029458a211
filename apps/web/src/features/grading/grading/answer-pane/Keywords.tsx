import { useMemo } from 'react';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { lazyModule } from '../../../../kernel/lazy/lazy-module.ts';
import { gradingText } from '../grading.text.ts';
import { matchKeywords } from '../../../../ui/text/keyword-match.ts';

const text = gradingText.grade;
/** Needed where an answer may quote. */
const useOwnWords = lazyModule(() => import('@dure/contract/answering/answers/own-words'));

/** Which scoring keywords stand in the answer, found ones first. */
export function Keywords({ answer, keywords }: { readonly answer: string; readonly keywords: readonly string[] }) {
  const own = useOwnWords(answer.includes('>'))?.ownWords(answer) ?? answer;
  const { hit, missed } = useMemo(() => matchKeywords(own, keywords), [own, keywords]);
  if (keywords.length === 0) return null;
  const chips = [...hit.map((word) => ({ word, isHit: true })), ...missed.map((word) => ({ word, isHit: false }))];
  return (
    <section className="mt-3 border-t border-line pt-3">
      <h4 className="mb-2 text-sm font-semibold">
        {text.keywords}{' '}
        <span className="text-ink-3 tabular-nums">
          {hit.length} / {keywords.length}
        </span>
      </h4>
      <ul className="flex flex-wrap gap-1.5">
        {chips.map(({ word, isHit }) => (
          <li key={word} className="min-w-0">
            <Chip tone={isHit ? 'good' : 'bad'} className="max-w-full">
              <span className="truncate">{word}</span>
              <Icon name={isHit ? 'check' : 'close'} size={13} />
              <span className="sr-only">{isHit ? text.hit : text.missed}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
