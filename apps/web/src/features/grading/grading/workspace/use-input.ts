import { useEffect } from 'react';
import { INTERACTION } from '../../../../kernel/hydration/first-interaction.ts';
import { usePreloadOnInteraction } from '../../../../kernel/lazy/use-preload-on-interaction.ts';
import { useGradingKeys } from '../keys/use-grading-keys.ts';
import { useGrading } from '../state/grading-context.ts';
import { loadOpenParts } from './open-parts.ts';

/** Hears the keys, loads what they need with the first sign of somebody, and goes on with what waits once it may. */
export function useInput(): void {
  const { dispatch } = useGrading();
  usePreloadOnInteraction(loadOpenParts, true, INTERACTION);
  useGradingKeys();
  useEffect(() => dispatch({ kind: 'resume' }));
}
