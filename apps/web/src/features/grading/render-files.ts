import type { FileRef } from '@dure/contract/answers/answers.views';
import type { ReactNode } from 'react';

/** Shows files of an answer: another feature knows how. */
export type RenderFiles = (files: readonly FileRef[]) => ReactNode;
