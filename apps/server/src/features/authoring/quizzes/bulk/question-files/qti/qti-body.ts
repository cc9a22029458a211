import type { Report } from '../../exchange/row-report.ts';
import { oneLine } from '../foreign-question.ts';
import { htmlMarkdown } from '../words/html-text.ts';
import { elementsOf, innerHtml, type XmlNode } from '../xml/xml-tree.ts';

const CHOICES = new Set([
  'qti-simple-choice',
  'qti-inline-choice',
  'qti-simple-associable-choice',
  'qti-gap-text',
  'qti-hottext',
]);
/** Interactions that an open question can ask in words. */
const ASKABLE = new Set([
  'qti-gap-match-interaction',
  'qti-hottext-interaction',
  'qti-extended-text-interaction',
  'qti-text-entry-interaction',
  'qti-choice-interaction',
  'qti-inline-choice-interaction',
  'qti-match-interaction',
  'qti-order-interaction',
  'qti-associate-interaction',
]);
const BLANKS = new Set(['qti-text-entry-interaction', 'qti-inline-choice-interaction', 'qti-gap']);
/** Stands where a blank is until it is known whether there are several: private use, like the number after it. */
const BLANK = '\ue000';
const FIRST_NO = 0xe001;
const FEEDBACK = new Set(['qti-modal-feedback', 'qti-feedback-block', 'qti-feedback-inline', 'qti-rubric-block']);
const MAX_BLANKS = 1000;

const element = (name: string, children: XmlNode['children']): XmlNode => ({ name, attributes: {}, children });

/** What is asked in the body of an item. */
export class QtiBody {
  readonly choices = new Map<string, string>();
  readonly gaps = new Map<string, number>();
  readonly blanks = new Map<string, number>();
  readonly #report: Report;
  readonly #html: string;

  constructor(body: XmlNode, report: Report) {
    this.#report = report;
    this.#html = this.#shown(body)
      .map((child) => (typeof child === 'string' ? child : innerHtml(element('div', [child]))))
      .join('');
  }

  get isNumbered(): boolean {
    return this.gaps.size + this.blanks.size > 1;
  }

  /** The text of the question, its blanks numbered where there are several. */
  get text(): string {
    return htmlMarkdown(this.#html, this.#report).replace(/\ue000([\ue001-\uf8ef])/g, (_, no: string) =>
      this.isNumbered ? `_____ (${no.charCodeAt(0) - FIRST_NO})` : '_____',
    );
  }

  #blank({ name, attributes }: XmlNode): string {
    const of = name === 'qti-gap' ? this.gaps : this.blanks;
    const no = Math.min(this.gaps.size + this.blanks.size + 1, MAX_BLANKS);
    of.set(attributes[name === 'qti-gap' ? 'identifier' : 'response-identifier'] ?? `${name}-${no}`, no);
    this.#report.leave('blank');
    return ` ${BLANK}${String.fromCharCode(FIRST_NO + no)} `;
  }

  #choice(node: XmlNode): XmlNode['children'] {
    const shown = this.#within(node);
    const text = oneLine(htmlMarkdown(innerHtml(element('div', shown)), this.#report));
    this.choices.set(node.attributes['identifier'] ?? String(this.choices.size), text);
    return node.name === 'qti-hottext' ? shown : [];
  }

  #within = (node: XmlNode): XmlNode['children'] =>
    node.children.flatMap((child) => (typeof child === 'string' ? [child] : this.#shown(child)));

  /** An element as HTML of what people see of it. */
  #shown(node: XmlNode): XmlNode['children'] {
    const { name } = node;
    if (CHOICES.has(name)) return this.#choice(node);
    if (FEEDBACK.has(name)) {
      const isForAll = name === 'qti-rubric-block' && /candidate/.test(node.attributes['view'] ?? '');
      if (!isForAll) this.#report.leave('feedback');
      return isForAll ? [element('div', this.#within(node))] : [];
    }
    if (name === 'qti-printed-variable') {
      this.#report.leave('variables');
      return ['…'];
    }
    if (name === 'qti-upload-interaction') this.#report.leave('files');
    else if (name === 'qti-media-interaction') this.#report.leave('media');
    else if (name.endsWith('-interaction') && !ASKABLE.has(name)) this.#report.leave('interaction');
    if (BLANKS.has(name)) {
      for (const choice of elementsOf(node)) this.#shown(choice);
      return [this.#blank(node)];
    }
    const children = this.#within(node);
    if (name === 'qti-prompt') return [element('p', children)];
    return name.startsWith('qti-') ? [element('div', children)] : [{ ...node, children }];
  }
}
