import type { WritingFailure } from '@dure/contract/authoring/ai-writing/ai-writing.text';
import type { WritingKind } from '@dure/contract/authoring/ai-writing/ai-writing-limits';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import type { AiStop } from '../../assistance/ai/ai.public.ts';

export interface NewWriting {
  readonly tenantId: string;
  readonly memberId: string;
  readonly kind: WritingKind;
  readonly contentSequence: number;
  readonly wanted: number;
  readonly jobs: readonly string[];
  readonly jobLevels: readonly string[];
  readonly now: Date;
}

export const insertWriting = (given: NewWriting) =>
  build
    .insertInto('ai_writings')
    .values({
      tenant_id: given.tenantId,
      member_id: given.memberId,
      kind: given.kind,
      content_sequence: given.contentSequence,
      wanted: given.wanted,
      jobs: [...given.jobs],
      job_levels: [...given.jobLevels],
      created_at: given.now,
    })
    .returning('writing_sequence');

/** Locks the caller's own quizzes among those given, against their deletion. */
export const lockOwnQuizzes = (tenantId: string, memberId: string, quizSequences: readonly number[]) =>
  build
    .selectFrom('quizzes')
    .select('quiz_sequence')
    .where('tenant_id', '=', tenantId)
    .where('author_id', '=', memberId)
    .where('quiz_status', '<>', 'DELETED')
    .where(sql<boolean>`quiz_sequence = any(${quizSequences}::bigint[])`)
    .orderBy('quiz_sequence')
    .forShare();

const writing = (tenantId: string) =>
  build
    .selectFrom('ai_writings')
    .innerJoin('contents', (join) => sameTenant(join, 'contents', 'ai_writings', 'content_sequence'))
    .leftJoin('content_versions as version', (join) =>
      sameTenant(join, 'version', 'contents', ['content_sequence', 'version_no']),
    )
    .select([
      'ai_writings.writing_sequence',
      'ai_writings.kind',
      'ai_writings.state',
      'ai_writings.failure',
      'ai_writings.notice',
      'ai_writings.wanted',
      'ai_writings.created_at',
      'contents.content_sequence',
      'contents.title',
      'version.unit',
      'version.reading_state',
      'version.reading_done',
      'version.reading_of',
    ])
    .where('ai_writings.tenant_id', '=', tenantId);
export type WritingRow = RowsOf<ReturnType<typeof writing>>[number];

export const findWriting = (tenantId: string, sequence: number) =>
  writing(tenantId).where('ai_writings.writing_sequence', '=', sequence);

interface Wanted {
  readonly tenantId: string;
  readonly memberId: string;
  readonly kind: WritingKind | undefined;
  readonly contentSequence: number | undefined;
}
const MOST = 20;

const hasDraft = sql<boolean>`exists (select from ai_drafts
  where ai_drafts.tenant_id = ai_writings.tenant_id and ai_drafts.writing_sequence = ai_writings.writing_sequence)`;

/** What a member asked for and has not settled: what is under way, what failed, and what holds a draft that waits. */
export const listUnsettled = ({ tenantId, memberId, kind, contentSequence }: Wanted) =>
  writing(tenantId)
    .where('ai_writings.member_id', '=', memberId)
    .$if(kind !== undefined, (query) => query.where('ai_writings.kind', '=', kind!))
    .$if(contentSequence !== undefined, (query) => query.where('ai_writings.content_sequence', '=', contentSequence!))
    // Of model answers whose quizzes are gone nothing is left.
    .where((row) => row.or([row('ai_writings.kind', '=', 'QUIZ'), hasDraft]))
    .where((row) =>
      row.or([
        row('ai_writings.state', '<>', 'DONE'),
        row.exists(
          row
            .selectFrom('ai_drafts')
            .select('position')
            .whereRef('ai_drafts.tenant_id', '=', 'ai_writings.tenant_id')
            .whereRef('ai_drafts.writing_sequence', '=', 'ai_writings.writing_sequence')
            .where('ai_drafts.settled_at', 'is', null),
        ),
      ]),
    )
    .orderBy('ai_writings.writing_sequence', 'desc')
    .limit(MOST);

export const deleteWriting = (tenantId: string, memberId: string, sequence: number) =>
  build
    .deleteFrom('ai_writings')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('writing_sequence', '=', sequence);

interface Claim {
  readonly tenantId: string;
  readonly sequence: number;
  readonly now: Date;
  readonly until: Date;
}

/** Takes a writing that nobody works on. */
export const claimWriting = ({ tenantId, sequence, now, until }: Claim) =>
  build
    .updateTable('ai_writings')
    .set((row) => ({ claimed_until: until, attempts: row('attempts', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('writing_sequence', '=', sequence)
    .where('state', '=', 'WAITING')
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<', now)]))
    .returning([
      'writing_sequence',
      'member_id',
      'kind',
      'content_sequence',
      'wanted',
      'jobs',
      'job_levels',
      'attempts',
      'created_at',
    ]);
export type Claimed = RowsOf<ReturnType<typeof claimWriting>>[number];

/** A writing that a worker has begun: another begin of the same one ends its say. */
export interface Turn {
  readonly tenantId: string;
  readonly writing: number;
  readonly attempts: number;
}

const ofTurn = ({ tenantId, writing: sequence, attempts }: Turn) =>
  build
    .updateTable('ai_writings')
    .where('tenant_id', '=', tenantId)
    .where('writing_sequence', '=', sequence)
    .where('attempts', '=', attempts)
    .where('state', '=', 'WAITING');

export const holdOn = (turn: Turn, until: Date) => ofTurn(turn).set({ claimed_until: until });
/** Back into the line: the next server goes on. */
export const giveBack = (turn: Turn) => ofTurn(turn).set({ claimed_until: null });
export const noteStop = (turn: Turn, notice: AiStop) => ofTurn(turn).set({ notice });
export const finish = (turn: Turn) => ofTurn(turn).set({ state: 'DONE', claimed_until: null });
export const fail = (turn: Turn, failure: WritingFailure) =>
  ofTurn(turn).set({ state: 'FAILED', failure, claimed_until: null });

/** Writings of a tenant that nobody works on and whose content no reader is at. */
export const listLeft = (tenantId: string, now: Date) =>
  writing(tenantId)
    .select('ai_writings.member_id')
    .where('ai_writings.state', '=', 'WAITING')
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<', now)]))
    .where((row) =>
      row.or([
        row('version.reading_state', 'is', null),
        row('version.reading_state', 'not in', ['WAITING', 'READING']),
      ]),
    )
    .orderBy('ai_writings.writing_sequence')
    .limit(100);

/** What nobody took over for so long nobody will. */
export const dropOld = (tenantId: string, before: Date) =>
  build.deleteFrom('ai_writings').where('tenant_id', '=', tenantId).where('created_at', '<', before);
