import { CONTENT_TYPE } from '@dure/contract/contents/content-type';
import type { ContentItem } from '@dure/contract/contents/contents.views';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createContent } from '../../api/contents/contents.writes.ts';
import { ApiError } from '../../kernel/calls/api-error.ts';
import { notice } from '../../kernel/interruptions.ts';

/** Uploads one file after another into the library; tells of each that arrived. */
export function useAdding(onAdded: (content: ContentItem) => void) {
  const client = useQueryClient();
  const [sending, setSending] = useState<string>();
  const addFiles = async (files: readonly File[]) => {
    for (const file of files) {
      setSending(file.name);
      try {
        onAdded(await createContent(client, { body: { contentType: CONTENT_TYPE.uploaded }, files: { file: [file] } }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status !== 401 && error.status !== 403) notice(error);
        break;
      } finally {
        setSending(undefined);
      }
    }
  };
  return { addFiles, sending };
}
