import { Report } from '../../exchange/row-report.ts';
import type { FileQuestions, ForeignQuestion } from '../foreign-question.ts';
import { openQuestion } from '../open-question.ts';
import { foreignText, withoutMarks } from '../words/foreign-text.ts';

const CHOICE = /^([A-Z])[.)]\s+(\S.*)$/;
const ANSWER = /^ANSWER:\s*([A-Z](?:,[A-Z])*)$/i;
/** Moodle writes it for explanations since 4.3. */
const FEEDBACK = /^FEEDBACK:/i;

const linesOf = (text: string) => text.split(/\r\n?|\n/).map((line) => line.trim());
const tight = (line: string) => line.replaceAll(' ', '');

/** Whether a text is Aiken: choices by letters, and a line that names the right one. */
export const isAiken = (text: string): boolean => {
  const lines = linesOf(text);
  return lines.some((line) => ANSWER.test(tight(line))) && lines.some((line) => CHOICE.test(line));
};

/** The questions of an Aiken file: lines of a question, choices by their letters, `ANSWER: B`. */
export function readAiken(text: string): FileQuestions {
  const questions: ForeignQuestion[] = [];
  let skipped = 0;
  let lines: string[] = [];
  let choices: [letter: string, text: string][] = [];
  const end = (right: readonly string[]) => {
    const report = new Report();
    report.leave('choices');
    const say = (words: string) => foreignText(words, report);
    const answers = choices.filter(([letter]) => right.includes(letter));
    if (lines.length === 0 || answers.length === 0) skipped += 1;
    else {
      const made = {
        question: say(lines.join('\n')),
        choices: choices.map(([, words]) => say(words)),
        answers: answers.map(([, words]) => ({ text: say(words), credit: 100 })),
      };
      questions.push(openQuestion(made, report));
    }
    lines = [];
    choices = [];
  };
  for (const line of linesOf(withoutMarks(text))) {
    const [, letter, words] = CHOICE.exec(line) ?? [];
    const right = ANSWER.exec(tight(line))?.[1];
    if (right !== undefined) end(right.toUpperCase().split(','));
    else if (letter !== undefined && lines.length > 0) choices.push([letter, words!]);
    else if (line !== '' && !FEEDBACK.test(line)) lines.push(line);
  }
  if (lines.length > 0) skipped += 1;
  return { questions, skipped };
}
