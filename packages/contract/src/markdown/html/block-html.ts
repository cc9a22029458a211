import type { Block, ListItem } from '../block-nodes.ts';
import { readBlocks } from '../blocks.ts';
import { escapeHtml } from './escape-html.ts';
import { lineHtml, type Writing } from './inline-html.ts';

class BlockWriter {
  readonly #headingLevel: number;
  readonly #writing: Writing;

  constructor(headingLevel: number, writing: Writing) {
    this.#headingLevel = headingLevel;
    this.#writing = writing;
  }

  #lines(lines: readonly string[]): string {
    return lines.map((line) => lineHtml(line, this.#writing)).join('<br>');
  }

  #item({ mark, blocks }: ListItem): string {
    const [first, ...others] = blocks;
    const isText = first?.kind === 'paragraph';
    const words = isText ? this.#lines(first.lines) : '';
    return `<li><span data-mark="">${escapeHtml(mark)}</span> ${words}${this.blocks(isText ? others : blocks)}</li>`;
  }

  #table({ alignments, rows }: Extract<Block, { kind: 'table' }>): string {
    const width = Math.max(...rows.map(({ length }) => length));
    const row = (cells: readonly string[], element: 'th' | 'td') => {
      const all = Array.from({ length: width }, (_, at) => {
        const align = alignments[at] ? ` align="${alignments[at]}"` : '';
        return `<${element}${align}>${lineHtml(cells[at] ?? '', this.#writing)}</${element}>`;
      });
      return `<tr>${all.join('')}</tr>`;
    };
    const [head = [], ...body] = rows;
    const below = body.length > 0 ? `<tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody>` : '';
    return `<table><thead>${row(head, 'th')}</thead>${below}</table>`;
  }

  #block(block: Block): string {
    switch (block.kind) {
      case 'paragraph':
        return `<p>${this.#lines(block.lines)}</p>`;
      case 'heading': {
        const level = Math.min(6, this.#headingLevel + block.level - 1);
        return `<h${level}>${lineHtml(block.line, this.#writing)}</h${level}>`;
      }
      case 'list': {
        const element = block.isOrdered ? 'ol' : 'ul';
        return `<${element}>${block.items.map((item) => this.#item(item)).join('')}</${element}>`;
      }
      case 'quote':
        return `<blockquote>${this.blocks(block.blocks)}</blockquote>`;
      case 'code':
        return `<pre><code data-language="${escapeHtml(block.language)}">${escapeHtml(block.text)}\n</code></pre>`;
      case 'formula':
        return this.#writing.formula(block.tex, 'div', true);
      case 'table':
        return this.#table(block);
      case 'rule':
        return '<hr>';
    }
  }

  blocks(blocks: readonly Block[]): string {
    return blocks.map((block) => this.#block(block)).join('');
  }
}

/**
 * A Markdown text as HTML: structure and escaped words, safe as far as `writing` is. Its first heading is one of `headingLevel`,
 * 1 to 6.
 */
export const blockHtml = (markdown: string, headingLevel: number, writing: Writing): string =>
  new BlockWriter(headingLevel, writing).blocks(readBlocks(markdown));
