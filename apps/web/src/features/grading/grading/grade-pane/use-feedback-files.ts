import {
  ANSWER_FILE_ENDINGS,
  MAX_ANSWER_FILE_BYTES,
  MAX_ANSWER_FILES,
} from '@dure/contract/answering/answers/answer-limits';
import { useState } from 'react';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { sortFiles } from '../../../../ui/files/file-rules.ts';
import type { ShownAnswer } from '../state/commands.ts';
import type { AnswerDraft } from './use-answer-draft.ts';

const rules = { kinds: ANSWER_FILE_ENDINGS, maxSize: MAX_ANSWER_FILE_BYTES, maxCount: MAX_ANSWER_FILES };
export const FEEDBACK_FILE_KINDS = rules.kinds.join(',');

/** Files of the feedback, kept and new ones, and why others were not taken. */
export function useFeedbackFiles({ address, detail }: ShownAnswer, draft: AnswerDraft) {
  const { feedback, files, changeFeedback, changeFiles } = draft;
  const [refused, setRefused] = useState<{ readonly of: AnswerAddress; readonly reasons: readonly string[] }>();
  const saved = detail.feedback?.files ?? [];
  const items = [
    ...saved
      .filter(({ key }) => feedback.fileKeys.includes(key))
      .map(({ key, name, size }) => ({ id: key, name, size })),
    ...files.map(({ name, size }, index) => ({ id: String(index), name, size })),
  ];
  return {
    items,
    problems: refused?.of === address ? refused.reasons : [],
    attach(chosen: readonly File[]) {
      const { taken, refusals: reasons } = sortFiles(chosen, items.length, rules);
      setRefused({ of: address, reasons });
      if (taken.length > 0) changeFiles([...files, ...taken]);
    },
    remove(id: string) {
      setRefused(undefined);
      if (feedback.fileKeys.includes(id)) changeFeedback({ fileKeys: feedback.fileKeys.filter((key) => key !== id) });
      else changeFiles(files.filter((_, index) => String(index) !== id));
    },
  };
}
