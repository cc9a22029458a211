import type { FileRef } from '@dure/contract/tenancy/files/file-ref';
import type { ReactNode } from 'react';

/** Shows files of an answer: another feature knows how. */
export type RenderFiles = (files: readonly FileRef[]) => ReactNode;
