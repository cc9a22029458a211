import type { Report } from '../../exchange/row-report.ts';
import { formatNamed, moodleText } from '../words/moodle-text.ts';
import { first, textOf, type XmlNode } from '../xml/xml-tree.ts';

/** How the texts of a file are read: by its own words, or as this product wrote them. */
export interface MoodleManner {
  readonly isOwn: boolean;
  readonly truth: { readonly yes: string; readonly no: string };
}

/** What stands in `<text>` of an element, in the format that the element names. */
export function said(node: XmlNode | undefined, { isOwn }: MoodleManner, report: Report, format?: string): string {
  if (!node) return '';
  const text = textOf(first(node, 'text') ?? node);
  // Pictures are kept beside the text; of one that the text does not show nothing is lost.
  if (text.includes('@@PLUGINFILE@@') && !/<img|<video|<audio|<source/i.test(text)) report.leave('files');
  return moodleText(text, isOwn ? 'own' : formatNamed(node.attributes['format'] ?? format), report);
}
