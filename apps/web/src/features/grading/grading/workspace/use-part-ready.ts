import { useLayoutEffect, type RefObject } from 'react';
import type { AnswerPart } from '../state/commands.ts';
import { useGrading } from '../state/grading-context.ts';

/** Says that a part of the open answer stands. */
export function usePartReady(part: AnswerPart, place: RefObject<HTMLElement | null>): void {
  const { partReady } = useGrading();
  useLayoutEffect(() => partReady(part, place.current), [part, place, partReady]);
}
