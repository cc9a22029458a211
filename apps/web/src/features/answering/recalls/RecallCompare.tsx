import type { Recall } from '@dure/contract/answering/recalls/recalls.endpoints';
import { useEffect, useRef, type ReactNode } from 'react';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { formatMonthDay } from '../../../ui/dates/format-date.ts';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { matchKeywords } from '../../../ui/text/keyword-match.ts';
import { recallsText as text } from './recalls.text.ts';

function Side({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-box border border-line bg-surface p-4">
      <h3 className="mb-1.5 text-sm font-semibold text-ink-2">{title}</h3>
      {children}
    </section>
  );
}

function Keywords({ title, tone, found }: { title: string; tone: 'good' | 'pre'; found: readonly string[] }) {
  if (found.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <dt className="text-sm font-semibold text-ink-2">{title}</dt>
      {found.map((keyword) => (
        <dd key={keyword}>
          <Chip tone={tone}>{keyword}</Chip>
        </dd>
      ))}
    </div>
  );
}

export interface RecallCompareProps {
  readonly typed: string;
  readonly recall: Recall;
  /** The model answer, where it is open. */
  readonly model: ReactNode;
  readonly changes: ReactNode;
}

/** What came to mind beside what was once answered, and what a good answer holds. */
export function RecallCompare({ typed, recall, model, changes }: RecallCompareProps) {
  const { final, before, modelAnswer } = recall;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { hit, missed } = matchKeywords(typed, modelAnswer?.keywords ?? []);
  return (
    <div className="@container flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="font-bold outline-none">
        {text.compared}
      </h3>
      <div className="grid gap-3 @[36rem]:grid-cols-2">
        <Side title={text.now}>
          {typed === '' ? (
            <p className="text-ink-3">{text.nothing}</p>
          ) : (
            <Markdown text={typed} headingLevel={4} className="text-base!" />
          )}
        </Side>
        <Side title={text.final}>
          <Markdown text={final.text} headingLevel={4} className="text-base!" />
        </Side>
      </div>
      {hit.length + missed.length > 0 && (
        <dl className="flex flex-col gap-2">
          <Keywords title={text.keywords} tone="good" found={hit} />
          <Keywords title={text.missed} tone="pre" found={missed} />
        </dl>
      )}
      {model}
      {changes}
      {before && before.text !== '' && (
        <Side title={text.before(formatMonthDay(before.recalledOn), before.rating)}>
          <Markdown text={before.text} headingLevel={4} className="text-base! text-ink-2" />
        </Side>
      )}
    </div>
  );
}
