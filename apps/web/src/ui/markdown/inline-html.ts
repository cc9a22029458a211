import type { Inline } from '@dure/contract/markdown/inline-nodes';
import { readInline } from '@dure/contract/markdown/inline';
import { escapeHtml } from './escape-html.ts';
import { withAddresses } from './linkify.ts';

/** What the writer of a text is told of links and pictures on its way. */
export interface Writing {
  /** Whether links and pictures are written, which the purifier has to look at; else their words alone. */
  readonly isLinked: boolean;
  /** Called for each link and picture. */
  readonly found: () => void;
}

function linked(address: string, words: string, { isLinked, found }: Writing): string {
  found();
  return isLinked ? `<a href="${escapeHtml(address)}">${words}</a>` : words;
}

function pictured(address: string, name: string, { isLinked, found }: Writing): string {
  found();
  return isLinked ? `<img src="${escapeHtml(address)}" alt="${escapeHtml(name)}">` : escapeHtml(name);
}

const textHtml = (text: string, writing: Writing) =>
  withAddresses(text)
    .map(({ words, address }) =>
      address === undefined ? escapeHtml(words) : linked(address, escapeHtml(words), writing),
    )
    .join('');

export function formulaHtml(tex: string, element: 'span' | 'div', isSetOff: boolean): string {
  return `<${element} data-math="${isSetOff ? 'display' : 'inline'}">${escapeHtml(tex)}</${element}>`;
}

function htmlOf(node: Inline, writing: Writing, isInLink: boolean): string {
  switch (node.kind) {
    case 'text':
      return isInLink ? escapeHtml(node.text) : textHtml(node.text, writing);
    case 'break':
      return '<br>';
    case 'code':
      return `<code>${escapeHtml(node.text)}</code>`;
    case 'formula':
      return formulaHtml(node.tex, 'span', node.isSetOff);
    case 'picture':
      return pictured(node.address, node.name, writing);
    case 'link':
      return linked(node.address, partsHtml(node.inner, writing, true), writing);
    case 'marked':
      return `<${node.tag}>${partsHtml(node.inner, writing, isInLink)}</${node.tag}>`;
  }
}

const partsHtml = (nodes: readonly Inline[], writing: Writing, isInLink: boolean): string =>
  nodes.map((node) => htmlOf(node, writing, isInLink)).join('');

/** A line of Markdown as HTML. */
export const lineHtml = (line: string, writing: Writing): string => partsHtml(readInline(line), writing, false);
