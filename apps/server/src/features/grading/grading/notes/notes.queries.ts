import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { QuizAddress } from '../../../clubs/quiz-access/quiz-access.public.ts';

interface OfQuiz extends QuizAddress {
  readonly tenantId: string;
}

const changes = ({ tenantId, club, quiz }: OfQuiz) =>
  build
    .selectFrom('rubric_notes as changed')
    .innerJoin('answers', (join) => sameTenant(join, 'answers', 'changed', 'answer_sequence'))
    .innerJoin('members as author', (join) => sameTenant(join, 'author', 'answers', 'member_id'))
    .innerJoin('members as writer', (join) => sameTenant(join, 'writer', 'changed', { member_id: 'changed_by' }))
    .select([
      'changed.version',
      'changed.note_no',
      'changed.criterion',
      'changed.text',
      'changed.points',
      'changed.answer_sequence',
      'changed.changed_at',
      'author.member_id as author_id',
      'author.nickname as author_name',
      'author.profile_image_key as author_image',
      'writer.member_id',
      'writer.nickname',
      'writer.profile_image_key',
    ])
    .where('changed.tenant_id', '=', tenantId)
    .where('changed.club_sequence', '=', club)
    .where('changed.quiz_sequence', '=', quiz);
export type ChangeRow = RowsOf<ReturnType<typeof listChanges>>[number];

/** Of a quiz that is talked about a lot the latest tell enough. */
const MAX_CHANGES = 100;

export const listChanges = prepare(({ tenantId, club, quiz }: OfQuiz) =>
  changes({ tenantId, club, quiz }).orderBy('changed.version', 'desc').limit(MAX_CHANGES),
);

/** Each line as it reads now, those that were withdrawn among them, with the text of the answer that it came from. */
export const listLines = prepare(({ tenantId, club, quiz }: OfQuiz) =>
  changes({ tenantId, club, quiz })
    .distinctOn('changed.note_no')
    .select('answers.final_text')
    .orderBy('changed.note_no')
    .orderBy('changed.version', 'desc'),
);
export type LineRow = RowsOf<ReturnType<typeof listLines>>[number];

export interface Line {
  /** Null for a new one. */
  readonly no: number | null;
  readonly criterion: string;
  readonly text: string;
  readonly answerSequence: number;
  readonly points: number;
}

/** The change that follows a version; nothing where another followed it before. */
export const keepChange = (
  { tenantId, club, quiz }: OfQuiz,
  after: number,
  { no, criterion, text, answerSequence, points }: Line,
  { by, now }: { readonly by: string; readonly now: Date },
) =>
  build
    .insertInto('rubric_notes')
    .values({
      tenant_id: tenantId,
      club_sequence: club,
      quiz_sequence: quiz,
      version: after + 1,
      note_no: no ?? after + 1,
      criterion,
      text,
      answer_sequence: answerSequence,
      points,
      changed_by: by,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing());

/** The sequence of a member's final answer. */
export const findFinalAnswer = ({ tenantId, club, quiz }: OfQuiz, memberId: string) =>
  build
    .selectFrom('answers')
    .select('answer_sequence')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('quiz_sequence', '=', quiz)
    .where('member_id', '=', memberId)
    .where('answer_status', '=', ANSWER_STATUS.final);
