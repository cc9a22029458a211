import { useEffect } from 'react';
import { PRESENCE, useOnFirstTouch } from '../../../../ui/states/first-touch.ts';
import { useGradingKeys } from '../keys/use-grading-keys.ts';
import { useGrading } from '../state/grading-context.ts';
import { loadOpenParts } from './open-parts.ts';

/** Hears the keys, loads what they need with the first sign of somebody, and goes on with what waits once it may. */
export function useInput(): void {
  const { dispatch } = useGrading();
  useOnFirstTouch(loadOpenParts, true, PRESENCE);
  useGradingKeys();
  useEffect(() => dispatch({ kind: 'resume' }));
}
