import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { OfClub } from '../questions.queries.ts';

/** More are not compared: what a class wonders about shows in fewer. */
const MOST_GROUPED = 150;

/** The latest questions with where they are about: the place they were asked at, or what was found for them. */
export const listGrouped = ({ tenantId, club }: OfClub, since: Date, study: number | undefined) =>
  build
    .selectFrom('lecture_questions as question')
    .innerJoin('club_studies as study', (join) => sameTenant(join, 'study', 'question', 'club_study_sequence'))
    .leftJoin('contents as content', (join) => sameTenant(join, 'content', 'question', 'content_sequence'))
    .leftJoin('content_versions as version', (join) =>
      sameTenant(join, 'version', 'content', ['content_sequence', 'version_no']),
    )
    .select([
      'question.serial_number',
      'question.question',
      'question.status',
      'question.club_study_sequence',
      'question.content_sequence',
      'content.title as content_title',
      'version.unit',
      'question.unit_no',
      'question.position',
      'question.quote',
      'question.found',
    ])
    .where('question.tenant_id', '=', tenantId)
    .where('question.club_sequence', '=', club)
    .where('question.asked_at', '>=', since)
    // A private question is a matter of two people, not of the class.
    .where('question.is_private', '=', false)
    .$if(study !== undefined, (query) => query.where('question.club_study_sequence', '=', study!))
    .orderBy('question.serial_number', 'desc')
    .limit(MOST_GROUPED);
export type GroupedRow = RowsOf<ReturnType<typeof listGrouped>>[number];

export const listStudyNumbers = ({ tenantId, club }: OfClub) =>
  build
    .selectFrom('club_studies')
    .select(['club_study_sequence', sql<number>`position`.as('no')])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club);
