import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

/** Pages to read of the version that counts: of a PDF its own, of anything else one; none of what could not be read. */
export const pagesOfVersion = sql<number>`case when version.reading_state = 'FAILED' then 0
  when version.kind = 'PDF' then coalesce(version.unit_count, 1) else 1 end`;

/** The materials of a club's studies with how many pages each has to read and how far the member is. */
export const listReadings = (tenantId: string, clubSequence: number, memberId: string | null) =>
  build
    .selectFrom('club_studies')
    .innerJoin('study_materials', (join) => sameTenant(join, 'study_materials', 'club_studies', 'club_study_sequence'))
    .innerJoin('contents', (join) => sameTenant(join, 'contents', 'study_materials', 'content_sequence'))
    .innerJoin('content_versions as version', (join) =>
      sameTenant(join, 'version', 'contents', ['content_sequence', 'version_no']),
    )
    .leftJoin('study_readings as reading', (join) =>
      sameTenant(join, 'reading', 'study_materials', ['club_study_sequence', 'content_sequence']).on(
        'reading.member_id',
        '=',
        memberId,
      ),
    )
    .select([
      'study_materials.club_study_sequence',
      'study_materials.content_sequence',
      pagesOfVersion.as('pages'),
      'reading.at',
      'reading.furthest',
    ])
    .where('club_studies.tenant_id', '=', tenantId)
    .where('club_studies.club_sequence', '=', clubSequence);
export type ReadingRow = RowsOf<ReturnType<typeof listReadings>>[number];

interface Reader {
  readonly tenantId: string;
  readonly memberId: string;
  readonly studySequence: number;
  readonly contentSequence: number;
}

/** Two devices at once: the furthest page stays, whoever writes last. */
export const keepReading = ({ tenantId, memberId, studySequence, contentSequence }: Reader, at: number, now: Date) =>
  build
    .insertInto('study_readings')
    .values({
      tenant_id: tenantId,
      club_study_sequence: studySequence,
      content_sequence: contentSequence,
      member_id: memberId,
      at,
      furthest: at,
      read_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'club_study_sequence', 'member_id', 'content_sequence']).doUpdateSet((row) => ({
        at: row.ref('excluded.at'),
        furthest: sql<number>`greatest(study_readings.furthest, excluded.furthest)`,
        read_at: row.ref('excluded.read_at'),
      })),
    );
