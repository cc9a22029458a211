import { numberFormat } from '../text/number-format.ts';
import { filesText } from './files.text.ts';

export interface FileRules {
  /** Endings with their dot, in small letters: `.pdf`. None where the content alone decides. */
  readonly kinds: readonly string[];
  /** Bytes of one file. */
  readonly maxSize: number;
  readonly maxCount: number;
}

const units = ['B', 'KB', 'MB', 'GB'] as const;

/** `1.5 MB`, `20 MB`, `512 B` */
export function fileSize(bytes: number): string {
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${numberFormat(value < 10 ? 1 : 0).format(value)} ${units[power]}`;
}

function refusal(file: File, { kinds, maxSize }: FileRules): string | undefined {
  const text = filesText;
  const name = file.name.normalize('NFC');
  if (kinds.length > 0 && !kinds.some((kind) => name.toLowerCase().endsWith(kind))) return text.wrongKind(name, kinds);
  if (file.size > maxSize) return text.tooLarge(name, fileSize(maxSize));
  return file.size === 0 ? text.empty(name) : undefined;
}

/** Which of the files may be taken beside the `count` there are, and a sentence for each reason that others may not. */
export function sortFiles(
  files: readonly File[],
  count: number,
  rules: FileRules,
): { taken: File[]; refusals: string[] } {
  const reasons = files.map((file) => refusal(file, rules));
  const fit = files.filter((_, index) => reasons[index] === undefined);
  const taken = fit.slice(0, Math.max(0, rules.maxCount - count));
  const refusals = reasons.filter((reason) => reason !== undefined);
  return {
    taken,
    refusals: taken.length < fit.length ? [...refusals, filesText.tooMany(rules.maxCount)] : refusals,
  };
}
