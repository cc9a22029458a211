import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../cx.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { uiText } from '../ui.text.ts';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The row of buttons, which stays in sight while the content scrolls. */
  readonly actions?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** A click beside it closes it too; off where something is typed. */
  readonly closesOnBackdrop?: boolean;
}

const widths = { small: 'desktop:max-w-100', medium: 'desktop:max-w-140', large: 'desktop:max-w-200' } as const;

export const backdropClass =
  'fixed inset-0 z-modal flex justify-center bg-backdrop transition-opacity data-entering:opacity-0 data-exiting:opacity-0';

/** A window over the page; on a phone it comes from below. The focus goes in, Escape closes, the focus goes back. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, children, actions, size = 'medium', closesOnBackdrop = false } = props;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onClose}
      isDismissable={closesOnBackdrop}
      className={cx(backdropClass, 'items-end desktop:items-center desktop:p-6')}
    >
      <Modal
        className={cx(
          // A message over the page leaves its title and its button in sight.
          'flex max-h-[min(92dvh,100dvh-5.5rem)] w-full flex-col rounded-t-card border border-line bg-surface shadow-float desktop:rounded-card',
          widths[size],
        )}
      >
        <AriaDialog className="flex min-h-0 flex-1 flex-col">
          <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-5">
            <Heading slot="title" className="min-w-0 text-lg font-bold">
              {title}
            </Heading>
            <IconButton label={uiText.dialog.close} icon="close" onPress={onClose} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
          {actions !== undefined && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {actions}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
