import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import type { OfClub } from './questions.queries.ts';

/** A study of the club; held so that nobody takes it out while something is asked in it. */
export const findClubStudy = ({ tenantId, club }: OfClub, study: number) =>
  build
    .selectFrom('club_studies')
    .select(['club_study_sequence', 'position'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('club_study_sequence', '=', study);

export const findMaterial = ({ tenantId }: OfClub, study: number, contentSequence: number) =>
  build
    .selectFrom('study_materials')
    .select('content_sequence')
    .where('tenant_id', '=', tenantId)
    .where('club_study_sequence', '=', study)
    .where('content_sequence', '=', contentSequence);

const letters = (text: string) => text.replace(/\s+/g, '');
/** Letters that tell a passage from the others; a mark may reach into the next one. */
const TELLING = 40;

/** The passage of a material, in the version that counts, that holds what was marked. */
export const findMarked = (
  { tenantId }: OfClub,
  { contentSequence, unitNo, quote }: { contentSequence: number; unitNo: number | null; quote: string },
) =>
  build
    .selectFrom('content_passages as passage')
    .innerJoin('contents as content', (join) =>
      sameTenant(join, 'content', 'passage', ['content_sequence', 'version_no']),
    )
    .select('passage.position')
    .where('passage.tenant_id', '=', tenantId)
    .where('passage.content_sequence', '=', contentSequence)
    .where(sql<boolean>`strpos(regexp_replace(passage.text, '\\s+', '', 'g'), ${letters(quote).slice(0, TELLING)}) > 0`)
    .orderBy(sql`passage.unit_no is not distinct from ${unitNo}::integer`, 'desc')
    .orderBy('passage.position')
    .limit(1);
