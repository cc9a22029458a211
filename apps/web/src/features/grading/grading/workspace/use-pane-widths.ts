import { useState } from 'react';
import { localStore } from '../../../../kernel/local-store.ts';
import { DEFAULT_PANE_WIDTHS, type PaneWidths } from '../../../../ui/layout/Panes.tsx';

const kept = localStore<PaneWidths>('grading-panes');

/** How wide the instructor made the panes on this device. */
export function usePaneWidths() {
  const [widths, setWidths] = useState<PaneWidths>(() => ({ ...DEFAULT_PANE_WIDTHS, ...kept.read() }));
  const resize = (next: PaneWidths) => {
    kept.write(next);
    setWidths(next);
  };
  return { widths, resize };
}
