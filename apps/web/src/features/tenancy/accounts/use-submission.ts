import { useState } from 'react';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import type { FormErrors } from '../../../ui/fields/Form.tsx';

/**
 * A form that is sent, one at a time. It tells whether it is in progress, the faults of its fields, and what else was
 * reported.
 */
export function useSubmission() {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FormErrors>();
  const [refusal, setRefusal] = useState<Error>();
  const submit = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.fields.length > 0) setErrors(error.fieldMessages);
      else setRefusal(error as Error);
    } finally {
      setBusy(false);
    }
  };
  /** Faults that are known before anything is sent. */
  const fault = (found: FormErrors) => {
    setRefusal(undefined);
    setErrors(found);
  };
  return { isBusy, errors, refusal, submit, fault, forget: () => setRefusal(undefined) };
}
