import { build } from '../../src/kernel/database/build.ts';
import { meaningsOf } from '../../src/kernel/language/sparse/grams.ts';
import { keepVerifiedAnswer } from '../../src/features/lectures/lecture-assistant/lecture-assistant.public.ts';
import type { Part, SeedContext } from '../part.ts';
import { memberIdOf } from '../people/people.part.ts';
import { foundOf, placeOf } from './found.ts';
import type { QuestionContent } from './lectures.content.ts';

const statusOf = ({ answer, asked }: QuestionContent) => {
  if (answer) return 'INSTRUCTOR_ANSWERED';
  return asked === 'ASSISTANT' ? 'AI_ANSWERED' : 'WAITING_INSTRUCTOR';
};

async function seedQuestion(seed: SeedContext, key: string, serial: number, question: QuestionContent): Promise<void> {
  const { transaction, tenant, at, sequences } = seed;
  const { by, study, isMarked = false, isPrivate = false, asked = 'INSTRUCTOR', wonders = [], answer } = question;
  const keys = { tenant_id: transaction.tenantId, club_sequence: sequences.get(key)!, serial_number: serial };
  const clubStudySequence = sequences.get(`${key}/study/${study}`)!;
  const place = placeOf(seed, question);
  const found = foundOf(place, clubStudySequence);
  const askedAt = at(question.day, question.minute);
  await transaction.change(
    build.insertInto('lecture_questions').values({
      ...keys,
      club_study_sequence: clubStudySequence,
      member_id: memberIdOf(tenant, by),
      question: question.question,
      content_sequence: isMarked ? (place?.contentSequence ?? null) : null,
      unit_no: isMarked ? (place?.unitNo ?? null) : null,
      quote: isMarked ? (place?.quote ?? '') : '',
      is_private: isPrivate,
      asks_assistant: asked !== 'INSTRUCTOR',
      status: statusOf(question),
      asked_at: askedAt,
      waiting_at: asked === 'ASSISTANT' ? null : askedAt,
      solved_at: question.isSolved && answer ? at(answer.day, answer.minute + 30) : null,
      wonder_count: wonders.length,
      meanings: [...meaningsOf(question.question).ids],
      found: JSON.stringify(found),
      answer: answer?.text ?? null,
      answer_sources: JSON.stringify(answer ? found.sources : []),
      answered_by: answer ? memberIdOf(tenant, answer.by) : null,
      answered_at: answer ? at(answer.day, answer.minute) : null,
      is_source: answer !== undefined && !isPrivate && (answer.isSource ?? true),
      version: answer ? 1 : 0,
    }),
  );
  if (answer && !isPrivate && (answer.isSource ?? true)) {
    await keepVerifiedAnswer(transaction, {
      tenantId: transaction.tenantId,
      clubSequence: sequences.get(key)!,
      studySequence: clubStudySequence,
      serialNumber: serial,
      question: question.question,
      answer: answer.text,
      authorId: memberIdOf(tenant, answer.by),
      now: at(answer.day, answer.minute),
    });
  }
  if (wonders.length === 0) return;
  await transaction.change(
    build
      .insertInto('lecture_question_wonders')
      .values(wonders.map((one) => ({ ...keys, member_id: memberIdOf(tenant, one), wondered_at: askedAt }))),
  );
}

/** What members of lecture clubs asked, and who answered it. */
export const seedQuestions: Part = async (seed) => {
  const { transaction, tenant, sequences } = seed;
  for (const { key, lecture } of tenant.clubs) {
    const questions = lecture?.questions ?? [];
    if (questions.length === 0) continue;
    await transaction.change(
      build.insertInto('lecture_question_numbers').values({
        tenant_id: transaction.tenantId,
        club_sequence: sequences.get(key)!,
        last_number: questions.length,
      }),
    );
    for (const [index, question] of questions.entries()) await seedQuestion(seed, key, index + 1, question);
  }
};
