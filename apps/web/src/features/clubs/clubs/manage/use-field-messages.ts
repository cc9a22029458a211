import { useMemo } from 'react';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import type { FormErrors } from '../../../../ui/fields/Form.tsx';

/** A refusal's sentences by field, for `Form`; one that names no field is said at `fallback`. */
export function useFieldMessages(error: Error | null, fallback?: string): FormErrors {
  return useMemo(() => {
    if (!error) return {};
    if (error instanceof ApiError && error.fields.length > 0) return error.fieldMessages;
    return fallback === undefined ? {} : { [fallback]: error.message };
  }, [error, fallback]);
}
