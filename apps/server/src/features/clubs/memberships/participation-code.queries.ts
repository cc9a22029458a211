import { build } from '../../../kernel/database/build.ts';

/** Another code, and another version of the club, for whoever edits it beside. */
export const setParticipationCode = (tenantId: string, clubSequence: number, code: string) =>
  build
    .updateTable('clubs')
    .set((row) => ({ participation_code: code, version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .returning(['participation_code', 'version']);
