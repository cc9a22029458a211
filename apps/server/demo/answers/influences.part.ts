import { influencesOn } from '../../src/features/answering/answers/answers.public.ts';
import { memberIdOf } from '../people/people.part.ts';
import type { Part } from '../part.ts';

interface Taken {
  readonly club: string;
  /** The quiz's place in the club. */
  readonly no: number;
  readonly by: string;
  readonly from: string;
  /** What its author said of it; null: they have not been there since. */
  readonly isConfirmed: boolean | null;
}

const TAKEN: readonly Taken[] = [
  { club: 'database', no: 1, by: 'member4', from: 'member2', isConfirmed: true },
  { club: 'database', no: 3, by: 'soyul', from: 'member6', isConfirmed: true },
  { club: 'database', no: 4, by: 'jiho', from: 'member1', isConfirmed: true },
  { club: 'database', no: 4, by: 'member8', from: 'member6', isConfirmed: null },
  { club: 'power', no: 3, by: 'member1', from: 'nayeon', isConfirmed: null },
];

const INSERT = `
  insert into answer_influences (tenant_id, answer_sequence, source_sequence, sentence, passage, found_at,
    is_confirmed, decided_at, thanked_at)
  select $1, taker.answer_sequence, source.answer_sequence, $6, $7, taker.final_submitted_at + interval '1 minute', $8::boolean,
    case when $8::boolean is not null then taker.final_submitted_at + interval '5 minutes' end,
    case when $8::boolean then taker.final_submitted_at + interval '5 minutes' end
  from answers as taker join answers as source using (tenant_id, club_sequence, quiz_sequence)
  where tenant_id = $1 and club_sequence = $2 and quiz_sequence = $3 and taker.member_id = $4 and source.member_id = $5`;

/** Whose thoughts final answers took over; the sentences are found as the product finds them. */
export const seedInfluences: Part = async ({ transaction, tenant, sequences }) => {
  for (const { club, no, by, from, isConfirmed } of TAKEN) {
    const quiz = tenant.clubs.find(({ key }) => key === club)?.quizzes[no - 1];
    const [taker, source] = [by, from].map((who) => quiz?.answers.find((answer) => answer.by === who));
    if (!quiz || !taker?.final || !source) continue;
    const shown = { answerSequence: 0, text: source.pre, since: new Date(0) };
    for (const { sentence, passage } of influencesOn(taker.final, [taker.pre], [shown])) {
      const address = [sequences.get(club), sequences.get(`${club}/${quiz.key}`)];
      const people = [memberIdOf(tenant, by), memberIdOf(tenant, from)];
      const values = [transaction.tenantId, ...address, ...people, sentence, passage, isConfirmed];
      await transaction.execute(INSERT, values);
    }
  }
};
