import type { DataExport } from '@dure/contract/privacy/export.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadExport, getExport } from '../../api/privacy/privacy.reads.ts';
import { openExport, requestExport } from '../../api/privacy/privacy.writes.ts';
import { PasswordField } from '../../features/accounts/PasswordField.tsx';
import { RefusalNote } from '../../features/accounts/RefusalNote.tsx';
import { accountsText } from '../../features/accounts/accounts.text.ts';
import { useSubmission } from '../../features/accounts/use-submission.ts';
import { leavingText as text } from '../../features/privacy/leaving.text.ts';
import { startDownload } from '../../kernel/calls/download.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { DateText } from '../../ui/dates/DateText.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { fileSize } from '../../ui/files/file-rules.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';

/** A notification says when it is ready; a page that stays open asks. */
const ASK_MS = 3000;

/** Has one's data put together, and lets it be fetched. */
export function ExportCard() {
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
            {data.state === 'READY' && <ReadyExport made={data} />}
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

function ReadyExport({ made }: { readonly made: DataExport }) {
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const { isBusy, errors, refusal, submit } = useSubmission();
  const fetchIt = () =>
    void submit(async () => {
      const { ticket } = await openExport(client, { body: { password } });
      setPassword('');
      startDownload(downloadExport, { query: { ticket } });
    });
  return (
    <Form {...(errors && { errors })} onSubmit={fetchIt} aria-label={text.exportTitle} className="max-w-100">
      <p className="break-keep">
        {text.ready(fileSize(made.byteSize ?? 0))} <DateText date={made.expiresAt!} />
        {text.until}
      </p>
      <p className="text-sm break-keep text-ink-3">{text.askPassword}</p>
      <PasswordField label={accountsText.password} name="password" value={password} onChange={setPassword} />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" icon="download" isPending={isBusy} className="self-start">
        {text.download}
      </Button>
    </Form>
  );
}
