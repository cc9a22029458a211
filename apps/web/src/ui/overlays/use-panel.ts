import { useRef, useState } from 'react';

/** The button and the state of something that opens over the page and whose code comes when the pointer is near. */
export function usePanel(load: () => Promise<unknown>, kind: 'dialog' | 'menu' = 'dialog') {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const preload = () => void load().catch(() => undefined);
  return {
    isOpen,
    trigger,
    open: () => setOpen(true),
    close: () => setOpen(false),
    buttonProps: {
      ref: trigger,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      onPress: () => setOpen(true),
      onHoverStart: preload,
      onFocus: preload,
      onPointerDown: preload,
    },
  } as const;
}

/** What the button has to be given. */
export type PanelButtonProps = ReturnType<typeof usePanel>['buttonProps'];

export interface PanelProps {
  readonly trigger: React.RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}
