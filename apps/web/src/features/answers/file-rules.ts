import { MAX_ANSWER_FILE_BYTES } from '@dure/contract/answers/answer-limits';
import { answersText } from './answers.text.ts';

/** What a file is called by where the server takes it; it looks into the file itself and has the last word. */
const ENDINGS = 'pdf docx pptx xlsx hwp hwpx doc ppt xls txt md csv jpg jpeg png webp avif gif zip'.split(' ');

/** For the file picker. */
export const ACCEPTED = ENDINGS.map((ending) => `.${ending}`);

/** Why a file cannot be attached, in words; null where it can. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const { tooLarge, empty, wrongType } = answersText.files;
  if (size > MAX_ANSWER_FILE_BYTES) return tooLarge(name);
  if (size === 0) return empty(name);
  return ENDINGS.includes(name.split('.').pop()?.toLowerCase() ?? '') ? null : wrongType(name);
}

const UNITS = ['B', 'KB', 'MB'] as const;

/** `820 KB`, `1.2 MB` */
export function fileSize(bytes: number): string {
  const step = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2;
  const value = bytes / 1024 ** step;
  return `${value < 10 && step === 2 ? value.toFixed(1) : Math.round(value)} ${UNITS[step]}`;
}
