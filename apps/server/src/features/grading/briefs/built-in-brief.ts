import { gradeAnswers } from '../../../kernel/language/grading/grade.ts';
import { groupsOf } from '../../../kernel/language/groups/groups.ts';
import { Passages } from '../../../kernel/language/search/passages.ts';
import { type BriefTask, type Found, inOrder, typicalOf } from './brief-found.ts';
import { groupName } from './group-name.ts';
import { passageAbout } from './passages.policy.ts';
import { withoutPlaceholders } from './reading-answers.policy.ts';

export const BUILT_IN_MODEL = 'built-in';
/**
 * Where the grader gives a group so much on average with such confidence, it is right. What it doubts is not shown as
 * right.
 */
const [RIGHT, SURE] = [0.85, 0.5];
const FEWEST_MEMBERS = 2;

/** Groups by the words that answers have in common: the same answers make the same groups. */
export function builtInBrief(task: BriefTask): Found {
  const { quiz, answers } = task;
  const { question, model_answer: modelAnswer, model_answer_keywords: keywords } = quiz;
  const texts = answers.map(({ text }) => withoutPlaceholders(text));
  const { groups, silent } = groupsOf(texts, question);
  const search = new Passages(task.passages.map(({ text }) => text));
  const isGraded = modelAnswer.trim() !== '';
  const grades = isGraded ? gradeAnswers({ question, modelAnswer, keywords }, texts) : [];
  const found = groups
    .filter(({ members }) => members.length >= FEWEST_MEMBERS)
    .map(({ words, members }) => {
      const passage = passageAbout(task, search, `${words.join(' ')} ${texts[members[0]!]}`);
      const scored = members.flatMap((at) => (grades[at] && grades[at].score !== null ? [grades[at]] : []));
      const mean = (of: 'score' | 'confidence') =>
        scored.reduce((sum, one) => sum + (one[of] ?? 0), 0) / Math.max(1, scored.length);
      return {
        name: groupName(members.map((at) => texts[at]!)),
        title: '',
        // Most of a group without a score leave it open what the group is.
        isRight: 2 * scored.length > members.length && mean('score') >= RIGHT && mean('confidence') >= SURE,
        count: members.length,
        typical: typicalOf(answers, members),
        passage,
        // What is asked of a class is for a person to word, or for a provider.
        ask: '',
      };
    });
  const grouped = found.reduce((sum, { count }) => sum + count, 0);
  return {
    groups: inOrder(found),
    silentCount: silent.length,
    otherCount: answers.length - silent.length - grouped,
  };
}
