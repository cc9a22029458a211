import { useState } from 'react';
import type { Handed, StudyPanelProps } from './study-panel.ts';
import type { StudyPaneId } from './study-search.ts';

interface Given extends Omit<Handed, 'no'> {
  readonly to: StudyPaneId;
}

/**
 * What the panels give each other, and what the address gives. Whoever is given something has it once they are shown: before
 * that they could not take the focus.
 */
export function useHanding(
  { pane, question }: { readonly pane?: StudyPaneId; readonly question?: number },
  show: (pane: StudyPaneId) => void,
) {
  const [giving, setGiving] = useState<Given | null>(null);
  const [handed, setHanded] = useState<(Given & { readonly no: number; readonly at: number | undefined }) | null>(null);
  if (giving && giving.to === pane) {
    setGiving(null);
    setHanded({ ...giving, at: question, no: (handed?.no ?? 0) + 1 });
  }
  const handOver: StudyPanelProps['handOver'] = (to, given) => {
    setGiving({ ...given, to });
    show(to);
  };
  const givenTo = (id: StudyPaneId): Handed | null => {
    // An address that came since, as a notification's does, asks for another question.
    if (handed?.to === id && handed.at === question) return handed;
    return id === 'questions' && question !== undefined ? { no: 0, serialNumber: question } : null;
  };
  return { handOver, givenTo };
}
