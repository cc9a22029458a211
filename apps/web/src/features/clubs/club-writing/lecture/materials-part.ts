import type { StudyMaterial } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import type { ReactNode } from 'react';

/** The materials of a study; what changes them is applied to those that are there by then. */
export type MaterialsPart = (parts: {
  readonly materials: readonly StudyMaterial[];
  readonly onChange: (change: (materials: readonly StudyMaterial[]) => readonly StudyMaterial[]) => void;
}) => ReactNode;
