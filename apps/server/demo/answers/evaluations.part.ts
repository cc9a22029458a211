import { builtInGrader, keepChange, keepEvaluation } from '../../src/features/grading/grading/grading.public.ts';
import { settleQueue } from '../../src/features/answering/answer-queue/answer-queue.public.ts';
import { build } from '../../src/kernel/database/build.ts';
import { sameTenant } from '../../src/kernel/database/tenant-join.ts';
import type { Part } from '../part.ts';
import { memberIdOf } from '../people/people.part.ts';

/** As many others as the product shows its grader. */
const SHOWN = 20;

/** What the built-in grader found of some quizzes' answers, each read without its own grade. */
export const seedEvaluations: Part = async ({ transaction, tenant, at, sequences }) => {
  const { tenantId } = transaction;
  for (const club of tenant.clubs)
    for (const {
      key,
      question,
      modelAnswer,
      keywords,
      rubric = [],
      notes = [],
      answers: written,
    } of club.quizzes.filter(({ isEvaluated }) => isEvaluated)) {
      const answers = await transaction.rows(
        build
          .selectFrom('answers')
          .leftJoin('answer_grades', (join) =>
            sameTenant(join, 'answer_grades', 'answers', 'answer_sequence').on(
              'answer_grades.grader',
              '=',
              'INSTRUCTOR',
            ),
          )
          .select(['answers.answer_sequence', 'answers.member_id', 'answers.final_text as text', 'answer_grades.grade'])
          .where('answers.tenant_id', '=', tenantId)
          .where('answers.quiz_sequence', '=', sequences.get(`${club.key}/${key}`)!)
          .where('answers.answer_status', '=', '0003')
          .orderBy('answers.answer_sequence'),
      );
      for (const one of answers) {
        const others = answers.filter((other) => other !== one);
        const found = await builtInGrader.grade(
          {
            question,
            modelAnswer,
            keywords,
            rubric: rubric.map(({ criterion, weight }) => ({ name: criterion, weight })),
            examples: others
              .flatMap(({ text, grade }) => (grade === null ? [] : [{ text: text ?? '', score: grade }]))
              .slice(0, SHOWN),
            notes: notes.map(({ by, criterion, text, points }) => {
              const from = written.find((its) => its.by === by)?.final ?? '';
              return { criterion, text, example: from === one.text ? null : { text: from, score: points } };
            }),
            answer: one.text ?? '',
          },
          new AbortController().signal,
        );
        transaction.soon(
          keepEvaluation({
            tenantId,
            sequence: one.answer_sequence,
            versionNo: 2,
            text: one.text ?? '',
            found,
            model: builtInGrader.model,
            promptVersion:
              notes.length === 0 ? builtInGrader.promptVersion : `${builtInGrader.promptVersion}+notes.${notes.length}`,
            now: at(-1),
          }),
        );
        transaction.soon(
          build
            .updateTable('answers')
            .set({ ai_final_grade: found.score })
            .where('tenant_id', '=', tenantId)
            .where('answer_sequence', '=', one.answer_sequence)
            .where('pre_grade', 'is not', null),
        );
      }
      const address = { tenantId, club: sequences.get(club.key)!, quiz: sequences.get(`${club.key}/${key}`)! };
      for (const [after, { by, criterion, text, points }] of notes.entries()) {
        const answerSequence = answers.find(({ member_id }) => member_id === memberIdOf(tenant, by))!.answer_sequence;
        const line = { no: null, criterion, text, answerSequence, points };
        transaction.soon(keepChange(address, after, line, { by: memberIdOf(tenant, club.leader), now: at(-2) }));
      }
      await settleQueue(
        transaction,
        answers.map(({ answer_sequence }) => answer_sequence),
      );
    }
};
