import { useLayoutEffect } from 'react';
import { useGrading, type View } from '../state/grading-context.ts';

/** Tells the store what is drawn. It stands before the panes: their effects may dispatch what is reduced against it. */
export function ShowView(view: View) {
  const { show } = useGrading();
  useLayoutEffect(() => show(view));
  return null;
}
