import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { getExport } from '../../api/platform/privacy/privacy.reads.ts';
import { requestExport } from '../../api/platform/privacy/privacy.writes.ts';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { leavingText as text } from '../../features/platform/privacy/leaving.text.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';

/** With the form that asks for the password: few visits find one that is ready. */
const ReadyExport = lazy(() => import('./ReadyExport.tsx').then((module) => module.ReadyExport));

/** A notification says when it is ready; a page that stays open asks. */
const ASK_MS = 3000;

/** Has one's data put together, and lets it be fetched. */
export function ExportCard({ hasPassword }: { readonly hasPassword: boolean }) {
  const made = useQuery({
    ...getExport({}),
    refetchInterval: ({ state }) => (state.data?.state === 'WAITING' ? ASK_MS : false),
  });
  return (
    <Card as="section" aria-labelledby="export" className="flex flex-col gap-4">
      <div>
        <h2 id="export" className="text-lg font-bold">
          {text.exportTitle}
        </h2>
        <p className="text-sm break-keep text-ink-3">{text.exportLead}</p>
      </div>
      <Loaded from={made} skeleton={<Waiting />}>
        {(data) => (
          <>
            {data.state === 'WAITING' && <p role="status">{text.waiting}</p>}
            {data.state === 'READY' && (
              <Suspense fallback={<Waiting />}>
                <ReadyExport made={data} hasPassword={hasPassword} />
              </Suspense>
            )}
            {data.state !== 'WAITING' && <RequestExport isAgain={data.state === 'READY'} />}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function RequestExport({ isAgain }: { readonly isAgain: boolean }) {
  const client = useQueryClient();
  const { isBusy, refusal, submit } = useSubmission();
  const ask = () => void submit(async () => void (await requestExport(client, {})));
  return (
    <div className="flex flex-col gap-3">
      <RefusalNote error={refusal} />
      <Button variant={isAgain ? 'secondary' : 'primary'} isPending={isBusy} onPress={ask} className="self-start">
        {isAgain ? text.requestAgain : text.request}
      </Button>
    </div>
  );
}
