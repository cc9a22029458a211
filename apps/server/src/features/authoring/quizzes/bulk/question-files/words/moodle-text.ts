import type { Report } from '../../exchange/row-report.ts';
import { foreignMarkdown, foreignText, withoutMarks } from './foreign-text.ts';
import { htmlMarkdown } from './html-text.ts';

/** Formats of a text as GIFT and Moodle's XML name them. */
export type TextFormat = 'html' | 'moodle' | 'plain' | 'markdown' | 'own';

const FORMATS: Readonly<Record<string, TextFormat>> = {
  html: 'html',
  moodle: 'moodle',
  moodle_auto_format: 'moodle',
  plain: 'plain',
  plain_text: 'plain',
  markdown: 'markdown',
};
export const formatNamed = (name: string | undefined): TextFormat => FORMATS[name?.toLowerCase() ?? ''] ?? 'moodle';

/** What Moodle shows as HTML without being told so. */
const TAGS = /<\/(?:p|div|span|b|i|u|em|strong|sub|sup|li|ul|ol|code|pre|td|a)>|<br\s*\/?>|<img\s/i;

/** A text in its format as the product's Markdown; `own` is the product's already. */
export function moodleText(text: string, format: TextFormat, report: Report): string {
  if (format === 'own') return text.trim();
  const words = withoutMarks(text).trim();
  if (format === 'markdown') return foreignMarkdown(words, report);
  const isHtml = format === 'html' || (format === 'moodle' && TAGS.test(words));
  return isHtml ? htmlMarkdown(words, report) : foreignText(words, report);
}
