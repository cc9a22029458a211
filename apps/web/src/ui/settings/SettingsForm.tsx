import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ApiError, toTell } from '../../kernel/calls/api-error.ts';
import { useLeaveWarning } from '../../kernel/use-leave-warning.ts';
import { Button } from '../buttons/Button.tsx';
import { Form, type FormErrors } from '../fields/Form.tsx';
import { useDialogs } from '../overlays/dialogs.ts';
import { useToast } from '../overlays/toasts.ts';
import { BottomDock } from '../layout/BottomDock.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';

export interface SettingsFormProps<Saved> {
  readonly text: {
    readonly title: string;
    readonly lead: string;
    readonly save: string;
    readonly saved: string;
    readonly stale: string;
    readonly unsaved: string;
  };
  readonly isUnsaved: boolean;
  readonly save: () => Promise<Saved>;
  readonly onSaved: (saved: Saved) => void;
  readonly children: ReactNode;
}

/** Settings of the organisation that are saved at once: the page's head with the button, faults at their fields, and nothing lost by leaving. */
export function SettingsForm<Saved>({ text, isUnsaved, save, onSaved, children }: SettingsFormProps<Saved>) {
  const { alert, confirm } = useDialogs();
  const toast = useToast();
  const [errors, setErrors] = useState<FormErrors>();
  const saving = useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      onSaved(saved);
      setErrors(undefined);
      toast({ message: text.saved, tone: 'good' });
    },
    onError: (error) => {
      const known = error instanceof ApiError ? error : undefined;
      if (known && known.fields.length > 0) return setErrors(known.fieldMessages);
      return void alert(known?.status === 409 ? { message: text.stale } : toTell(error));
    },
  });
  useLeaveWarning({ isUnsaved, isSaving: saving.isPending, ask: () => confirm({ message: text.unsaved }) });
  return (
    <Form aria-label={text.title} {...(errors && { errors })} onSubmit={() => saving.mutate()} className="min-w-0">
      <PageHeader
        title={text.title}
        lead={text.lead}
        actions={
          <BottomDock>
            <Button
              type="submit"
              variant="primary"
              className="max-desktop:flex-1"
              isPending={saving.isPending}
              isDisabled={!isUnsaved}
            >
              {text.save}
            </Button>
          </BottomDock>
        }
      />
      {children}
    </Form>
  );
}
