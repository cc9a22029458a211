import { useState, type ReactNode } from 'react';
import { createStore } from '../../kernel/store.ts';
import { cx } from '../../ui/cx.ts';
import { DockPlace } from '../../ui/layout/dock-place.ts';
import { useStickyTop } from './use-sticky-top.ts';

export interface RoomColumnProps {
  /** A phone shows it instead of the peers. */
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** The member's own side of the room. What it learns once it stands draws neither the room nor the peers again. */
export function RoomColumn({ isShown, children }: RoomColumnProps) {
  const [column, top] = useStickyTop<HTMLDivElement>();
  const [dock] = useState(() => createStore<HTMLElement | null>(null));
  const { set: setDock } = dock;
  return (
    <div
      ref={column}
      style={{ top }}
      className={cx(
        // The pane's own padding would push what sticks down.
        'wide:[--writing-top:-1.25rem]',
        'flex min-w-0 flex-col gap-3 @[56rem]:max-wide:sticky wide:relative wide:top-0! wide:overflow-y-auto wide:overscroll-contain wide:pt-5',
        // Lines stay short enough to read, however wide the window.
        'wide:px-[max(2rem,(100%-52rem)/2)]',
        !isShown && 'max-desktop:hidden',
      )}
    >
      <DockPlace value={dock}>{children}</DockPlace>
      <div
        ref={setDock}
        className="empty:pb-5 desktop:not-empty:sticky desktop:bottom-0 desktop:z-10 desktop:-mx-2 desktop:mt-auto desktop:bg-bg desktop:px-2 desktop:not-empty:border-t desktop:not-empty:border-line desktop:not-empty:py-2.5"
      />
    </div>
  );
}
