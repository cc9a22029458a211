import { Report } from '../../exchange/row-report.ts';
import type { FileQuestions, ForeignQuestion } from '../foreign-question.ts';
import { inLine, oneLine } from '../foreign-question.ts';
import { openQuestion, type MadeQuestion } from '../open-question.ts';
import { foreignText, withoutMarks } from '../words/foreign-text.ts';
import { htmlMarkdown } from '../words/html-text.ts';
import { elementsOf, first, named, textOf, type XmlNode } from '../xml/xml-tree.ts';

interface Truth {
  readonly yes: string;
  readonly no: string;
}

/** Texts of a pool are HTML where they say so, and in older pools without saying so. */
function said(node: XmlNode | undefined, report: Report): string {
  const text = withoutMarks(textOf(first(node, 'TEXT') ?? node)).trim();
  const isHtml =
    first(first(node, 'FLAGS'), 'ISHTML')?.attributes['value'] === 'true' || /<\/?[a-z][^<>]*>/i.test(text);
  return isHtml ? htmlMarkdown(text, report) : foreignText(text, report);
}

function madeOf(node: XmlNode, kind: string, truth: Truth, report: Report): Omit<MadeQuestion, 'question'> {
  const answers = named(node, 'ANSWER').map((one) => ({ id: one.attributes['id'] ?? '', text: said(one, report) }));
  const gradable = first(node, 'GRADABLE');
  const right = gradable ? named(gradable, 'CORRECTANSWER') : [];
  const texts = (id: string | undefined) => answers.filter((one) => one.id === id).map(({ text }) => text);
  const rightTexts = right.flatMap(({ attributes }) => texts(attributes['answer_id']));
  const worth = (words: readonly string[]) => words.map((text) => ({ text, credit: 100 }));
  switch (kind) {
    case 'ESSAY':
    case 'SHORT_RESPONSE':
      if (answers.length > 0) report.take('solution');
      return { essay: answers.map(({ text }) => text).join('\n') };
    case 'FILLINBLANK':
    case 'NUMERIC':
      return { answers: worth(answers.map(({ text }) => text)) };
    case 'TRUEFALSE':
      return { answers: worth(rightTexts.map((text) => (/^true$/i.test(text) ? truth.yes : truth.no))) };
    case 'ORDER':
      report.leave('choices');
      return { choices: answers.map(({ text }) => oneLine(text)), answers: worth(rightTexts), isOrdered: true };
    case 'MATCH': {
      report.leave('matching');
      const sides = new Map(named(node, 'CHOICE').map((one) => [one.attributes['id'] ?? '', said(one, report)]));
      const pairs = right.map(
        ({ attributes }) =>
          `${inLine(texts(attributes['answer_id'])[0] ?? '')} → ${inLine(sides.get(attributes['choice_id'] ?? '') ?? '')}`,
      );
      return { choices: answers.map(({ text }) => oneLine(text)), answers: worth(pairs) };
    }
    default:
      report.leave('choices');
      return { choices: answers.map(({ text }) => oneLine(text)), answers: worth(rightTexts.map(oneLine)) };
  }
}

/** The questions of a pool as Blackboard wrote them before it wrote QTI. */
export function readPool(pool: XmlNode, truth: Truth): FileQuestions {
  const questions: ForeignQuestion[] = [];
  let skipped = 0;
  for (const node of elementsOf(pool)) {
    const [, kind] = /^QUESTION_(?!LIST)([A-Z_]+)$/.exec(node.name) ?? [];
    if (kind === undefined) continue;
    const report = new Report();
    const body = first(node, 'BODY');
    if (!body) {
      skipped += 1;
      continue;
    }
    const feedback = elementsOf(first(node, 'GRADABLE') ?? node).filter(({ name }) => name.startsWith('FEEDBACK_'));
    if (feedback.some((one) => textOf(one).trim() !== '')) report.leave('feedback');
    const question = said(body, report);
    questions.push(openQuestion({ question, ...madeOf(node, kind, truth, report) }, report));
  }
  return { questions, skipped };
}
