import { CREDIT } from './credit.text.ts';
import type { Quiz } from './quiz.ts';

/** The model answer without marks of credit. */
export const modelText = ({ modelAnswer, keywords }: Quiz): string =>
  modelAnswer.trim() === '' ? keywords.join('\n') : modelAnswer.replace(CREDIT, ' ');
