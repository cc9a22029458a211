import type { ManagedCode } from '@dure/contract/tenancy/codes/codes.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getJobMergePreview } from '../../../api/tenancy/codes/codes.reads.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import { codesText } from './codes.text.ts';
import type { Codes } from './use-codes.ts';

const text = codesText.merging;

export interface MergeJobsProps {
  readonly pair: readonly [ManagedCode, ManagedCode];
  readonly codes: Codes;
  readonly onDone: () => void;
}

const usesOf = ({ clubCount, quizCount }: ManagedCode) => clubCount + quizCount;

/** Two ticked jobs: which name stays, and where both are used before and after. */
export function MergeJobs({ pair, codes, onDone }: MergeJobsProps) {
  const [one, other] = pair;
  // The one that is used more often is the likelier name.
  const [keptCode, setKept] = useState(usesOf(other) > usesOf(one) ? other.code : one.code);
  const [kept, merged] = keptCode === one.code ? [one, other] : [other, one];
  const preview = useQuery(getJobMergePreview({ params: { code: merged.code }, query: { into: kept.code } }));
  const merge = async () => {
    if (await codes.merge(merged, kept)) onDone();
  };
  return (
    <Card as="section" aria-labelledby="merge-jobs" className="flex flex-col gap-4">
      <h2 id="merge-jobs" className="sr-only">
        {text.title}
      </h2>
      <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)_minmax(0,5fr)]">
        <RadioGroup
          label={text.keep}
          look="rows"
          options={pair.map((job) => ({ value: job.code, label: job.name, description: text.places(usesOf(job)) }))}
          value={keptCode}
          onChange={setKept}
        />
        <Loaded from={preview} skeleton={<Waiting />}>
          {({ clubs, quizzes }) => (
            <table className="w-full text-sm tabular-nums">
              <thead>
                <tr className="border-b border-line text-right text-ink-3">
                  <th scope="col" className="py-1.5 text-left font-semibold">
                    {codesText.used}
                  </th>
                  {[merged.name, kept.name, text.after].map((head, place) => (
                    <th key={place} scope="col" className="py-1.5 pl-2 font-semibold wrap-anywhere">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {[[text.clubs, clubs] as const, [text.quizzes, quizzes] as const].map(([label, counts]) => (
                  <tr key={label} className="border-b border-line text-right last:border-0">
                    <th scope="row" className="py-1.5 text-left font-normal">
                      {label}
                    </th>
                    <td>{codesText.count(counts.merged)}</td>
                    <td>{codesText.count(counts.kept)}</td>
                    <td className="font-semibold">{codesText.count(counts.after)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Loaded>
        <div className="flex h-full flex-col justify-between gap-4">
          <p className="text-sm break-keep text-ink-2">{text.lead(merged.name, kept.name, usesOf(merged))}</p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="ghost" onPress={onDone}>
              {text.cancel}
            </Button>
            <Button variant="primary" isPending={codes.isPending} onPress={() => void merge()}>
              {text.merge(kept.name)}
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
}
