import type { DataExport } from '@dure/contract/platform/privacy/export.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadExport } from '../../api/platform/privacy/privacy.reads.ts';
import { openExport } from '../../api/platform/privacy/privacy.writes.ts';
import { NoPassword } from '../../features/tenancy/accounts/NoPassword.tsx';
import { PasswordField } from '../../features/tenancy/accounts/PasswordField.tsx';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { leavingText as text } from '../../features/platform/privacy/leaving.text.ts';
import { startDownload } from '../../kernel/calls/download.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { DateText } from '../../ui/dates/DateText.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { fileSize } from '../../ui/files/file-rules.ts';

interface ReadyExportProps {
  readonly made: DataExport;
  readonly hasPassword: boolean;
}

/** What was put together, to be fetched with the password. */
export function ReadyExport({ made, hasPassword }: ReadyExportProps) {
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const { isBusy, errors, refusal, submit } = useSubmission();
  const fetchIt = () =>
    void submit(async () => {
      const { ticket } = await openExport(client, { body: { password } });
      setPassword('');
      startDownload(downloadExport, { query: { ticket } });
    });
  const ready = (
    <p className="break-keep">
      {text.ready(fileSize(made.byteSize ?? 0))} <DateText date={made.expiresAt!} />
      {text.until}
    </p>
  );
  if (!hasPassword)
    return (
      <>
        {ready}
        <NoPassword />
      </>
    );
  return (
    <Form {...(errors && { errors })} onSubmit={fetchIt} aria-label={text.exportTitle} className="max-w-100">
      {ready}
      <p className="text-sm break-keep text-ink-3">{text.askPassword}</p>
      <PasswordField label={accountsText.password} name="password" value={password} onChange={setPassword} />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" icon="download" isPending={isBusy} className="self-start">
        {text.download}
      </Button>
    </Form>
  );
}
