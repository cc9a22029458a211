import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { materialsOfStudies } from '../../lecture-clubs/lecture-clubs.public.ts';

/** Passages of each study that questions are made of, from the beginning of its first materials. */
const PASSAGES = 12;

/** The first passages of each of a club's studies, of the versions that count. */
export const listStudyPassages = (tenantId: string, clubSequence: number) =>
  build
    .with('numbered', () =>
      materialsOfStudies(tenantId)
        .innerJoin('content_passages as passage', (join) =>
          sameTenant(join, 'passage', 'version', ['content_sequence', 'version_no']).on(
            'passage.position',
            '<=',
            PASSAGES,
          ),
        )
        .select([
          'study.club_study_sequence',
          'study.position as study_no',
          'study.title',
          'passage.heading',
          'passage.text',
          sql<number>`row_number() over (partition by study.position order by material.position, passage.position)`.as(
            'no',
          ),
        ])
        .where('study.club_sequence', '=', clubSequence),
    )
    .selectFrom('numbered')
    .select(['club_study_sequence', 'study_no', 'title', 'heading', 'text'])
    .where('no', '<=', PASSAGES)
    .orderBy('study_no')
    .orderBy('no');
