import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';

interface Showing {
  readonly tenantId: string;
  /** The answer of the reader. */
  readonly answerSequence: number;
  readonly shown: readonly number[];
  readonly now: Date;
}

/** Notes a page of answers; one that has not changed since it was noted is left as it is, so reading on writes nothing. */
export const noteShown = prepare(({ tenantId, answerSequence, shown, now }: Showing) => ({
  compile: () =>
    sql`insert into answer_showings (tenant_id, answer_sequence, shown_sequence, shown_at)
      select read.tenant_id, ${answerSequence}::bigint, read.answer_sequence, ${now}::timestamptz
      from answers as read
      left join answer_showings as known on known.tenant_id = read.tenant_id
        and known.answer_sequence = ${answerSequence}::bigint and known.shown_sequence = read.answer_sequence
      where read.tenant_id = ${tenantId}::uuid and read.answer_sequence = any(${shown}::bigint[])
        and read.answer_sequence <> ${answerSequence}::bigint
        and coalesce(known.shown_at, '-infinity')
          < coalesce(read.final_revised_at, read.final_submitted_at, read.pre_submitted_at)
      order by read.answer_sequence
      on conflict (tenant_id, answer_sequence, shown_sequence) do update set shown_at = excluded.shown_at`.compile(
      build,
    ),
}));

/** Answers of one reader that are compared: the ones shown last. */
const MAX_SHOWN = 60;
/** Texts of one answer: its pre-answer, and the final one as it was revised. */
const MAX_VERSIONS = 5;

/** Characters of each: what an answer says stands sooner. */
const COMPARED = 3000;

/** The texts that the reader could read, each with the moment from which on it stood there. */
export const listShownTexts = prepare(({ tenantId, answerSequence }: Pick<Showing, 'tenantId' | 'answerSequence'>) =>
  build
    .selectFrom((from) =>
      from
        .selectFrom('answer_showings')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('answer_sequence', '=', answerSequence)
        .orderBy('shown_at', 'desc')
        .orderBy('shown_sequence')
        .limit(MAX_SHOWN)
        .as('showing'),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('answer_versions as version')
          .select([sql<string>`left(version.text, ${sql.lit(COMPARED)})`.as('text'), 'version.submitted_at'])
          .whereRef('version.tenant_id', '=', 'showing.tenant_id')
          .whereRef('version.answer_sequence', '=', 'showing.shown_sequence')
          .whereRef('version.submitted_at', '<=', 'showing.shown_at')
          // A later one is read by the graders alone.
          .where('version.after_model_answer', '=', false)
          .orderBy('version.version_no')
          .limit(MAX_VERSIONS)
          .as('version'),
      (join) => join.onTrue(),
    )
    .select(['showing.shown_sequence as answerSequence', 'version.text', 'version.submitted_at as since']),
);

/** What was shown long ago is compared no more. */
export const forgetShownBefore = (tenantId: string, moment: Date) =>
  build.deleteFrom('answer_showings').where('tenant_id', '=', tenantId).where('shown_at', '<', moment);
