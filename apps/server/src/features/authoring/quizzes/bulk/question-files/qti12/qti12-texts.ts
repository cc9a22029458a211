import type { Report } from '../../exchange/row-report.ts';
import { foreignText, withoutMarks } from '../words/foreign-text.ts';
import { htmlMarkdown } from '../words/html-text.ts';
import { elementsOf, innerHtml, textOf, within, type XmlNode } from '../xml/xml-tree.ts';

const TAGGED = /<\/?[a-z][^<>]{0,300}>|&(?:nbsp|amp|lt|gt|quot|#\d{1,6});/i;

/** One text, in HTML where it says so or looks so: as escaped signs, or as elements of the document. */
function materialText(node: XmlNode, report: Report): string {
  const isWritten = elementsOf(node).length > 0;
  const text = withoutMarks(isWritten ? innerHtml(node) : textOf(node)).trim();
  if (text === '') return '';
  const type = (node.attributes['texttype'] ?? node.attributes['type'] ?? '').toLowerCase();
  const isHtml = isWritten || type.includes('html') || (type !== 'text/plain' && TAGGED.test(text));
  return isHtml ? htmlMarkdown(text, report) : foreignText(text, report);
}

const TEXTS = ['mattext', 'matemtext', 'mat_formattedtext'] as const;
const MEDIA = ['matimage', 'mataudio', 'matvideo', 'matapplet', 'matapplication'] as const;

/** What is shown of an element, in paragraphs; pictures and sounds are told to be left. */
export function shownIn(node: XmlNode | undefined, report: Report): string {
  if (!node) return '';
  if (within(node, ...MEDIA).length > 0) report.leave('media');
  return within(node, ...TEXTS)
    .map((one) => materialText(one, report))
    .filter((text) => text !== '')
    .join('\n\n');
}
