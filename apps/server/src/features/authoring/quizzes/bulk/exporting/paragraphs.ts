import { xmlEscaped } from './xml-text.ts';

/** Paragraphs of a text as HTML; its Markdown stays as it is written, down to the number of its empty lines. */
export const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map((part) => `<p>${xmlEscaped(part).replaceAll('\n', '<br/>')}</p>`)
    .join('');
