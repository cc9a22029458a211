import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { UnreadableSheet } from '../../../../../kernel/spreadsheet/unreadable-sheet.ts';
import { type ForeignQuestion, foreignText, type Loss, oneLine, withChoices } from '../foreign-question.ts';
import { answersOf, type Response } from './qti-answers.ts';

const MAX_DEPTH = 256;
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Elements that end a line of text. */
const BLOCKS = new Set(['p', 'div', 'li', 'tr', 'pre', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'qti-prompt']);
const CELLS = new Set(['td', 'th']);
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
const MEDIA = new Set(['img', 'object', 'video', 'audio', 'picture', 'math', 'qti-media-interaction']);
/** How something is read aloud, or written for machines: the words stand beside it. */
const ASIDE = new Set(['rt', 'rp', 'annotation', 'annotation-xml']);
const BLANKS = new Set(['qti-text-entry-interaction', 'qti-inline-choice-interaction', 'qti-gap']);
/** Stands where a blank is until it is known whether there are several: private use, like the number after it. */
const BLANK = '\ue000';
const FIRST_NO = 0xe001;
const FEEDBACK = new Set(['qti-modal-feedback', 'qti-feedback-block', 'qti-feedback-inline']);
/** What this product says of its own texts in what it writes: that one is Markdown, a model answer or keywords. */
export const KEPT_AS = { markdown: 'markdown', modelAnswer: 'model-answer', keywords: 'keywords' } as const;

const tidy = (text: string) =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Everything that is heard of one item. */
class Item {
  body = '';
  rubric = '';
  keywords = '';
  readonly choices = new Map<string, string>();
  readonly gaps = new Map<string, number>();
  readonly blanks = new Map<string, number>();
  readonly responses: Response[] = [];
  readonly lost = new Set<Loss>();
  isItem = false;
  isMarkdown = false;
}

/** Whose text is heard: the innermost of these that is open. */
type Listener = 'body' | 'choice' | 'hottext' | 'value' | 'rubric' | 'keywords' | 'none';

/** Numbers a blank where it stands. */
function addBlank(item: Item, name: string, attributes: Readonly<Record<string, string>>) {
  const of = name === 'qti-gap' ? item.gaps : item.blanks;
  const no = item.gaps.size + item.blanks.size + 1;
  of.set(attributes[name === 'qti-gap' ? 'identifier' : 'response-identifier'] ?? `${name}-${no}`, no);
  item.body += ` ${BLANK}${String.fromCharCode(FIRST_NO + no)} `;
  item.lost.add('blank');
}

