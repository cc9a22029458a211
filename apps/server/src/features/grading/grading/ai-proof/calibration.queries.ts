import { type NotNull, sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { Knot } from '../../../answering/answer-queue/answer-queue.public.ts';

interface ByModel {
  readonly tenantId: string;
  readonly model: string;
}

/** Grades from which a fit is made, the latest ones that were read. */
const MAX_OUTCOMES = 2000;

/** How sure a model was of texts that count and an instructor graded, beside what they gave; its latest word of each. */
export const listOutcomes = prepare(({ tenantId, model }: ByModel) =>
  build
    .selectFrom('ai_evaluations as found')
    .innerJoin('answers', (join) => sameTenant(join, 'answers', 'found', 'answer_sequence'))
    .innerJoin('answer_grades as given', (join) =>
      sameTenant(join, 'given', 'found', 'answer_sequence').on('given.grader', '=', 'INSTRUCTOR'),
    )
    .select(['given.grade', 'found.score', 'found.confidence'])
    .where('found.tenant_id', '=', tenantId)
    .where('found.model', '=', model)
    .where('found.score', 'is not', null)
    .$narrowType<{ score: NotNull }>()
    .where(sql<boolean>`found.text_hash = md5(answers.final_text)`)
    .where(
      sql<boolean>`not exists (select from ai_evaluations as later where later.tenant_id = found.tenant_id
      and later.answer_sequence = found.answer_sequence and later.model = found.model
      and later.evaluation_sequence > found.evaluation_sequence)`,
    )
    .orderBy('found.evaluation_sequence', 'desc')
    .limit(MAX_OUTCOMES),
);

interface Calibration {
  readonly tenantId: string;
  readonly model: string;
  readonly sampleCount: number;
  readonly knots: readonly Knot[];
  readonly error: number | null;
  readonly now: Date;
}

export const keepCalibration = ({ tenantId, model, sampleCount, knots, error, now }: Calibration) =>
  build
    .insertInto('ai_calibrations')
    .values({
      tenant_id: tenantId,
      model,
      sample_count: sampleCount,
      knots: JSON.stringify(knots),
      error,
      fitted_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'model']).doUpdateSet((row) => ({
        sample_count: row.ref('excluded.sample_count'),
        knots: row.ref('excluded.knots'),
        error: row.ref('excluded.error'),
        fitted_at: row.ref('excluded.fitted_at'),
      })),
    );

export const findCalibration = prepare(({ tenantId, model }: ByModel) =>
  build
    .selectFrom('ai_calibrations')
    .select(['sample_count', 'error', 'knots'])
    .where('tenant_id', '=', tenantId)
    .where('model', '=', model),
);

/** Models of one organisation: it never had many. */
const MAX_MODELS = 20;

export const readCalibrations = prepare(({ tenantId }: Pick<ByModel, 'tenantId'>) =>
  build
    .selectFrom('ai_calibrations')
    .select(['model', 'sample_count', 'error', 'fitted_at'])
    .where('tenant_id', '=', tenantId)
    .orderBy('fitted_at', 'desc')
    .orderBy('model')
    .limit(MAX_MODELS),
);
