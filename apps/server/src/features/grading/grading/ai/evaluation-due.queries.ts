import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { inTenant, sameTenant } from '../../../../kernel/database/tenant-join.ts';

interface Among {
  readonly tenantId: string;
  readonly sequences: readonly number[];
}

/** The preview of no change: what is found counts. */
export const NO_PREVIEW = 0;

interface Expected extends Among {
  readonly now: Date;
  readonly preview: number;
}

/** Has answers evaluated, soon. Who asks again begins anew with what failed. */
const expectFor = prepare(({ tenantId, sequences, now, preview }: Expected) => ({
  compile: () =>
    sql`insert into ai_evaluation_due (tenant_id, answer_sequence, asked_at, preview_sequence)
      select ${tenantId}::uuid, sequence, ${now}::timestamptz, ${preview}::bigint
      from unnest(${sequences}::bigint[]) as asked(sequence)
      on conflict (tenant_id, answer_sequence, preview_sequence) do update set failures = 0`.compile(build),
}));
export const expectEvaluations = (given: Omit<Expected, 'preview'>) => expectFor({ ...given, preview: NO_PREVIEW });
export const expectFindings = expectFor;

interface Claim {
  readonly tenantId: string;
  /** These alone; null for all. */
  readonly sequences: readonly number[] | null;
  readonly now: Date;
  readonly until: Date;
  readonly maxFailures: number;
  readonly max: number;
}

/** Takes answers that nobody works on, those asked for first; of two at once each takes others. */
export const claimDue = ({ tenantId, sequences, now, until, maxFailures, max }: Claim) =>
  build
    .with('free', (query) =>
      query
        .selectFrom('ai_evaluation_due')
        .select(['answer_sequence', 'preview_sequence'])
        .where('tenant_id', '=', tenantId)
        .where(
          sequences === null
            ? sql<boolean>`failures < ${maxFailures}`
            : sql<boolean>`answer_sequence = any(${sequences}::bigint[])`,
        )
        .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<', now)]))
        .orderBy('asked_at')
        .orderBy('answer_sequence')
        .limit(max)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('ai_evaluation_due')
    .from('free')
    .innerJoin('answers', (join) =>
      inTenant(join, 'answers', tenantId).onRef('answers.answer_sequence', '=', 'free.answer_sequence'),
    )
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'answers', 'club_sequence'))
    .set({ claimed_until: until })
    .where('ai_evaluation_due.tenant_id', '=', tenantId)
    .whereRef('ai_evaluation_due.answer_sequence', '=', 'free.answer_sequence')
    .whereRef('ai_evaluation_due.preview_sequence', '=', 'free.preview_sequence')
    .returning([
      'answers.answer_sequence',
      'answers.club_sequence as club',
      'answers.quiz_sequence as quiz',
      'answers.final_text',
      sql<string | null>`case when clubs.ai_grading then answers.pre_text end`.as('pre_text'),
      'ai_evaluation_due.asked_at',
      'ai_evaluation_due.preview_sequence as preview',
    ]);
export type DueRow = RowsOf<ReturnType<typeof claimDue>>[number];

type Place = Pick<DueRow, 'answer_sequence' | 'preview'>;

/** Gives an answer back to those who wait: its text became another, or its grader failed. */
export const releaseDue = (tenantId: string, { answer_sequence, preview }: Place, failures: 0 | 1) =>
  build
    .updateTable('ai_evaluation_due')
    .set((row) => ({ claimed_until: null, failures: row('failures', '+', failures) }))
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answer_sequence)
    .where('preview_sequence', '=', preview);

/** Whether it still waits; nobody else takes it off meanwhile. */
export const lockDue = prepare(({ tenantId, answer_sequence, preview }: Place & { readonly tenantId: string }) =>
  build
    .selectFrom('ai_evaluation_due')
    .select('answer_sequence')
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answer_sequence)
    .where('preview_sequence', '=', preview)
    .forUpdate(),
);

export const endDue = (tenantId: string, { answer_sequence, preview }: Place) =>
  build
    .deleteFrom('ai_evaluation_due')
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answer_sequence)
    .where('preview_sequence', '=', preview);

/** One that the clock still has to see to; none where nothing waits. */
export const findAnyDue = (tenantId: string, maxFailures: number, now: Date) =>
  build
    .selectFrom('ai_evaluation_due')
    .select('answer_sequence')
    .where('tenant_id', '=', tenantId)
    .where('failures', '<', maxFailures)
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<', now)]))
    .limit(1);

/** Of some answers those that still wait, with how often they failed. */
export const listDue = prepare(({ tenantId, sequences }: Among) =>
  build
    .selectFrom('ai_evaluation_due')
    .select(['answer_sequence', 'failures'])
    .where('tenant_id', '=', tenantId)
    .where('preview_sequence', '=', NO_PREVIEW)
    .where(sql<boolean>`answer_sequence = any(${sequences}::bigint[])`),
);

/** The same of a preview. */
export const listDueFor = prepare(({ tenantId, preview }: { readonly tenantId: string; readonly preview: number }) =>
  build
    .selectFrom('ai_evaluation_due')
    .select(['answer_sequence', 'failures'])
    .where('tenant_id', '=', tenantId)
    .where('preview_sequence', '=', preview),
);
/** What nobody is at goes; what is being read is put nowhere. */
export const forgetDueFor = (tenantId: string, previews: readonly number[]) =>
  build
    .deleteFrom('ai_evaluation_due')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`preview_sequence = any(${previews}::bigint[])`);
