import { useMutation } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { ApiError, toTell } from '../../kernel/calls/api-error.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { useLeaveWarning } from '../../kernel/use-leave-warning.ts';
import { Form, type FormErrors } from '../fields/Form.tsx';
import { useDialogs } from '../overlays/dialogs.ts';
import { useToast } from '../overlays/toasts.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { settingsText } from './settings.text.ts';
import type { Settings } from './use-settings.ts';

/** Its words for all fields come once somebody changes one. */
const ChangesDock = lazy(() => import('./ChangesDock.tsx').then((module) => module.ChangesDock));

export interface SettingsFormProps<Saved> {
  readonly text: {
    readonly title: string;
    readonly lead?: string;
    readonly saved: string;
    readonly unsaved: string;
  };
  readonly settings: Omit<Settings<unknown>, 'form' | 'change'>;
  readonly save: () => Promise<Saved>;
  readonly onSaved: (saved: Saved) => void;
  /** Why it cannot be saved as it stands. */
  readonly obstacle?: string | undefined;
  /** The field that says what is wrong at a path, where that is another one. */
  readonly fieldOf?: (path: string) => string;
  readonly children: ReactNode;
}

const byField = (messages: FormErrors, fieldOf: (path: string) => string): FormErrors =>
  Object.fromEntries(Object.entries(messages).map(([path, message]) => [fieldOf(path), message]));

/**
 * Settings of the organisation that are saved at once. A dock names what was changed as long as it is unsaved, faults stand at their
 * fields, and leaving loses nothing. Whoever is too late sees what stands there now, with what they typed.
 */
export function SettingsForm<Saved>(props: SettingsFormProps<Saved>) {
  const { text, settings, save, onSaved, obstacle, fieldOf = (path) => path, children } = props;
  const { changes, isOvertaken, keepTyped, reset } = settings;
  const { alert, confirm } = useDialogs();
  const toast = useToast();
  const [errors, setErrors] = useState<FormErrors>();
  const saving = useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      onSaved(saved);
      reset();
      setErrors(undefined);
      toast({ message: text.saved, tone: 'good' });
    },
    onError: (error) => {
      const known = error instanceof ApiError ? error : undefined;
      if (known && known.fields.length > 0) return setErrors(byField(known.fieldMessages, fieldOf));
      return void alert(known?.status === 409 ? { message: settingsText.stale } : toTell(error));
    },
  });
  const isUnsaved = changes.length > 0;
  useLeaveWarning({ isUnsaved, isSaving: saving.isPending, ask: () => confirm({ message: text.unsaved }) });
  const leave = () => {
    reset();
    setErrors(undefined);
  };
  return (
    <Form
      aria-label={text.title}
      {...(errors && { errors })}
      onSubmit={() => {
        if (!isUnsaved || obstacle !== undefined) return;
        if (!isOvertaken) return saving.mutate();
        keepTyped();
        void alert({ message: settingsText.overtaken });
      }}
      className="min-w-0"
    >
      <PageHeader title={text.title} lead={text.lead} />
      {children}
      <Suspense>
        {isUnsaved && <ChangesDock {...{ changes, obstacle }} isSaving={saving.isPending} onReset={leave} />}
      </Suspense>
    </Form>
  );
}
