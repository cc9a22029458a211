import { useRef, useState } from 'react';

/** The button and the state of something that opens over the page and whose code comes when the pointer is near. */
export function usePanel(load: () => Promise<unknown>) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const preload = () => void load();
  return {
    isOpen,
    trigger,
    close: () => setOpen(false),
    buttonProps: {
      ref: trigger,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onPress: () => setOpen(true),
      onHoverStart: preload,
      onFocus: preload,
      onPointerDown: preload,
    },
  } as const;
}

export interface PanelProps {
  readonly trigger: React.RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}
