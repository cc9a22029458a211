import type { RosterRow } from '@dure/contract/memberships/member-management.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importMembers } from '../../../api/memberships/member-management.writes.ts';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { saveBlob } from '../../../kernel/calls/download.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { FileDrop } from '../../../ui/files/FileDrop.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import { clubManageText } from '../manage/club-manage.text.ts';
import { rosterText as text } from './roster.text.ts';
import { RosterRows } from './RosterRows.tsx';

const RULES = { kinds: ['.csv', '.txt'], maxSize: 1024 * 1024, maxCount: 1 };
/** Excel takes a CSV file for UTF-8 only with this mark. */
const MARK = '\ufeff';

type Roster = Awaited<ReturnType<typeof importMembers>>;

const count = (rows: readonly RosterRow[], state: RosterRow['state']) =>
  rows.filter((row) => row.state === state).length;

/** Why the roster cannot be taken as it is; undefined where it can. */
function obstacle({ rows, placesLeft }: Roster): string | undefined {
  const adds = count(rows, 'ADD');
  if (count(rows, 'FAULT') > 0) return text.faulty;
  if (placesLeft !== null && adds > placesLeft) return text.noRoom(placesLeft);
  return adds === 0 ? text.nobody : undefined;
}

const messageOf = (error: Error | null): string | undefined =>
  error instanceof ApiError ? (error.fieldMessages['file'] ?? error.message) : error?.message;

export interface RosterDialogProps {
  readonly clubSequence: number;
  readonly onClose: () => void;
}

/** A roster is looked through row by row first, then taken in as a whole. */
export function RosterDialog({ clubSequence, onClose }: RosterDialogProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [file, setFile] = useState<File>();
  const send = (chosen: File, confirmed: boolean) =>
    importMembers(queryClient, { params: { clubSequence }, body: { confirmed }, files: { file: [chosen] } });
  const preview = useMutation({ mutationFn: (chosen: File) => send(chosen, false) });
  const adding = useMutation({
    mutationFn: (chosen: File) => send(chosen, true),
    onSuccess: ({ rows, added }) => {
      toast({ message: text.added(added ?? 0), tone: 'good' });
      if (count(rows, 'UNKNOWN') === 0) onClose();
    },
  });
  const roster = preview.data;
  const problem = roster && obstacle(roster);
  const unknown = (adding.data?.rows ?? []).filter(({ state }) => state === 'UNKNOWN').map(({ email }) => email);

  const choose = ([chosen]: readonly File[]) => {
    setFile(chosen);
    if (chosen) preview.mutate(chosen);
  };
  const again = () => {
    setFile(undefined);
    preview.reset();
    adding.reset();
  };
  const copy = () =>
    void navigator.clipboard.writeText(unknown.join('\n')).then(
      () => toast({ message: text.copied, tone: 'good' }),
      () => toast({ message: text.copyFailed, tone: 'bad' }),
    );
  const saveSample = () =>
    saveBlob(new Blob([MARK, text.sampleContent], { type: 'text/csv;charset=utf-8' }), text.sampleName);

  const actions = adding.data ? (
    <>
      <Button icon="copy" onPress={copy}>
        {text.copyUnknown}
      </Button>
      <Button variant="primary" onPress={onClose}>
        {text.done}
      </Button>
    </>
  ) : (
    <>
      <Button onPress={roster ? again : onClose}>{roster ? text.other : clubManageText.close}</Button>
      {roster && file && (
        <Button
          variant="primary"
          isDisabled={problem !== undefined}
          isPending={adding.isPending}
          onPress={() => adding.mutate(file)}
        >
          {text.add(count(roster.rows, 'ADD'))}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={text.title} isOpen onClose={onClose} size={roster ? 'large' : 'medium'} actions={actions}>
      {adding.data ? (
        <div role="status" className="flex flex-col gap-3">
          <p>{text.leftOut(unknown.length)}</p>
          <ul className="max-h-[45dvh] overflow-auto rounded-box border border-line px-4 py-2 text-ink-2">
            {unknown.map((email) => (
              <li key={email} className="break-all">
                {email}
              </li>
            ))}
          </ul>
        </div>
      ) : roster ? (
        <div className="flex flex-col gap-4">
          {adding.error && (
            <p role="alert" className="text-bad">
              {messageOf(adding.error)}
            </p>
          )}
          <RosterRows rows={roster.rows} />
          {count(roster.rows, 'UNKNOWN') > 0 && <p className="text-sm text-ink-2">{text.unknown}</p>}
          {problem !== undefined && (
            <p role="note" className="rounded-box bg-sunken px-4 py-3">
              {problem}
            </p>
          )}
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <p>{text.body}</p>
          <p className="text-sm text-ink-2">{text.rules}</p>
          <FileDrop
            label={text.file}
            files={[]}
            rules={RULES}
            onAdd={choose}
            onRemove={again}
            error={messageOf(preview.error)}
            isDisabled={preview.isPending}
          />
          {preview.isPending && <Waiting>{text.reading}</Waiting>}
          <Button size="small" icon="download" className="self-start" onPress={saveSample}>
            {text.sample}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
