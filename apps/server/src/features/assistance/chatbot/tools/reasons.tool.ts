import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import { levelsOf } from '@dure/contract/rubrics/rubric-levels';
import type { Unit } from '../../../../kernel/unit.ts';
import { chatbotText } from '../chatbot.text.ts';
import { shownGrades } from './grades.tool.ts';
import { listOwnReasons } from './reasons.queries.ts';
import type { ToolResult } from './tool.ts';

const text = chatbotText.reasons;

/** What was kept of a criterion with a grade. */
interface Kept {
  readonly name: string;
  readonly points?: number | null;
  readonly level?: string | null;
  readonly comment?: string;
}

/** What a criterion's points mean, in the words of the rubric and of who graded. */
function saidOf({ name, points, level, comment }: Kept, rubric: readonly RubricCriterion[]): string[] {
  const criterion = rubric.find((one) => one.name === name);
  const reached = criterion && levelsOf(criterion).find((one) => one.label === level);
  const words = [reached?.reason, comment].filter((one) => one !== undefined && one !== '');
  if (points == null) return words.length === 0 ? [] : [text.said(name, words.join(' '))];
  const standing = level ? text.level(name, level, points) : text.points(name, points);
  return [words.length === 0 ? standing : `${standing} ${words.join(' ')}`];
}

/** Why the latest grade that the caller may see is what it is: the rubric's own words, and those of who graded. */
export async function reasonsTool(unit: Unit): Promise<ToolResult> {
  const [{ graded }, [rows]] = await Promise.all([
    shownGrades(unit),
    unit.read(listOwnReasons(unit.tenantId, unit.memberId)),
  ]);
  const found = rows
    .map((row) => ({
      row,
      quiz: graded.find((one) => one.clubSequence === row.club_sequence && one.quizSequence === row.quiz_sequence),
    }))
    .find(({ quiz }) => quiz !== undefined);
  if (!found?.quiz)
    return { text: chatbotText.grades.none, items: [], source: { title: chatbotText.clubs.source, path: '/quiz' } };
  const { row, quiz } = found;
  const path = `/quiz/${quiz.clubSequence}/quizzes/${quiz.quizSequence}`;
  const title = chatbotText.deadlines.quiz(quiz.clubName, quiz.no);
  const rubric = row.rubric as unknown as RubricCriterion[];
  const said = (row.criteria as unknown as Kept[]).flatMap((one) => saidOf(one, rubric));
  return {
    text: said.length === 0 ? text.none(title, quiz.grade) : text.some(title, quiz.grade),
    items:
      said.length === 0
        ? [{ title, detail: chatbotText.grades.final(quiz.grade), path }]
        : said.map((detail) => ({ title, detail, path })),
    source: { title: text.source, path },
  };
}
