import { useQuery } from '@tanstack/react-query';
import { downloadFiles } from '../../../../api/platform/downloads/downloads.reads.ts';

/** The bytes of a content's file, kept while it is on the screen. */
export const useFile = (fileKey: string) =>
  useQuery({ ...downloadFiles({ query: { fileKeys: fileKey } }), staleTime: Infinity, gcTime: 60_000 });
