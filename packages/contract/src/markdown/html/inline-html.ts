import type { Inline } from '../inline-nodes.ts';
import { readInline } from '../inline.ts';
import { escapeHtml } from './escape-html.ts';
import { withAddresses } from './addresses.ts';

/** How a place writes what a text leads to, shows or computes. */
export interface Writing {
  /** `words` are HTML; `address` is as it was typed. */
  readonly link: (address: string, words: string) => string;
  readonly picture: (address: string, name: string) => string;
  readonly formula: (tex: string, element: 'span' | 'div', isSetOff: boolean) => string;
}

const textHtml = (text: string, writing: Writing) =>
  withAddresses(text)
    .map(({ words, address }) => (address === undefined ? escapeHtml(words) : writing.link(address, escapeHtml(words))))
    .join('');

function htmlOf(node: Inline, writing: Writing, isInLink: boolean): string {
  switch (node.kind) {
    case 'text':
      return isInLink ? escapeHtml(node.text) : textHtml(node.text, writing);
    case 'break':
      return '<br>';
    case 'code':
      return `<code>${escapeHtml(node.text)}</code>`;
    case 'formula':
      return writing.formula(node.tex, 'span', node.isSetOff);
    case 'picture':
      return writing.picture(node.address, node.name);
    case 'link':
      return writing.link(node.address, partsHtml(node.inner, writing, true));
    case 'marked':
      return `<${node.tag}>${partsHtml(node.inner, writing, isInLink)}</${node.tag}>`;
  }
}

const partsHtml = (nodes: readonly Inline[], writing: Writing, isInLink: boolean): string =>
  nodes.map((node) => htmlOf(node, writing, isInLink)).join('');

/** A line of Markdown as HTML. */
export const lineHtml = (line: string, writing: Writing): string => partsHtml(readInline(line), writing, false);
