import type { ContentUnit } from '@dure/contract/authoring/contents/reading';
import type { LeftOut } from '@dure/contract/authoring/contents/left-out.text';
import type { ReadingFailure } from '@dure/contract/authoring/contents/reading-failures.text';
import { sql } from 'kysely';
import type { ColumnValues } from '../../../../kernel/columns.ts';
import type { ContentPassages } from '../../../../kernel/database/schema.gen.ts';
import { build } from '../../../../kernel/database/build.ts';
import { records } from '../../../../kernel/database/records.ts';
import { searchText } from '../../../../kernel/database/search.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { RecognisedPage } from './outlet.ts';
import type { Passage } from './cut-passages.ts';

export interface VersionKey {
  readonly tenantId: string;
  readonly contentSequence: number;
  readonly versionNo: number;
}
/** A reading that a reader has begun: another begin of the same version ends its say. */
export interface Turn extends VersionKey {
  readonly attempts: number;
}

/** One that gave no sign of life for so long has lost its server. */
export const SILENT_SECONDS = 60;
export const MAX_ATTEMPTS = 3;
const silentSince = (now: Date) => new Date(now.getTime() - SILENT_SECONDS * 1000);

/** Takes a version that waits, or whose reader has died. */
export const takeUp = ({ tenantId, contentSequence, versionNo }: VersionKey, now: Date) =>
  build
    .updateTable('content_versions')
    .from('contents')
    .set((row) => ({
      reading_state: 'READING',
      attempts: row('content_versions.attempts', '+', 1),
      reading_done: 0,
      reading_of: 0,
      touched_at: now,
    }))
    .where('content_versions.tenant_id', '=', tenantId)
    .where('content_versions.content_sequence', '=', contentSequence)
    .where('content_versions.version_no', '=', versionNo)
    .where('contents.tenant_id', '=', tenantId)
    .whereRef('contents.content_sequence', '=', 'content_versions.content_sequence')
    .where((row) =>
      row.or([
        row('content_versions.reading_state', '=', 'WAITING'),
        row.and([
          row('content_versions.reading_state', '=', 'READING'),
          row('content_versions.touched_at', '<', silentSince(now)),
        ]),
      ]),
    )
    .returning([
      'content_versions.kind',
      'content_versions.file_key',
      'content_versions.content_url',
      // What an article says is read like a text that was pasted.
      sql<string | null>`coalesce(content_versions.pasted_text, content_versions.post_text)`.as('pasted_text'),
      'content_versions.attempts',
      'contents.author_id',
    ]);

/** Versions of a tenant that nobody has taken up for a minute, with whom they belong to. */
export const listLeft = (tenantId: string, now: Date) =>
  build
    .selectFrom('content_versions as version')
    .innerJoin('contents', (join) => sameTenant(join, 'contents', 'version', 'content_sequence'))
    .select(['version.content_sequence', 'version.version_no', 'contents.author_id'])
    .where('version.tenant_id', '=', tenantId)
    .where('version.reading_state', 'in', ['WAITING', 'READING'])
    .where('version.touched_at', '<', silentSince(now))
    .orderBy('version.touched_at')
    .limit(100);

const ofTurn = ({ tenantId, contentSequence, versionNo, attempts }: Turn) =>
  build
    .updateTable('content_versions')
    .where('tenant_id', '=', tenantId)
    .where('content_sequence', '=', contentSequence)
    .where('version_no', '=', versionNo)
    .where('attempts', '=', attempts)
    .where('reading_state', '=', 'READING');

export const recordProgress = (turn: Turn, done: number, of: number, now: Date) =>
  ofTurn(turn).set({ reading_done: done, reading_of: of, touched_at: now });

export const fail = (turn: Turn, failure: ReadingFailure, now: Date) =>
  ofTurn(turn).set({ reading_state: 'FAILED', failure, touched_at: now });

/** Back into the line: the next server goes on. */
export const giveBack = (turn: Turn, now: Date) => ofTurn(turn).set({ reading_state: 'WAITING', touched_at: now });

interface Found {
  readonly unit: ContentUnit | null;
  readonly unitCount: number | null;
  readonly leftOut: readonly LeftOut[];
  readonly recognised: readonly RecognisedPage[];
}

export const finish = (turn: Turn, found: Found, now: Date) =>
  ofTurn(turn).set((row) => ({
    reading_state: 'READ',
    failure: null,
    unit: found.unit,
    unit_count: found.unitCount,
    left_out: JSON.stringify(found.leftOut),
    recognised: JSON.stringify(found.recognised),
    reading_done: row.ref('reading_of'),
    // Its passages say the same.
    pasted_text: null,
    touched_at: now,
  }));

type PassageRecord = ColumnValues<ContentPassages, 'position' | 'unit_no' | 'heading' | 'text'>;

/** Notes of speakers lie apart: nothing that members see is made of them. */
export const insertNotes = (key: VersionKey, notes: readonly Passage[], after: number) =>
  insertInto('content_notes', key, notes, after);

export const insertPassages = (key: VersionKey, passages: readonly Passage[], after: number) =>
  insertInto('content_passages', key, passages, after);

const insertInto = (
  table: 'content_passages' | 'content_notes',
  key: VersionKey,
  passages: readonly Passage[],
  after: number,
) =>
  build
    .insertInto(table)
    .columns(['tenant_id', 'content_sequence', 'version_no', 'position', 'unit_no', 'heading', 'text'])
    .expression(
      build
        .selectFrom(
          records<PassageRecord>(
            passages.map(({ unitNo, heading, text }, index) => ({
              position: after + index + 1,
              unit_no: unitNo,
              heading,
              text,
            })),
            'position integer, unit_no integer, heading text, text text',
          ),
        )
        .select([
          sql<string>`${key.tenantId}::uuid`.as('tenant_id'),
          sql<number>`${key.contentSequence}::bigint`.as('content_sequence'),
          sql<number>`${key.versionNo}::integer`.as('version_no'),
          'given.position',
          'given.unit_no',
          'given.heading',
          'given.text',
        ]),
    );

/** A link that nobody named is called as the page calls itself. */
export const nameLink = ({ tenantId, contentSequence }: VersionKey, title: string) =>
  build
    .updateTable('contents')
    .set({ title, search_text: searchText(title) })
    .where('tenant_id', '=', tenantId)
    .where('content_sequence', '=', contentSequence)
    .where(sql<boolean>`title = left(content_url, 200)`);

/** How far the reading of the version that counts has come; nothing for what was typed with a quiz. */
export const findReading = (tenantId: string, contentSequence: number) =>
  build
    .selectFrom('contents')
    .innerJoin('content_versions as version', (join) =>
      sameTenant(join, 'version', 'contents', ['content_sequence', 'version_no']),
    )
    .select(['version.reading_state', 'version.failure'])
    .where('contents.tenant_id', '=', tenantId)
    .where('contents.content_sequence', '=', contentSequence);

export const findContentType = (tenantId: string, fileKey: string) =>
  build.selectFrom('files').select('content_type').where('tenant_id', '=', tenantId).where('file_key', '=', fileKey);
