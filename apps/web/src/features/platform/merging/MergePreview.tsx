import { useQuery } from '@tanstack/react-query';
import { getMergePreview } from '../../../api/platform/merging/merging.reads.ts';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import { mergingText as text } from './merging.text.ts';

export interface MergePreviewProps {
  readonly mergedUUID: string;
  readonly keptUUID: string;
}

/** What would move from one account to the other, and the rule of each thing that both have. */
export function MergePreview({ mergedUUID, keptUUID }: MergePreviewProps) {
  const preview = useQuery(getMergePreview({ params: { memberUUID: mergedUUID }, query: { keptUUID } }));
  return (
    <Loaded from={preview} skeleton={<Waiting />}>
      {({ moves, conflicts }) => (
        <div className="flex flex-col gap-5">
          <section className="flex flex-col gap-2">
            <h3 className="text-sm font-semibold text-ink-2">{text.moves}</h3>
            {moves.length === 0 && <p className="text-sm text-ink-3">{text.nothing}</p>}
            <dl className="flex flex-col divide-y divide-line text-sm">
              {moves.map(({ part, count }) => (
                <div key={part} className="flex justify-between gap-3 py-1.5">
                  <dt className="min-w-0 break-keep">{text.parts[part]}</dt>
                  <dd className="font-semibold tabular-nums">{text.count(count)}</dd>
                </div>
              ))}
            </dl>
          </section>
          {conflicts.length > 0 && (
            <section className="flex flex-col gap-2">
              <h3 className="text-sm font-semibold text-ink-2">{text.both}</h3>
              <dl className="flex flex-col gap-2.5 text-sm">
                {conflicts.map(({ conflict, count }) => (
                  <div key={conflict}>
                    <dt className="break-keep">
                      {text.conflicts[conflict]} <span className="font-semibold tabular-nums">{text.count(count)}</span>
                    </dt>
                    <dd className="break-keep text-ink-3">{text.rules[conflict]}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </div>
      )}
    </Loaded>
  );
}
