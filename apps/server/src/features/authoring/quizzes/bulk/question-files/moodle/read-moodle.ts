import { KEPT_AS } from '../../exchange/kept-as.ts';
import { Report } from '../../exchange/row-report.ts';
import type { FileQuestions, ForeignQuestion } from '../foreign-question.ts';
import { openQuestion } from '../open-question.ts';
import { categoryOf, tagsOf } from '../words/category.ts';
import { first, named, textOf, type XmlNode } from '../xml/xml-tree.ts';
import { moodleQuestion } from './moodle-question.ts';
import type { MoodleManner } from './moodle-said.ts';

/** Texts between questions, and what Moodle draws at random. */
const NO_QUESTIONS = new Set(['description', 'random', 'randomsamatch']);

/** The questions of Moodle's XML: `<quiz>` with questions, and categories that hold for those after them. */
export function readMoodle(quiz: XmlNode, truth: MoodleManner['truth']): FileQuestions {
  const manner: MoodleManner = { isOwn: quiz.attributes['data-dure'] === KEPT_AS.markdown, truth };
  const questions: ForeignQuestion[] = [];
  let skipped = 0;
  let category = '';
  for (const node of named(quiz, 'question')) {
    const type = node.attributes['type'] ?? '';
    if (type === 'category') category = categoryOf(textOf(first(first(node, 'category'), 'text')));
    else if (NO_QUESTIONS.has(type)) skipped += 1;
    else {
      const report = new Report();
      const own = named(first(node, 'tags') ?? node, 'tag').map((tag) => textOf(first(tag, 'text')).trim());
      const made = moodleQuestion(node, manner, report);
      const tags = tagsOf(category, own, report);
      questions.push(openQuestion({ ...made, tags }, report));
    }
  }
  return { questions, skipped };
}
