import { plainQuestion } from '@dure/contract/markdown/plain-question';
import { shortened } from '@dure/contract/markdown/shortened';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import { asCategory } from '../exchange/moodle-category.ts';
import { gradedText } from '../exchange/graded-text.ts';
import { KEPT_AS } from '../exchange/kept-as.ts';
import type { ExportedRow } from './exported.queries.ts';
import { rubricText } from './rubric-text.ts';
import { XML_HEAD, xmlEscaped } from './xml-text.ts';

/** Characters of a name. */
const NAME = 80;

const text = (words: string) => `<text>${xmlEscaped(words)}</text>`;
const markdown = (element: string, words: string) => `    <${element} format="markdown">${text(words)}</${element}>\n`;
const plain = (element: string, value: string | number) => `    <${element}>${value}</${element}>\n`;

const categoryXml = (tag: string) =>
  `  <question type="category">\n    <category>${text(['$course$/top', ...(tag === '' ? [] : [asCategory(tag)])].join('/'))}</category>\n  </question>\n`;

function questionXml({ question, model_answer, model_answer_keywords, rubric, tags }: ExportedRow): string {
  const criteria = rubricText(rubric as unknown as readonly RubricCriterion[]);
  return [
    '  <question type="essay">\n',
    `    <name>${text(shortened(plainQuestion(question), NAME))}</name>\n`,
    markdown('questiontext', question),
    markdown('generalfeedback', model_answer),
    plain('defaultgrade', 100),
    plain('penalty', 0),
    plain('hidden', 0),
    plain('responseformat', 'editor'),
    plain('responserequired', 1),
    plain('responsefieldlines', 15),
    plain('attachments', 0),
    plain('attachmentsrequired', 0),
    markdown('graderinfo', gradedText(model_answer, model_answer_keywords, criteria)),
    markdown('responsetemplate', ''),
    ...(tags.length > 0 ? [`    <tags>${tags.map((tag) => `<tag>${text(tag)}</tag>`).join('')}</tags>\n`] : []),
    '  </question>\n',
  ].join('');
}

/**
 * Quizzes as Moodle's XML: essays under the category of their first tag. Graders are told model answer, keywords and criteria;
 * everybody is told the model answer afterwards.
 */
export function moodleXmlOf(quizzes: readonly ExportedRow[]): string {
  let category: string | undefined;
  const parts = quizzes.map((quiz) => {
    const [tag = ''] = quiz.tags;
    const head = tag === category ? '' : categoryXml(tag);
    category = tag;
    return head + questionXml(quiz);
  });
  return `${XML_HEAD}<quiz data-dure="${KEPT_AS.markdown}">\n${parts.join('')}</quiz>\n`;
}
