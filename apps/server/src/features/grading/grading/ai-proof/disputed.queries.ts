import { MIN_DIFFERENT, OFTEN_DIFFERENT, ranksOf } from '@dure/contract/grading/grading/grading-need';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';

/** Evaluations of graded answers that tell it, the latest ones. */
const MAX_COMPARED = 2000;
const { first, last } = ranksOf('waiting');

/**
 * Finds by quiz the criterion in which AI and instructors differ most, where they often do. Where it changed, the
 * quiz's pending answers are repositioned.
 */
export const findDisputed = prepare(({ tenantId }: { readonly tenantId: string }) => ({
  compile: () =>
    sql`with compared as (
      select answers.club_sequence, answers.quiz_sequence, given.criteria as own, found.criteria as its
      from ai_evaluations as found
      join answers on answers.tenant_id = found.tenant_id and answers.answer_sequence = found.answer_sequence
      join answer_grades as given on given.tenant_id = found.tenant_id and given.answer_sequence = found.answer_sequence
        and given.grader = 'INSTRUCTOR'
      where found.tenant_id = ${tenantId} and found.text_hash = md5(answers.final_text)
        and not exists (select from ai_evaluations as later where later.tenant_id = found.tenant_id
          and later.answer_sequence = found.answer_sequence and later.evaluation_sequence > found.evaluation_sequence)
      order by found.evaluation_sequence desc limit ${MAX_COMPARED}
    ), differing as (
      select club_sequence, quiz_sequence, own.name, avg(abs(own.points - its.points)) as difference
      from compared
      cross join jsonb_to_recordset(compared.own) as own(name text, points integer)
      join jsonb_to_recordset(compared.its) as its(name text, points integer) on its.name = own.name
      where own.points is not null and its.points is not null
      group by club_sequence, quiz_sequence, own.name
      having count(*) >= ${sql.lit(MIN_DIFFERENT)} and avg(abs(own.points - its.points)) >= ${sql.lit(OFTEN_DIFFERENT)}
    ), worst as (
      select distinct on (club_sequence, quiz_sequence) club_sequence, quiz_sequence, name from differing
      order by club_sequence, quiz_sequence, difference desc, name
    ), changed as (
      update club_quizzes set disputed_criterion = now_is.name
      from (select distinct compared.club_sequence, compared.quiz_sequence, worst.name
        from compared left join worst using (club_sequence, quiz_sequence)) as now_is
      where club_quizzes.tenant_id = ${tenantId} and club_quizzes.club_sequence = now_is.club_sequence
        and club_quizzes.quiz_sequence = now_is.quiz_sequence
        and club_quizzes.disputed_criterion is distinct from now_is.name
      returning club_quizzes.club_sequence, club_quizzes.quiz_sequence
    )
    insert into queue_place_due (tenant_id, answer_sequence)
    select ${tenantId}::uuid, answers.answer_sequence from answers
    join changed using (club_sequence, quiz_sequence)
    where answers.tenant_id = ${tenantId} and answers.queue_rank between ${sql.lit(first)} and ${sql.lit(last)}
    on conflict do nothing`.compile(build),
}));
