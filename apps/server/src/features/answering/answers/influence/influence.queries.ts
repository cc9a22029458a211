import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { Found } from './influence.policy.ts';

interface Own {
  readonly tenantId: string;
  readonly answerSequence: number;
}

export const listDue = prepare(({ tenantId, after, max }: { tenantId: string; after: number; max: number }) =>
  build
    .selectFrom('answer_influence_due')
    .select(['answer_sequence', 'turn'])
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '>', after)
    .orderBy('answer_sequence')
    .limit(max),
);

/** Nothing where it was changed meanwhile, or another server was faster. */
export const takeDue = prepare(({ tenantId, answerSequence, turn }: Own & { readonly turn: number }) =>
  build
    .deleteFrom('answer_influence_due')
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence)
    .where('turn', '=', turn),
);

/** A final answer with what its author knew without the others. */
export const findFinal = prepare(({ tenantId, answerSequence }: Own) =>
  build
    .selectFrom('answers')
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'answers', 'quiz_sequence'))
    .select([
      'answers.club_sequence as club',
      'answers.quiz_sequence as quiz',
      'answers.member_id',
      'answers.pre_text',
      'answers.final_text',
      'quizzes.question',
      'quizzes.model_answer',
      'quizzes.content_sequence',
    ])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.answer_sequence', '=', answerSequence)
    .where('answers.answer_status', '=', ANSWER_STATUS.final),
);

/** What stands of an answer, taken over by it or from it, with the texts of both sides. */
export const listStanding = prepare(({ tenantId, answerSequence }: Own) =>
  build
    .selectFrom('answer_influences as influence')
    .innerJoin('answers as taker', (join) => sameTenant(join, 'taker', 'influence', 'answer_sequence'))
    .innerJoin('answers as source', (join) =>
      sameTenant(join, 'source', 'influence', { answer_sequence: 'source_sequence' }),
    )
    .select([
      'influence.answer_sequence',
      'influence.source_sequence',
      'influence.sentence',
      'influence.passage',
      'taker.final_text as taker_final',
      'source.pre_text as source_pre',
      'source.final_text as source_final',
    ])
    .where('influence.tenant_id', '=', tenantId)
    .where('influence.stands', '=', true)
    .where((row) =>
      row.or([
        row('influence.answer_sequence', '=', answerSequence),
        row('influence.source_sequence', '=', answerSequence),
      ]),
    ),
);

/** Whoever changes what answers earn holds them, in one order, so that no two wait for each other. */
export const holdAnswers = (tenantId: string, sequences: readonly number[]) =>
  build
    .selectFrom('answers')
    .select('answer_sequence')
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', 'in', sequences)
    .orderBy('answer_sequence')
    .forNoKeyUpdate();

export const dropInfluences = prepare(
  ({ tenantId, takers, sources }: { tenantId: string; takers: readonly number[]; sources: readonly number[] }) =>
    build
      .updateTable('answer_influences')
      .set({ stands: false })
      .where('tenant_id', '=', tenantId)
      .where(
        sql<boolean>`(answer_sequence, source_sequence) in (
          select * from unnest(${takers}::bigint[], ${sources}::bigint[]))`,
      ),
);

/** One that was gone and is found again is asked about again. */
export const putInfluences = ({ tenantId, answerSequence }: Own, found: readonly Found[], now: Date) =>
  build
    .insertInto('answer_influences')
    .values(
      found.map(({ source, sentence, passage }) => ({
        tenant_id: tenantId,
        answer_sequence: answerSequence,
        source_sequence: source,
        sentence,
        passage,
        found_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'answer_sequence', 'source_sequence'])
        .doUpdateSet((row) => ({
          sentence: row.ref('excluded.sentence'),
          passage: row.ref('excluded.passage'),
          found_at: now,
          stands: true,
          is_confirmed: null,
          decided_at: null,
        }))
        .where('answer_influences.stands', '=', false),
    );

interface Pair extends Own {
  readonly source: number;
}

/** Held until it is decided. */
export const findInfluence = ({ tenantId, answerSequence, source }: Pair) =>
  build
    .selectFrom('answer_influences')
    .select(['is_confirmed', 'thanked_at'])
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence)
    .where('source_sequence', '=', source)
    .where('stands', '=', true)
    .forUpdate();

export const decideOn = ({ tenantId, answerSequence, source }: Pair, isConfirmed: boolean, now: Date) =>
  build
    .updateTable('answer_influences')
    .set((row) => ({
      is_confirmed: isConfirmed,
      decided_at: now,
      ...(isConfirmed && { thanked_at: row.fn.coalesce('thanked_at', row.val(now)) }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence)
    .where('source_sequence', '=', source);
