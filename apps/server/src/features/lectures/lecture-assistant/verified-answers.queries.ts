import { build } from '../../../kernel/database/build.ts';

export interface VerifiedAnswerGiven {
  readonly tenantId: string;
  readonly clubSequence: number;
  /** The study that it is about; null where it is about the whole club. */
  readonly studySequence: number | null;
  /** The question's number in its club. */
  readonly serialNumber: number;
  readonly question: string;
  /** As the instructor signs it; plain text or Markdown. */
  readonly answer: string;
  readonly authorId: string;
  readonly now: Date;
}

/** What was made searchable of an answer's earlier words goes with it. */
const forget = ({ tenantId, clubSequence, serialNumber }: VerifiedAnswerKey) =>
  build
    .deleteFrom('verified_answers')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where('serial_number', '=', serialNumber);

export type VerifiedAnswerKey = Pick<VerifiedAnswerGiven, 'tenantId' | 'clubSequence' | 'serialNumber'>;

/** The assistant rests on an instructor's answer no longer. */
export const withdrawVerifiedAnswer = forget;

export const insertVerifiedAnswer = (given: VerifiedAnswerGiven) =>
  build.insertInto('verified_answers').values({
    tenant_id: given.tenantId,
    club_sequence: given.clubSequence,
    club_study_sequence: given.studySequence,
    serial_number: given.serialNumber,
    question: given.question,
    answer: given.answer,
    author_id: given.authorId,
    verified_at: given.now,
  });
