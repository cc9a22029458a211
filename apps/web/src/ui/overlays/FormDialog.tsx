import { useId, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../buttons/Button.tsx';
import { Form, type FormProps } from '../fields/Form.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'onClose'>, Pick<FormProps, 'onSubmit'> {
  readonly size?: DialogProps['size'];
  readonly errors?: FormProps['errors'] | undefined;
  /** What the two buttons say. */
  readonly confirm: string;
  readonly cancel: string;
  readonly variant?: ButtonProps['variant'];
  /** Whether all is said that is needed: until then it cannot be sent. */
  readonly isReady?: boolean;
  readonly isPending: boolean;
  readonly children: ReactNode;
}

/** A window that asks something before a step is taken: fields, a button that takes it, and one that does not. */
export function FormDialog(props: FormDialogProps) {
  const { title, onClose, size = 'medium', errors, onSubmit, children } = props;
  const { confirm, cancel, variant = 'primary', isReady = true, isPending } = props;
  const id = useId();
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      size={size}
      actions={
        <>
          <Button variant="ghost" onPress={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={id} variant={variant} isDisabled={!isReady} isPending={isPending}>
            {confirm}
          </Button>
        </>
      }
    >
      <Form id={id} {...(errors && { errors })} onSubmit={() => isReady && onSubmit()} aria-label={title}>
        {children}
      </Form>
    </Dialog>
  );
}
