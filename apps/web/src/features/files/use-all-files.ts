import { useState } from 'react';
import { ApiError } from '../../kernel/api-error.ts';
import { notice } from '../../kernel/interruptions.ts';
import { fileSize } from '../../ui/file-rules.ts';
import { useToast } from '../../ui/toasts.ts';
import { filesAmount, startFilesDownload, type FilesOf } from './answer-files.api.ts';
import { answerFilesText as words } from './answer-files.text.ts';

/** Saves all files at once, and says beforehand how much that is, or why it does not go. */
export function useAllFiles(of: FilesOf) {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const save = async () => {
    setAsking(true);
    try {
      const { fileCount, byteSize } = await filesAmount(of);
      if (fileCount === 0) return toast({ message: words.none });
      startFilesDownload(of);
      toast({ message: words.started(fileCount, fileSize(byteSize)), tone: 'good' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401 && error.status !== 403) notice(error.message);
    } finally {
      setAsking(false);
    }
  };
  return { save, isAsking };
}
