import { SHARES, SHARE_STEP } from '@dure/contract/grading/grading/grading-split';
import { sql } from 'kysely';

/** The answers of one grader, of those that were divided: by quiz, by name or by share. */
export interface OwnPart {
  readonly quizzes?: readonly number[] | undefined;
  readonly fromName?: string | undefined;
  readonly toName?: string | undefined;
  readonly fromShare?: number | undefined;
  readonly toShare?: number | undefined;
}

/** As `shareOfAnswer` of the contract. */
const share = sql`(answers.answer_sequence * ${sql.lit(SHARE_STEP)}) % ${sql.lit(SHARES)}`;

interface OfPart extends OwnPart {
  readonly tenantId: string;
  readonly club: number;
}

/** That a row of `answers` is of one grader's part, as `partOf` of the contract says. */
export function isOwn({ tenantId, club, quizzes, fromName, toName, fromShare, toShare }: OfPart) {
  const ofQuizzes = quizzes === undefined ? sql`` : sql`and answers.quiz_sequence = any(${quizzes}::bigint[])`;
  const ofShare = fromShare === undefined ? sql`` : sql`and ${share} >= ${fromShare} and ${share} < ${toShare}`;
  const from = fromName === undefined ? sql`` : sql`and members.nickname collate "C" >= ${fromName}`;
  const to = toName === undefined ? sql`` : sql`and members.nickname collate "C" < ${toName}`;
  const isNamed = fromName !== undefined || toName !== undefined;
  const ofNames = isNamed
    ? sql`and answers.member_id in (select members.member_id from club_members
        join members on members.tenant_id = club_members.tenant_id and members.member_id = club_members.member_id
        where club_members.tenant_id = ${tenantId} and club_members.club_sequence = ${club} ${from} ${to})`
    : sql``;
  return sql`${ofQuizzes} ${ofShare} ${ofNames}`;
}
