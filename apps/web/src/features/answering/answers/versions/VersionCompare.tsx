import type { AnswerVersion } from '@dure/contract/answering/answers/answer-versions.endpoints';
import { useQuery } from '@tanstack/react-query';
import { SentencePairs } from '../../../../ui/text/SentencePairs.tsx';
import { formatDateTime } from '../../../../ui/dates/format-date.ts';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
import { Select } from '../../../../ui/fields/Select.tsx';
import { SkeletonGroup, SkeletonText } from '../../../../ui/states/Skeleton.tsx';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { getAnswerVersion } from '../../../../api/answering/answers/answer-versions.reads.ts';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { versionsText } from './versions.text.ts';

const words = versionsText;

export interface VersionCompareProps {
  readonly address: QuizAddress;
  readonly versions: readonly AnswerVersion[];
  readonly older: number;
  readonly newer: number;
  readonly onPair: (part: { older?: number; newer?: number }) => void;
}

/** Two versions word by word; one against itself is simply read. */
export function VersionCompare({ address, versions, older, newer, onPair }: VersionCompareProps) {
  const timeZone = useTimeZone();
  const before = useQuery(getAnswerVersion({ params: { ...address, versionNo: older } }));
  const after = useQuery(getAnswerVersion({ params: { ...address, versionNo: newer } }));
  const options = versions.map(({ versionNo, submittedAt }) => ({
    value: String(versionNo),
    label: words.option(versionNo, formatDateTime(submittedAt, timeZone)),
  }));
  const failure = before.error ?? after.error;
  return (
    <section aria-label={words.compare} className="flex min-w-0 flex-col gap-3">
      <div className="grid gap-2 desktop:grid-cols-2">
        <Select
          label={words.before}
          options={options}
          value={String(older)}
          onChange={(no) => onPair({ older: Number(no) })}
        />
        <Select
          label={words.after}
          options={options}
          value={String(newer)}
          onChange={(no) => onPair({ newer: Number(no) })}
        />
      </div>
      {failure && <p role="alert">{failure.message}</p>}
      {!failure && (!before.data || !after.data) && (
        <SkeletonGroup>
          <SkeletonText lines={5} />
        </SkeletonGroup>
      )}
      {before.data && after.data && (
        <div className="rounded-box border border-line p-4">
          {older === newer ? (
            <Markdown text={after.data.text} headingLevel={3} />
          ) : (
            <SentencePairs
              before={before.data.text}
              after={after.data.text}
              names={[words.no(older), words.no(newer)]}
            />
          )}
        </div>
      )}
    </section>
  );
}
