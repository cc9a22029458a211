import { MAX_ANSWER_FILE_BYTES, MAX_ANSWER_FILES } from '@dure/contract/answering/answers/answer-limits';
import type { FileRules } from '../../../../ui/files/file-rules.ts';

/** The files of an answer by their endings; the server looks into the file itself and has the last word. */
export const answerFileRules: FileRules = {
  kinds: 'pdf docx pptx xlsx hwp hwpx txt md csv jpg jpeg png webp avif gif zip'.split(' ').map((kind) => `.${kind}`),
  maxSize: MAX_ANSWER_FILE_BYTES,
  maxCount: MAX_ANSWER_FILES,
};
