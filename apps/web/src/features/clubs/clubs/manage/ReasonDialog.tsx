import type { ReactNode } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Form, type FormProps } from '../../../../ui/fields/Form.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { clubManageText } from './club-manage.text.ts';

const FORM = 'reason-form';

export interface ReasonDialogProps extends Pick<FormProps, 'errors' | 'onSubmit'> {
  readonly text: { readonly title: string; readonly confirm: string };
  readonly variant: 'primary' | 'danger';
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A step that members are told of, with what it asks first. */
export function ReasonDialog({ text, variant, isPending, onClose, children, ...form }: ReasonDialogProps) {
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{clubManageText.close}</Button>
          <Button type="submit" form={FORM} variant={variant} isPending={isPending}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <Form id={FORM} {...form}>
        {children}
      </Form>
    </Dialog>
  );
}
