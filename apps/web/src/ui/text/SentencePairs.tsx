import { useMemo } from 'react';
import { cx } from '../cx.ts';
import { Markdown } from '../markdown/Markdown.tsx';
import { uiText } from '../ui.text.ts';
import { alignSentences, type PairKind } from './align-sentences.ts';

const words = uiText.pairs;

const tones: Record<PairKind, string> = {
  same: 'text-ink-3',
  polished: 'text-ink-2',
  rewritten: 'text-post',
  added: 'text-post',
  removed: 'text-ink-3',
};

export interface SentencePairsProps {
  readonly before: string;
  readonly after: string;
  /** What the two texts are, for the columns and for who hears them. */
  readonly names: readonly [before: string, after: string];
}

interface SideProps {
  readonly name: string;
  readonly text: string | null;
  readonly none: string;
  readonly className?: string;
}

function Side({ name, text, none, className }: SideProps) {
  return (
    <div className={cx('min-w-0', className)}>
      <span className="sr-only">{name} </span>
      {text === null ? (
        <p className="text-sm text-ink-3">{none}</p>
      ) : (
        <Markdown text={text} headingLevel={4} className="text-base! leading-[1.7]!" />
      )}
    </div>
  );
}

/** Two texts side by side to be read, sentence by sentence, with what became of each; nothing is struck through. */
export function SentencePairs({ before, after, names: [old, fresh] }: SentencePairsProps) {
  const pairs = useMemo(() => alignSentences(before, after), [before, after]);
  if (pairs.every(({ kind }) => kind === 'same')) return <p className="text-ink-2">{uiText.diff.same}</p>;
  return (
    <ol className="@container divide-y divide-line">
      {pairs.map((pair, index) => (
        <li
          key={index}
          className="grid gap-x-4 gap-y-1 py-2.5 @[32rem]:grid-cols-[minmax(0,1fr)_5rem_minmax(0,1.15fr)] @[32rem]:items-start"
        >
          <Side name={old} text={pair.before} none={words.notBefore} className="text-ink-3" />
          <p className={cx('text-sm font-semibold @[32rem]:pt-0.5 @[32rem]:text-center', tones[pair.kind])}>
            {words[pair.kind]}
          </p>
          <Side name={fresh} text={pair.after} none={words.notAfter} />
        </li>
      ))}
    </ol>
  );
}
