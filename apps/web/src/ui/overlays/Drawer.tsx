import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../cx.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { uiText } from '../ui.text.ts';

export interface DrawerProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** In the head, before the button that closes it. */
  readonly actions?: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  readonly footer?: ReactNode;
  readonly width?: 'narrow' | 'wide';
}

const widths = { narrow: 'max-w-80', wide: 'max-w-140' } as const;

/** Comes in from the right over the page and keeps the focus until it is closed. */
export function Drawer({ title, isOpen, onClose, children, actions, footer, width = 'narrow' }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable
      className="fixed inset-0 z-drawer bg-backdrop transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
    >
      <Modal
        className={cx(
          'absolute inset-y-0 right-0 w-[calc(100%-2.5rem)] border-l border-line bg-surface text-ink shadow-float',
          'transition-transform duration-200 ease-out data-entering:translate-x-full data-exiting:translate-x-full',
          widths[width],
        )}
      >
        <Dialog className="flex h-full flex-col outline-none">
          <div className="flex h-16 flex-none items-center justify-between border-b border-line pr-2.5 pl-5">
            <Heading slot="title" className="min-w-0 truncate text-lg font-bold">
              {title}
            </Heading>
            <div className="flex flex-none items-center">
              {actions}
              <IconButton label={uiText.dialog.close} icon="close" onPress={onClose} />
            </div>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
          {footer !== undefined && (
            <footer className="flex-none border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
