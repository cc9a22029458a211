import { SaxesParser, type SaxesTagPlain } from 'saxes';
import iconv from 'iconv-lite';
import { UnreadableSheet } from '../../../../../../kernel/spreadsheet/unreadable-sheet.ts';

/** An element with what stands in it; names are without their prefix. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlNode | string)[];
}

/** Elements inside one another, and of one document: an export of 500 questions has about 40,000. */
const MAX_DEPTH = 256;
const MAX_ELEMENTS = 400_000;
/** What is never looked at: pictures and sounds within the file. */
const UNREAD = new Set(['file']);

const local = (name: string) => name.slice(name.indexOf(':') + 1);
const broken = (): never => {
  throw new UnreadableSheet('broken');
};

const DECLARED = /^\s*<\?xml[^<>]{0,200}?encoding\s{0,9}=\s{0,9}["']([\w-]{1,40})["']/;
const UTF_16: readonly (readonly [number, number, string])[] = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
];

/** The text of an XML document in the encoding that it names, or by its mark. */
export function xmlText(bytes: Buffer): string {
  const marked = UTF_16.find(([first, second]) => bytes[0] === first && bytes[1] === second)?.[2];
  const named = DECLARED.exec(bytes.toString('latin1', 0, 300))?.[1] ?? 'utf-8';
  const encoding = marked ?? (iconv.encodingExists(named) ? named : 'utf-8');
  return iconv.decode(bytes, encoding);
}

/**
 * A document as a tree. It declares no entities, and what it refers to is never fetched. Throws `UnreadableSheet`:
 * `broken` for what is no XML, declares entities or is nested without end, `tooLarge` for too many elements.
 */
export function readTree(text: string): XmlNode {
  const parser = new SaxesParser();
  const open: XmlNode[] = [];
  let root: XmlNode | undefined;
  let elements = 0;
  parser.on('error', broken);
  parser.on('doctype', (declared) => {
    if (declared.includes('[')) broken();
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    elements += 1;
    if (elements > MAX_ELEMENTS) throw new UnreadableSheet('tooLarge');
    if (open.length >= MAX_DEPTH) broken();
    const own = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [local(key), value]));
    const node: XmlNode = { name: local(name), attributes: own, children: [] };
    open.at(-1)?.children.push(node);
    root ??= node;
    open.push(node);
  });
  const add = (piece: string) => {
    const node = open.at(-1);
    if (node && !UNREAD.has(node.name)) node.children.push(piece);
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return root ?? broken();
}

export const elementsOf = ({ children }: XmlNode): XmlNode[] => children.filter((child) => typeof child !== 'string');
export const named = (node: XmlNode, name: string): XmlNode[] =>
  elementsOf(node).filter((child) => child.name === name);
export const first = (node: XmlNode | undefined, name: string): XmlNode | undefined => node && named(node, name)[0];

/** Every element of these names under one, in the order of the document; nothing is looked for within a found one. */
export function within(node: XmlNode, ...names: readonly string[]): XmlNode[] {
  return elementsOf(node).flatMap((child) => (names.includes(child.name) ? [child] : within(child, ...names)));
}

/** All text of an element. */
export const textOf = (node: XmlNode | undefined): string =>
  node ? node.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('') : '';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
const EMPTY = new Set(['br', 'hr', 'img', 'input', 'col']);

/** An element as HTML, which knows no prefixes. */
export function htmlOf(node: XmlNode | string): string {
  if (typeof node === 'string') return escaped(node);
  const attributes = Object.entries(node.attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
  const inner = node.children.map(htmlOf).join('');
  return EMPTY.has(node.name) ? `<${node.name}${attributes}>` : `<${node.name}${attributes}>${inner}</${node.name}>`;
}
export const innerHtml = (node: XmlNode): string => node.children.map(htmlOf).join('');
