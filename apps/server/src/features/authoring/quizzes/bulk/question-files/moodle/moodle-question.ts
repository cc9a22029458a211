import type { Report } from '../../exchange/row-report.ts';
import { oneLine } from '../foreign-question.ts';
import type { MadeQuestion } from '../open-question.ts';
import { elementsOf, first, textOf, type XmlNode } from '../xml/xml-tree.ts';
import { readCloze } from './cloze.ts';
import { readGaps } from './gaps.ts';
import { READERS, tellAnswers } from './moodle-answers.ts';
import { said, type MoodleManner } from './moodle-said.ts';

/** What it names a question: said to be lost where it is not how the question begins. */
function tellName(node: XmlNode, question: string, report: Report): void {
  const name = oneLine(textOf(first(node, 'name')));
  if (name !== '' && !oneLine(question).startsWith(name.replace(/(?:\.{3}|…)$/, ''))) report.leave('name');
}

/** A `<question>` that asks something. */
export function moodleQuestion(node: XmlNode, manner: MoodleManner, report: Report): MadeQuestion {
  const type = node.attributes['type'] ?? '';
  const text = said(first(node, 'questiontext'), manner, report);
  if (!manner.isOwn) tellName(node, text, report);
  if (Number(textOf(first(node, 'hidden'))) > 0) report.guess('hidden');
  if (type === 'cloze' || type === 'multianswer') {
    tellAnswers(node, report);
    return readCloze(textOf(first(first(node, 'questiontext'), 'text')), manner.truth, report);
  }
  const gaps = ['dragbox', 'selectoption'].some((name) => elementsOf(node).some((one) => one.name === name));
  if (gaps) return readGaps(node, text, report);
  const read = READERS[type];
  if (!read) {
    report.leave('interaction');
    tellAnswers(node, report);
    return { question: text, essay: said(first(node, 'graderinfo'), manner, report) };
  }
  const template = manner.isOwn ? '' : said(first(node, 'responsetemplate'), manner, report);
  if (template !== '') report.take('template');
  return { question: [text, template].filter((part) => part !== '').join('\n\n'), ...read(node, manner, report) };
}
