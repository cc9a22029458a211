import { looksTyped } from '@dure/contract/imports/typed-questions';
import { TRUTH_WORDS } from '../bulk.text.ts';
import { isAiken, readAiken } from './aiken/read-aiken.ts';
import { readPool } from './blackboard/read-pool.ts';
import type { FileQuestions } from './foreign-question.ts';
import { isGift, readGift } from './gift/read-gift.ts';
import { readMoodle } from './moodle/read-moodle.ts';
import { readQti12 } from './qti12/read-qti12.ts';
import { readQtiItem } from './qti/qti-item.ts';
import { readTyped } from './typed/read-typed.ts';
import { foreignMarkdown } from './words/foreign-text.ts';
import type { XmlNode } from './xml/xml-tree.ts';

const truth = TRUTH_WORDS;

function oneItem(root: XmlNode): FileQuestions {
  const question = readQtiItem(root);
  return question ? { questions: [question], skipped: 0 } : { questions: [], skipped: 1 };
}

/** Documents of XML with questions in them, by the name of their root. Others hold none. */
export const XML_FORMATS: Readonly<Record<string, (root: XmlNode) => FileQuestions>> = {
  quiz: (root) => readMoodle(root, truth),
  questestinterop: (root) => readQti12(root, truth),
  POOL: (root) => readPool(root, truth),
  assessmentItem: oneItem,
  'qti-assessment-item': oneItem,
};

interface TextFormat {
  readonly isOne: (text: string) => boolean;
  readonly read: (text: string) => FileQuestions;
}

/** Texts with questions in them; the first that a text looks like reads it. */
export const TEXT_FORMATS: readonly TextFormat[] = [
  { isOne: isAiken, read: readAiken },
  { isOne: isGift, read: (text) => readGift(text, truth) },
  { isOne: looksTyped, read: (text) => readTyped(text, foreignMarkdown) },
];
