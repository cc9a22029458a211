import { OPERATOR_LIMITS } from '@dure/contract/platform/operator/operator-limits';
import { useState } from 'react';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { installationText } from './installation.text.ts';

const text = installationText.confirm;

interface Given {
  readonly confirmedName: string;
  readonly reason: string;
  readonly note: string;
}

export interface ConfirmDialogProps {
  readonly title: string;
  readonly lead: string;
  /** Of the organisation, which has to be typed. */
  readonly name: string;
  readonly submitLabel: string;
  readonly hasNote?: boolean;
  readonly onClose: () => void;
  readonly onConfirmed: (given: Given) => Promise<void>;
}

/** What cuts people off asks for the organisation's name and a reason. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, lead, name, submitLabel, hasNote = false, onClose, onConfirmed } = props;
  const [given, setGiven] = useState<Given>({ confirmedName: '', reason: '', note: '' });
  const set = (part: Partial<Given>) => setGiven((before) => ({ ...before, ...part }));
  const { isBusy, errors, refusal, submit } = useSubmission();
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      cancel={text.cancel}
      confirm={submitLabel}
      variant="danger"
      isPending={isBusy}
      errors={errors}
      onSubmit={() => void submit(() => onConfirmed(given))}
    >
      <p className="break-keep text-ink-2">{lead}</p>
      <TextField
        label={text.name}
        name="confirmedName"
        description={text.nameHint(name)}
        autoComplete="off"
        value={given.confirmedName}
        onChange={(confirmedName) => set({ confirmedName })}
        isRequired
      />
      <TextField
        label={text.reason}
        name="reason"
        description={text.reasonHint}
        maxLength={OPERATOR_LIMITS.reason}
        value={given.reason}
        onChange={(reason) => set({ reason })}
        isRequired
      />
      {hasNote && (
        <TextArea
          label={text.note}
          name="note"
          description={text.noteHint}
          value={given.note}
          onChange={(note) => set({ note })}
        />
      )}
      <RefusalNote error={refusal} />
    </FormDialog>
  );
}
