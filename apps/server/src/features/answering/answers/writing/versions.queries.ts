import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { Asked } from '../../../clubs/quiz-access/quiz-access.public.ts';

const MAX_VERSIONS = 200;

/** The versions of one member's answer; files that a later version dropped keep their names. */
const versionsOf = ({ tenantId, club, quiz, memberId }: Asked) =>
  build
    .selectFrom('answer_versions')
    .innerJoin('answers', (join) => sameTenant(join, 'answers', 'answer_versions', 'answer_sequence'))
    .select((row) => [
      'answer_versions.version_no',
      'answer_versions.step',
      'answer_versions.submitted_at',
      'answer_versions.after_model_answer',
      sql<number>`char_length(answer_versions.text)`.as('length'),
      row
        .selectFrom('files')
        .select(
          sql<
            string[]
          >`coalesce(array_agg(files.name order by array_position(answer_versions.file_keys, files.file_key)), '{}')`.as(
            'names',
          ),
        )
        .whereRef('files.tenant_id', '=', 'answer_versions.tenant_id')
        .where(sql<boolean>`files.file_key = any(answer_versions.file_keys)`)
        .$asScalar()
        .$notNull()
        .as('file_names'),
    ])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', club)
    .where('answers.quiz_sequence', '=', quiz)
    .where('answers.member_id', '=', memberId);

export const listVersions = (given: Asked) =>
  versionsOf(given).orderBy('answer_versions.version_no', 'desc').limit(MAX_VERSIONS);
export type VersionRow = RowsOf<ReturnType<typeof listVersions>>[number];

export const findVersion = (given: Asked, versionNo: number) =>
  versionsOf(given).select('answer_versions.text').where('answer_versions.version_no', '=', versionNo);
