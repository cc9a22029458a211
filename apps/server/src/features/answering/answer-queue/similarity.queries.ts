import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { NEARLY_SAME } from './similarity.policy.ts';
import type { QuizAddress } from '../../clubs/quiz-access/quiz-access.public.ts';

/** Answers with a band in common that are looked at; among more, the exact ones still come first. */
const MAX_COMPARED = 64;
const PER_MILLE = 1000;

interface Signed extends QuizAddress {
  readonly tenantId: string;
  readonly answerSequence: number;
  readonly textHash: number;
  readonly minhash: readonly number[];
  readonly bandNos: readonly number[];
  readonly bandHashes: readonly number[];
}

export const keepSignature = prepare(({ tenantId, answerSequence, textHash, minhash }: Signed) =>
  build
    .insertInto('answer_signatures')
    .values({
      tenant_id: tenantId,
      answer_sequence: answerSequence,
      text_hash: textHash,
      minhash: sql`${minhash}::integer[]`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'answer_sequence'])
        .doUpdateSet((row) => ({ text_hash: row.ref('excluded.text_hash'), minhash: row.ref('excluded.minhash') })),
    ),
);

export const keepBands = prepare(({ tenantId, club, quiz, answerSequence, bandNos, bandHashes }: Signed) => ({
  compile: () =>
    sql`insert into answer_bands (tenant_id, club_sequence, quiz_sequence, band_no, band_hash, answer_sequence)
      select ${tenantId}::uuid, ${club}::bigint, ${quiz}::bigint, band.no, band.hash, ${answerSequence}::bigint
      from unnest(${bandNos}::integer[], ${bandHashes}::integer[]) as band(no, hash)
      on conflict do nothing`.compile(build),
}));

/** Bands of an earlier text would find the answer where it no longer belongs. */
export const forgetBands = prepare(({ tenantId, answerSequence }: Pick<Signed, 'tenantId' | 'answerSequence'>) =>
  build.deleteFrom('answer_bands').where('tenant_id', '=', tenantId).where('answer_sequence', '=', answerSequence),
);

interface Due {
  readonly tenantId: string;
  readonly answerSequence: number;
  readonly now: Date;
}

/** Has the answer compared with the others, soon. */
export const expectComparison = prepare(({ tenantId, answerSequence, now }: Due) =>
  build
    .insertInto('answer_similarity_due')
    .values({ tenant_id: tenantId, answer_sequence: answerSequence, submitted_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'answer_sequence']).doUpdateSet((row) => ({
        submitted_at: row.ref('excluded.submitted_at'),
      })),
    ),
);

/** Takes answers that wait for their comparison off the list, oldest first; others who take them wait and find none. */
export const takeDue = prepare(({ tenantId, after, max }: { tenantId: string; after: number; max: number }) =>
  build
    .with('taken', (query) =>
      query
        .deleteFrom('answer_similarity_due')
        .where('tenant_id', '=', tenantId)
        .where(
          'answer_sequence',
          'in',
          build
            .selectFrom('answer_similarity_due')
            .select('answer_sequence')
            .where('tenant_id', '=', tenantId)
            .where('answer_sequence', '>', after)
            .orderBy('answer_sequence')
            .limit(max)
            .forUpdate(),
        )
        .returning(['tenant_id', 'answer_sequence']),
    )
    .selectFrom('taken')
    .innerJoin('answers', (join) => sameTenant(join, 'answers', 'taken', 'answer_sequence'))
    .select([
      'answers.answer_sequence',
      'answers.club_sequence as club',
      'answers.quiz_sequence as quiz',
      'answers.final_text',
    ])
    .orderBy('answers.answer_sequence'),
);

/** Puts the answer with those that it is nearly the same as, or into a group of its own. */
export const joinGroup = prepare(
  ({ tenantId, club, quiz, answerSequence, textHash, minhash, bandNos, bandHashes }: Signed) => ({
    compile: () =>
      sql`
      update answers set (similar_group, similar_joined) = (
        select coalesce(best.similar_group, gen_random_uuid()), best.similar_group is not null
        from (select 1) as always left join (
          select near.similar_group from (
            select other.similar_group, other.answer_sequence,
              case when signature.text_hash = ${textHash}::integer then ${PER_MILLE}::integer else (
                select count(*) * ${PER_MILLE}::integer / greatest(1, cardinality(signature.minhash))
                from unnest(signature.minhash, ${minhash}::integer[]) as pair(theirs, mine)
                where pair.theirs = pair.mine) end as similarity
            from (
              select distinct band.answer_sequence from answer_bands as band
              where band.tenant_id = ${tenantId} and band.club_sequence = ${club} and band.quiz_sequence = ${quiz}
                and (band.band_no, band.band_hash) in (
                  select * from unnest(${bandNos}::integer[], ${bandHashes}::integer[]))
                and band.answer_sequence <> ${answerSequence}
              limit ${MAX_COMPARED}
            ) as found
            join answer_signatures as signature
              on signature.tenant_id = ${tenantId} and signature.answer_sequence = found.answer_sequence
            join answers as other on other.tenant_id = ${tenantId} and other.answer_sequence = found.answer_sequence
            where other.similar_group is not null
          ) as near
          where near.similarity >= ${PER_MILLE * NEARLY_SAME}::integer
          order by near.similarity desc, near.answer_sequence limit 1
        ) as best on true
      )
      where tenant_id = ${tenantId} and answer_sequence = ${answerSequence}`.compile(build),
  }),
);

/** A text that can be compared with nothing is in no group. */
export const leaveGroup = (tenantId: string, answerSequence: number) =>
  build
    .updateTable('answers')
    .set({ similar_group: null, similar_joined: false })
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence);
