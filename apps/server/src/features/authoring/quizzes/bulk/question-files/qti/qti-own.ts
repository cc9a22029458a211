import { KEPT_CLASS } from '../../exchange/kept-as.ts';
import { textOf, within, type XmlNode } from '../xml/xml-tree.ts';

const BREAK: XmlNode = { name: '#text', attributes: {}, children: ['\n'] };
const withBreaks = (node: XmlNode): XmlNode =>
  node.name === 'br'
    ? BREAK
    : { ...node, children: node.children.map((child) => (typeof child === 'string' ? child : withBreaks(child))) };

/** What this product says of an element of its own. */
export const keptAs = ({ attributes }: XmlNode): string | undefined =>
  attributes['data-dure'] ??
  attributes['class']
    ?.split(/\s+/)
    .find((name) => name.startsWith(KEPT_CLASS))
    ?.slice(KEPT_CLASS.length);

/** A text that this product wrote: an empty line parts its paragraphs, and its Markdown is as it was. */
export const ownText = (node: XmlNode): string =>
  within(node, 'p')
    .map((paragraph) => textOf(withBreaks(paragraph)))
    .join('\n\n');
