import type { BadgeKeys } from '@dure/contract/people/resume-stories/badge-keys.endpoints';
import { MAX_KEY_REASON_LENGTH } from '@dure/contract/people/resume-stories/badge-limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { listBadgeKeys } from '../../../api/people/resume-stories/badge-keys.reads.ts';
import { changeBadgeKey } from '../../../api/people/resume-stories/badge-keys.writes.ts';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { badgeKeysText as text } from './badge-keys.text.ts';

const ReasonDialog = lazy(() => import('../../../ui/overlays/ReasonDialog.tsx').then((module) => module.ReasonDialog), {
  failure: 'popover',
});

function Keys({ keys }: BadgeKeys) {
  const zone = useTimeZone();
  if (keys.length === 0) return <p className="text-sm text-ink-3">{text.none}</p>;
  return (
    <ul aria-label={text.title} className="divide-y divide-line">
      {keys.map(({ keyId, createdAt, replacedAt }) => (
        <li key={keyId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm tabular-nums">
          <code className="font-semibold">{keyId}</code>
          <span className="text-ink-2">
            {replacedAt === null
              ? text.since(formatDateTime(createdAt, zone))
              : text.between(formatDateTime(createdAt, zone), formatDateTime(replacedAt, zone))}
          </span>
          {replacedAt === null && <Chip tone="good">{text.signing}</Chip>}
        </li>
      ))}
    </ul>
  );
}

/** The keys that badges are signed with, and the way to a new one. */
export function BadgeKeysCard() {
  const client = useQueryClient();
  const toast = useToast();
  const [isChanging, setChanging] = useState(false);
  const query = useQuery(listBadgeKeys({}));
  const signing = query.data?.keys[0];
  const change = async (reason: string) => {
    const changed = await changeBadgeKey(client, { body: { keyId: signing!.keyId, reason } });
    client.setQueryData(listBadgeKeys({}).queryKey, changed);
    toast({ message: text.changed, tone: 'good' });
  };
  return (
    <Card as="section" aria-labelledby="badge-keys" className="max-w-180">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="badge-keys" className="font-bold">
          {text.title}
        </h2>
        {signing && (
          <Button size="small" onPress={() => setChanging(true)}>
            {text.change}
          </Button>
        )}
      </div>
      <p className="mt-1 mb-2 text-sm text-ink-2">{text.lead}</p>
      <Loaded from={query} skeleton={<Skeleton />}>
        {(its) => <Keys {...its} />}
      </Loaded>
      {isChanging && (
        <Suspense>
          <ReasonDialog
            title={text.changeTitle}
            label={text.reason}
            help={text.help}
            limit={MAX_KEY_REASON_LENGTH}
            confirm={text.change}
            cancel={text.cancel}
            send={change}
            onClose={() => setChanging(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
