import type * as endpoints from '@dure/contract/lectures/lecture-questions/lecture-questions.endpoints';
import type { FoundAnswer, LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { QUESTION_TRANSITIONS } from '@dure/contract/lectures/lecture-questions/question-status';
import type { z } from 'zod';
import type { RowsOf, Transaction } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { keepVerifiedAnswer, withdrawVerifiedAnswer } from '../lecture-assistant/lecture-assistant.public.ts';
import { notify } from '../../tenancy/notifications/notifications.public.ts';
import { questionChange } from './questions.changes.ts';
import { listNamed } from './questions.queries.ts';
import { questionView } from './questions.view.ts';
import { enterAsAdmin, type Here, questionNow } from './reaching.service.ts';
import { type Answering, listWonderers, lockQuestions, setAnswer } from './writing.queries.ts';

type Held = RowsOf<ReturnType<typeof lockQuestions>>[number];
type Given = Pick<Answering, 'answer' | 'isSource'> & { readonly sourceNos?: readonly number[] };

/** Sources of the draft that an answer keeps. */
const kept = ({ found }: Held, sourceNos: readonly number[]) => {
  const sources = (found as FoundAnswer | null)?.sources ?? [];
  return sources.filter(({ no }) => sourceNos.includes(no)).map((source, index) => ({ ...source, no: index + 1 }));
};

/** Tells the asker, and those who wonder too, of the first answer. */
async function tell(unit: Unit, transaction: Transaction, club: number, held: readonly Held[]): Promise<void> {
  const first = held.filter(({ version }) => version === 0);
  const serials = first.map(({ serial_number }) => serial_number);
  const wonderers = await transaction.rows(listWonderers({ tenantId: unit.tenantId, club }, serials));
  const told = first.flatMap((question) => {
    const { serial_number: serial, club_study_sequence: study } = question;
    const others = wonderers.filter(({ serial_number }) => serial_number === serial);
    return [question, ...others].map(({ member_id }) => ({
      memberId: member_id,
      kind: 'questionAnswered' as const,
      clubSequence: club,
      actorId: unit.memberId,
      detail: { question: serial, study },
    }));
  });
  await notify(transaction, told, unit.now);
}

/** Answers questions that are held; their askers and those who wonder too hear of it. */
export async function writeAnswer(
  unit: Unit,
  transaction: Transaction,
  club: number,
  held: readonly Held[],
  given: Given,
): Promise<void> {
  const { tenantId, memberId, now } = unit;
  await tell(unit, transaction, club, held);
  for (const question of held) {
    const { serial_number: serial, is_private: isPrivate, member_id: askerId } = question;
    const isSource = given.isSource && !isPrivate;
    transaction.soon(
      setAnswer(
        { tenantId, club, serial },
        {
          status: QUESTION_TRANSITIONS.instructorAnswers.to,
          answer: given.answer,
          sources: kept(question, given.sourceNos ?? []),
          answeredBy: memberId,
          isSource,
          now,
        },
      ),
    );
    const key = { tenantId, clubSequence: club, serialNumber: serial };
    if (isSource) {
      const { club_study_sequence: studySequence, question: asked } = question;
      const verified = { ...key, studySequence, question: asked, answer: given.answer, authorId: memberId, now };
      await keepVerifiedAnswer(transaction, verified);
    } else transaction.soon(withdrawVerifiedAnswer(key));
    transaction.announce(questionChange({ club, serial, askerId, isPrivate }, memberId));
  }
}

/** The second of two who answer from the same state is told what there is now. */
async function refuseStale(transaction: Transaction, here: Here, stale: readonly Held[]): Promise<void> {
  if (stale.length === 0) return;
  const rows = await transaction.rows(
    listNamed(
      here.reader,
      stale.map(({ serial_number }) => serial_number),
    ),
  );
  const views = rows.map((row) => questionView(row, here));
  const [only, ...others] = views;
  refuse('staleVersion', { data: only && others.length === 0 ? only : { contents: views } });
}

/** An instructor's answer, signed by them; a second one takes the place of the first. */
export async function answerLectureQuestion(
  unit: Unit,
  { club, study, serial }: { club: number; study: number; serial: number },
  { version, ...given }: z.output<(typeof endpoints.answerLectureQuestion)['body']>,
): Promise<LectureQuestion> {
  const here = await enterAsAdmin(unit, club);
  return unit.write(async (transaction) => {
    const [held] = await transaction.rows(lockQuestions(here.reader, [serial]));
    if (held?.club_study_sequence !== study) return refuse('notFound');
    if (held.version !== version) await refuseStale(transaction, here, [held]);
    await writeAnswer(unit, transaction, club, [held], given);
    return questionNow(transaction, here, { club, serial });
  });
}

/** One answer to several questions that are alike, or to none of them. */
export async function answerLectureQuestions(
  unit: Unit,
  club: number,
  { questions, ...given }: z.output<(typeof endpoints.answerLectureQuestions)['body']>,
) {
  const here = await enterAsAdmin(unit, club);
  const versions = new Map(questions.map((one) => [one.lectureQuestionSerialNumber, one.version]));
  return unit.write(async (transaction) => {
    const held = await transaction.rows(lockQuestions(here.reader, [...versions.keys()]));
    if (held.length < versions.size) refuse('notFound');
    const stale = held.filter(({ serial_number, version }) => versions.get(serial_number) !== version);
    await refuseStale(transaction, here, stale);
    await writeAnswer(unit, transaction, club, held, given);
    return { answeredCount: held.length };
  });
}
