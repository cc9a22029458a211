import { useState } from 'react';
import {
  downloadClubFiles,
  downloadQuizFiles,
  getClubFilesAmount,
  getQuizFilesAmount,
} from '../../../api/platform/downloads/downloads.reads.ts';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { startDownload } from '../../../kernel/calls/download.ts';
import { notice } from '../../../kernel/interruptions.ts';
import { fileSize } from '../../../ui/files/file-rules.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { answerFilesText as words } from './answer-files.text.ts';

/** The answers to one quiz of a club, or to all of them. */
export interface FilesOf {
  readonly club: number;
  readonly quiz?: number;
}

/** Saves all files at once, and says beforehand how much that is, or why it does not go. */
export function useAllFiles({ club, quiz }: FilesOf) {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const save = async () => {
    setAsking(true);
    try {
      const amount =
        quiz === undefined
          ? getClubFilesAmount.ask({ params: { club } })
          : getQuizFilesAmount.ask({ params: { club, quiz } });
      const { fileCount, byteSize } = await amount;
      if (fileCount === 0) return toast({ message: words.none });
      if (quiz === undefined) startDownload(downloadClubFiles, { params: { club } });
      else startDownload(downloadQuizFiles, { params: { club, quiz } });
      toast({ message: words.started(fileCount, fileSize(byteSize)), tone: 'good' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401 && error.status !== 403) notice(error);
    } finally {
      setAsking(false);
    }
  };
  return { save, isAsking };
}
