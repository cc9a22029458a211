import type { ClubDraftFields, ClubFields } from '@dure/contract/clubs/clubs/club-fields';
import { columnsOf } from '../../../kernel/columns.ts';
import { searchText } from '../../../kernel/database/search.ts';
import { CLUB_COLUMN_FIELDS } from './club-form.fields.ts';
import type { ClubValues } from './club-writing.queries.ts';

interface Derived {
  readonly leaderNickname: string;
  readonly participationCode: string | null;
  readonly weekCount: number | null;
  readonly studyCount: number | null;
}

/** A club's columns from its form. */
export const clubValues = (
  form: ClubFields | ClubDraftFields,
  { leaderNickname, participationCode, weekCount, studyCount }: Derived,
): ClubValues => ({
  ...columnsOf(CLUB_COLUMN_FIELDS, form),
  search_text: searchText(form.clubName, leaderNickname),
  week_count: weekCount,
  study_count: studyCount,
  participation_code: participationCode,
});
