import type { Report } from '../../exchange/row-report.ts';
import { oneLine } from '../foreign-question.ts';
import type { MadeQuestion } from '../open-question.ts';
import { foreignText } from '../words/foreign-text.ts';
import { elementsOf, first, textOf, type XmlNode } from '../xml/xml-tree.ts';

/** `[[2]]` as it stands in Markdown, where a bracket may have a backslash before it. */
const GAP = /\\?\[\\?\[(\d{1,3})\]\]/g;

/** Words that are dragged into gaps, or selected in them: the gap's number is that of its word. */
export function readGaps(node: XmlNode, text: string, report: Report): MadeQuestion {
  const words = elementsOf(node)
    .filter(({ name }) => name === 'dragbox' || name === 'selectoption')
    .map((one) => foreignText(oneLine(textOf(first(one, 'text') ?? one)), report));
  report.leave('blank');
  report.leave('choices');
  const answers: string[] = [];
  const question = text.replace(GAP, (_, no: string) => {
    answers.push(words[Number(no) - 1] ?? '');
    return `_____ (${answers.length})`;
  });
  return {
    question,
    choices: words,
    answers: answers.map((word, index) => ({ text: `(${index + 1}) ${word}`, credit: 100 })),
  };
}
