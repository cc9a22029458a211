import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useFormError } from './Form.tsx';

/** What every field has besides its own control. */
export interface FieldProps {
  readonly label: string;
  /** The label is for the screen reader alone, where the place already says it. */
  readonly labelHidden?: boolean;
  readonly description?: ReactNode;
  /** A sentence under the field; errors of a whole form come through `Form` by the field's `name`. */
  readonly error?: string | undefined;
  /** The field's path in the form's errors, and a name for its control. */
  readonly name?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** It is wrong, and another place says why. */
  readonly isInvalid?: boolean;
  readonly 'aria-describedby'?: string;
  /** A mark by which a form finds the field. */
  readonly 'data-path'?: string;
}

/** What stands around the control, as far as it is given. */
export interface FrameProps {
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  readonly isRequired?: boolean | undefined;
}

type Key<Element> = ((event: KeyboardEvent<Element>) => void) | undefined;

/** Ties a browser's own control to its label, its description and the sentence of what is wrong with it. */
export function useField(props: FieldProps) {
  const { label, labelHidden, description, name, isRequired, isDisabled } = props;
  const id = useId();
  const [refusal, settle] = useFormError(name);
  const error = props.error ?? refusal;
  const isInvalid = error !== undefined || props.isInvalid === true;
  const notes = [
    description !== undefined && `${id}about`,
    error !== undefined && `${id}error`,
    props['aria-describedby'],
  ].filter((note) => typeof note === 'string');
  const is = (state: boolean | undefined) => (state === true ? true : undefined);
  return {
    isInvalid,
    /** To be called with every change by hand: what the form refused is no longer there. */
    settle,
    /** For the box around everything. */
    box: { 'data-path': props['data-path'], 'data-invalid': is(isInvalid) },
    frame: { id, label, labelHidden, description, error, isRequired },
    /** For the control, or the group of them. */
    control: {
      id,
      'aria-describedby': notes.length === 0 ? undefined : notes.join(' '),
      'aria-invalid': is(isInvalid),
      'aria-required': is(isRequired),
      'data-invalid': is(isInvalid),
      'data-disabled': is(isDisabled),
    },
  };
}

/** A key that the field's owner listens to is no key of a dialog or a table around it. */
export const ownKey = <Element>(hear: Key<Element>): Key<Element> =>
  hear &&
  ((event) => {
    event.stopPropagation();
    hear(event);
  });