function listen(item: Item) {
  const stack: { name: string; listener: Listener; choice: string }[] = [];
  const now = () => stack.at(-1) ?? { name: '', listener: 'none' as Listener, choice: '' };
  const inCorrect = () => stack.some(({ name }) => name === 'qti-correct-response');
  return {
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      if (stack.length === 0) {
        item.isItem = name === 'qti-assessment-item';
        // An item of QTI 2 is a question, too, but not one that is read here.
        if (name === 'assessmentItem') throw new UnreadableSheet('broken');
      }
      let { listener, choice } = now();
      if (attributes['data-dure'] !== undefined) item.isMarkdown = true;
      if (name === 'qti-item-body') listener = 'body';
      else if (name === 'qti-value') listener = inCorrect() ? 'value' : 'none';
      else if (name === 'qti-rubric-block') {
        const kept = attributes['data-dure'];
        listener = kept === KEPT_AS.keywords ? 'keywords' : kept === KEPT_AS.modelAnswer ? 'rubric' : 'none';
        if (kept === undefined) item.lost.add('feedback');
      } else if (CHOICES.has(name) && listener === 'body') {
        listener = name === 'qti-hottext' ? 'hottext' : 'choice';
        choice = attributes['identifier'] ?? String(item.choices.size);
        item.choices.set(choice, '');
      } else if (FEEDBACK.has(name)) {
        item.lost.add('feedback');
        listener = 'none';
      } else if (ASIDE.has(name)) listener = 'none';
      if (name === 'qti-response-declaration') {
        const { identifier = '', 'base-type': baseType = '', cardinality } = attributes;
        item.responses.push({ identifier, baseType, isOrdered: cardinality === 'ordered', correct: [], mapped: [] });
      }
      if (listener === 'value') item.responses.at(-1)?.correct.push('');
      if (BLANKS.has(name) && listener === 'body') addBlank(item, name, attributes);
      if (name === 'qti-printed-variable' && listener !== 'none') {
        item.lost.add('variables');
        if (listener === 'choice') item.choices.set(choice, `${item.choices.get(choice) ?? ''}…`);
        else item.body += '…';
      }
      if (name === 'qti-assessment-stimulus-ref') item.lost.add('passage');
      if (name.endsWith('-interaction') && !ASKABLE.has(name)) item.lost.add('interaction');
      if (MEDIA.has(name) && listener !== 'none') item.lost.add('media');
      if (name === 'qti-map-entry') {
        const { 'map-key': value = '', 'mapped-value': worth } = attributes;
        item.responses.at(-1)?.mapped.push({ value, worth: Number(worth) || 0 });
        item.lost.add('weights');
      }
      stack.push({ name, listener, choice });
    },
    text: (text: string) => {
      const { listener, choice } = now();
      if (listener === 'body' || listener === 'hottext') item.body += text.replace(/\n/g, ' ');
      if (listener === 'choice' || listener === 'hottext')
        item.choices.set(choice, `${item.choices.get(choice) ?? ''}${text}`);
      const correct = item.responses.at(-1)?.correct;
      if (listener === 'value' && correct) correct[correct.length - 1] += text;
      if (listener === 'rubric') item.rubric += text.replace(/\n/g, ' ');
      if (listener === 'keywords') item.keywords += text;
    },
    close: () => {
      const { name, listener } = stack.pop() ?? { name: '', listener: 'none' };
      if (name === 'br') item[listener === 'rubric' ? 'rubric' : 'body'] += '\n';
      if (CELLS.has(name) && listener === 'body') item.body += ' ';
      if (BLOCKS.has(name) && listener === 'body') item.body += '\n\n';
      if (BLOCKS.has(name) && listener === 'rubric') item.rubric += '\n\n';
    },
  };
}

function questionOf(item: Item): ForeignQuestion {
  const isNumbered = item.gaps.size + item.blanks.size > 1;
  const body = item.body.replace(/\ue000([\ue001-\uf8ff])/g, (_, no: string) =>
    isNumbered ? `_____ (${no.charCodeAt(0) - FIRST_NO})` : '_____',
  );
  const { answers: correct, text: answer } = answersOf(item.responses, item, item.lost);
  const choices = [...item.choices.values()].map(oneLine).filter((choice) => choice !== '');
  if (choices.length > 0 && !item.lost.has('matching')) item.lost.add('choices');
  const own = tidy(item.rubric);
  const asMarkdown = item.isMarkdown ? (text: string) => text : foreignText;
  const isShort = correct.length > 0 && choices.length === 0 && !isNumbered;
  return {
    question: withChoices(asMarkdown(tidy(body)), choices.map(asMarkdown)),
    modelAnswer: own === '' ? asMarkdown(answer) : own,
    keywords:
      item.keywords.trim() !== ''
        ? item.keywords.split(',').map((one) => one.trim())
        : isShort && own === ''
          ? correct.filter((one) => one.length <= 40 && !one.includes(','))
          : [],
    category: '',
    lost: [...item.lost],
  };
}

/** A QTI 3 item as an open question; null for another document. No declarations, no endless nesting. */
export async function readQtiItem(pieces: AsyncIterable<Buffer>): Promise<ForeignQuestion | null> {
  const item = new Item();
  const heard = listen(item);
  const parser = new SaxesParser();
  const stop = () => {
    throw new UnreadableSheet('broken');
  };
  let depth = 0;
  parser.on('error', stop);
  parser.on('doctype', stop);
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    depth += 1;
    if (depth > MAX_DEPTH) stop();
    heard.open(local(name), attributes);
  });
  parser.on('text', heard.text);
  parser.on('closetag', () => {
    depth -= 1;
    heard.close();
  });
  const decoder = new TextDecoder();
  for await (const piece of pieces) parser.write(decoder.decode(piece, { stream: true }));
  parser.close();
  return item.isItem ? questionOf(item) : null;
}
