import { MAX_INVITEE_SHEET_BYTES } from '@dure/contract/clubs/invitations/invitation-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readInviteeSheet } from '../../api/clubs/invitations/invitations.writes.ts';
import type { InviteDraft, InviteeSheet } from '../../features/clubs/invitations/invite-draft.ts';
import { invitingText as text } from '../../features/clubs/invitations/inviting.text.ts';
import { SheetTable } from '../../features/clubs/invitations/SheetTable.tsx';
import { ApiError } from '../../kernel/calls/api-error.ts';
import { saveBlob } from '../../kernel/calls/download.ts';
import { useTenant } from '../../kernel/session.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { FileDrop } from '../../ui/files/FileDrop.tsx';

const RULES = { kinds: ['.xlsx', '.csv', '.txt'], maxSize: MAX_INVITEE_SHEET_BYTES, maxCount: 1 };
/** Excel takes a CSV file for UTF-8 only with this mark. */
const MARK = '\ufeff';

const messageOf = (error: Error | null): string | undefined =>
  error instanceof ApiError ? (error.fieldMessages['file'] ?? error.message) : error?.message;
const saveSample = () =>
  saveBlob(new Blob([MARK, text.sampleContent], { type: 'text/csv;charset=utf-8' }), text.sampleName);

export interface InviteSheetStepProps {
  readonly draft: InviteDraft;
  readonly onChange: (draft: InviteDraft) => void;
}

/** A list is pasted or dropped, and its columns are named: both land in the same table. */
export function InviteSheetStep({ draft, onChange }: InviteSheetStepProps) {
  const client = useQueryClient();
  const takesNames = useTenant().loginNameType !== 'NONE';
  const set = (sheet: InviteeSheet | null) => onChange({ ...draft, sheet });
  const reading = useMutation({
    mutationFn: (file: File) => readInviteeSheet(client, { files: { file: [file] } }),
    onSuccess: set,
  });
  const readText = (pasted: string) => reading.mutate(new File([pasted], text.pastedName, { type: 'text/csv' }));
  if (draft.sheet)
    return (
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm font-semibold text-ink-2">{text.lines(draft.sheet.rows.length)}</p>
          <Button size="small" onPress={() => set(null)}>
            {text.other}
          </Button>
        </div>
        <SheetTable sheet={draft.sheet} onChange={set} />
        <p className="text-sm text-ink-3">{text.empty(draft.sheet.emptyRows)}</p>
      </div>
    );
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <TextArea
        label={text.paste}
        description={takesNames ? `${text.pasteHint} ${text.namesHint}` : text.pasteHint}
        rows={8}
        value={draft.text}
        error={draft.text === '' ? undefined : messageOf(reading.error)}
        onChange={(typed) => onChange({ ...draft, text: typed })}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          // What is pasted into an empty field is the whole list; into one with lines it is added to them.
          if (draft.text.trim() !== '' || !pasted.includes('\n')) return;
          event.preventDefault();
          onChange({ ...draft, text: pasted });
          readText(pasted);
        }}
      />
      <Button
        className="self-start"
        isDisabled={draft.text.trim() === ''}
        isPending={reading.isPending}
        onPress={() => readText(draft.text)}
      >
        {text.toTable}
      </Button>
      <FileDrop
        label={text.drop}
        files={[]}
        rules={RULES}
        onAdd={([chosen]) => chosen && reading.mutate(chosen)}
        onRemove={() => reading.reset()}
        error={draft.text === '' ? messageOf(reading.error) : undefined}
        isDisabled={reading.isPending}
      />
      <Button size="small" icon="download" className="self-start" onPress={saveSample}>
        {text.sample}
      </Button>
    </div>
  );
}
