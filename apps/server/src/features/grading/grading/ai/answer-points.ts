import { shortened } from '@dure/contract/markdown/shortened';
import { plainWhole } from '@dure/contract/markdown/plain-question';
import { modelText } from '../../../../kernel/language/grading/points.ts';
import type { Quiz } from '../../../../kernel/language/grading/quiz.ts';
import { readAnswer } from '../../../../kernel/language/guard/guard.ts';
import { Sentences } from '../../../../kernel/language/similarity/sentences.ts';
import { keywordsIn } from '../../../../kernel/language/text/keywords.ts';
import { sentencesOf } from '../../../../kernel/language/text/sentences.ts';
import type { Span } from './grader.ts';

/** Likeness from which a sentence of the model answer, or a keyword, is what a criterion is about. */
const ABOUT = 0.3;
/** Likeness from which a sentence of an answer says what a sentence of the model answer says. */
const SAYS = 0.35;
/** What one keyword in a sentence is worth beside its likeness. */
const KEYWORD_WORTH = 0.12;
const MAX_EVIDENCE = 2;
const MAX_SENTENCES = 60;
const MAX_CLIP = 40;

const BULLET = /^[-*+•·]\s+/u;
const ENDS_SENTENCE = /[.。!?\s]/u;

/** A sentence without what ends it; a full stop after a figure may belong to a date. */
function withoutEnd(sentence: string): string {
  let end = sentence.length;
  while (end > 0 && ENDS_SENTENCE.test(sentence[end - 1]!)) end -= 1;
  return /\d/.test(sentence[end - 1] ?? '') ? sentence : sentence.slice(0, end);
}

/** The beginning of a sentence in plain words, without the sign of its list, for a sentence that quotes it. */
export const clip = (text: string): string => shortened(withoutEnd(plainWhole(text).replace(BULLET, '')), MAX_CLIP);

interface Said extends Span {
  readonly text: string;
}

/** The sentences of an answer with their places; what speaks to its grader is not among them. */
function saidIn(answer: string, quiz: Quiz): Said[] {
  let from = 0;
  return sentencesOf(answer)
    .slice(0, MAX_SENTENCES)
    .flatMap((sentence) => {
      const start = answer.indexOf(sentence, from);
      from = start + sentence.length;
      const { text } = readAnswer(sentence, quiz);
      return text.trim() === '' ? [] : [{ start, end: from, text }];
    });
}

/** Which sentence of an answer says which point of the model answer, and which points a criterion is about. */
export class AnswerPoints {
  readonly #quiz: Quiz;
  readonly #said: readonly Said[];
  readonly #points: readonly string[];
  readonly #likeness: Sentences;
  readonly #parts: ReadonlyMap<string, { modelAnswer: string; keywords: string[]; points: string[] }>;

  constructor(quiz: Quiz, answer: string, rubric: readonly { readonly name: string }[]) {
    this.#quiz = quiz;
    this.#said = saidIn(answer, quiz);
    this.#points = quiz.modelAnswer.trim() === '' ? [] : sentencesOf(modelText(quiz)).slice(0, MAX_SENTENCES);
    this.#likeness = new Sentences([...this.#points, ...this.#said.map(({ text }) => text)]);
    this.#parts = this.#assign(rubric.map(({ name }) => name));
  }

  get count(): number {
    return this.#points.length;
  }

  /** Each point belongs to the criterion that it is likest to, if it is like one at all. */
  #assign(names: readonly string[]) {
    const parts = new Map(names.map((name) => [name, { points: [] as string[], keywords: [] as string[] }]));
    const likest = (text: string) => {
      const found = names.map((name) => ({ name, likeness: this.#likeness.likeness(name, text) }));
      const best = found.toSorted((a, b) => b.likeness - a.likeness)[0];
      return best && best.likeness >= ABOUT ? parts.get(best.name) : undefined;
    };
    for (const point of this.#points) likest(point)?.points.push(point);
    for (const keyword of this.#quiz.keywords) {
      const own = names.find((name) => keywordsIn(name, [keyword]).hit.length > 0);
      const within = [...parts.values()].find(({ points }) => keywordsIn(points.join(' '), [keyword]).hit.length > 0);
      (own === undefined ? within : parts.get(own))?.keywords.push(keyword);
    }
    return new Map([...parts].map(([name, part]) => [name, { ...part, modelAnswer: part.points.join(' ') }]));
  }

  /** What of the model answer and the keywords a criterion is about; null where its name does not tell. */
  partOf(name: string): { modelAnswer: string; keywords: string[] } | null {
    const part = this.#parts.get(name);
    return part && (part.points.length > 0 || part.keywords.length > 0)
      ? { modelAnswer: part.modelAnswer, keywords: part.keywords }
      : null;
  }

  /** Points of the model answer that no sentence says. */
  get lacking(): string[] {
    return this.#points.filter((point) => !this.#said.some(({ text }) => this.#likeness.likeness(text, point) >= SAYS));
  }

  nearestPoint({ start }: Span): string | undefined {
    const text = this.#said.find((one) => one.start === start)?.text ?? '';
    const near = (point: string) => this.#likeness.likeness(text, point);
    const best = this.#points.toSorted((a, b) => near(b) - near(a))[0];
    return best !== undefined && near(best) >= SAYS ? best : undefined;
  }

  /** The sentences that carry a criterion, in their order. */
  evidenceOf(name: string): Span[] {
    const part = this.#parts.get(name);
    const points = part && part.points.length > 0 ? part.points : this.#points;
    const keywords = part && part.keywords.length > 0 ? part.keywords : this.#quiz.keywords;
    const strength = ({ text }: Said) =>
      Math.max(0, ...points.map((point) => this.#likeness.likeness(text, point))) +
      KEYWORD_WORTH * keywordsIn(text, keywords).hit.length;
    return this.#said
      .map((one) => ({ start: one.start, end: one.end, strength: strength(one) }))
      .filter((one) => one.strength >= SAYS)
      .toSorted((a, b) => b.strength - a.strength)
      .slice(0, MAX_EVIDENCE)
      .map(({ start, end }) => ({ start, end }))
      .toSorted((a, b) => a.start - b.start);
  }
}
