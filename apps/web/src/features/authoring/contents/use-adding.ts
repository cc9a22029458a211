import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import type { ContentItem } from '@dure/contract/authoring/contents/contents.views';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createContent } from '../../../api/authoring/contents/contents.writes.ts';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { notice } from '../../../kernel/interruptions.ts';
import { contentsText } from './contents.text.ts';

/** What is wrong with the file itself: the next one may be sound. */
const isOfFile = ({ status }: ApiError) => status === 400 || status === 413;

/** Uploads one file after another into the library; tells of each that arrived, and says of each that was refused why. */
export function useAdding(onAdded: (content: ContentItem) => void) {
  const client = useQueryClient();
  const [sending, setSending] = useState<string>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const addFiles = async (files: readonly File[]) => {
    setRefused([]);
    for (const file of files) {
      setSending(file.name);
      try {
        onAdded(await createContent(client, { body: { contentType: CONTENT_TYPE.uploaded }, files: { file: [file] } }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isOfFile(error)) {
          const reason = contentsText.library.refused(file.name, error.fieldMessages['file'] ?? error.message);
          setRefused((all) => [...all, reason]);
          continue;
        }
        if (error.status !== 401 && error.status !== 403) notice(error);
        break;
      } finally {
        setSending(undefined);
      }
    }
  };
  return { addFiles, onAdded, sending, refused };
}
export type Adding = ReturnType<typeof useAdding>;
