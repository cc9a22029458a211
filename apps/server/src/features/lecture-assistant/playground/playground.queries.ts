import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';

/** Passages of each study that questions are made of, from the beginning of its first materials. */
const PASSAGES = 12;

/** The first passages of each of a club's studies, of the versions that count. */
export const listStudyPassages = (tenantId: string, clubSequence: number) =>
  build
    .with('numbered', (db) =>
      db
        .selectFrom('club_studies as study')
        .innerJoin('study_materials as material', (join) =>
          join
            .onRef('material.tenant_id', '=', 'study.tenant_id')
            .onRef('material.club_study_sequence', '=', 'study.club_study_sequence'),
        )
        .innerJoin('contents as content', (join) =>
          join
            .onRef('content.tenant_id', '=', 'material.tenant_id')
            .onRef('content.content_sequence', '=', 'material.content_sequence'),
        )
        .innerJoin('content_passages as passage', (join) =>
          join
            .onRef('passage.tenant_id', '=', 'content.tenant_id')
            .onRef('passage.content_sequence', '=', 'content.content_sequence')
            .onRef('passage.version_no', '=', 'content.version_no')
            .on('passage.position', '<=', PASSAGES),
        )
        .select([
          'study.club_study_sequence',
          'study.position as study_no',
          'passage.text',
          sql<number>`row_number() over (partition by study.position order by material.position, passage.position)`.as(
            'no',
          ),
        ])
        .where('study.tenant_id', '=', tenantId)
        .where('study.club_sequence', '=', clubSequence),
    )
    .selectFrom('numbered')
    .select(['club_study_sequence', 'study_no', 'text'])
    .where('no', '<=', PASSAGES)
    .orderBy('study_no')
    .orderBy('no');
