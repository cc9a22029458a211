import { CLUB_FORM, type ClubFormField } from '@dure/contract/authoring/quiz-clubs/club-form.text';
import { contentOf, emptyClub, type ClubValues } from '../club-values.ts';

const FIELDS = Object.keys(CLUB_FORM) as ClubFormField[];

/** The fields in which two versions of a club differ. */
export function differingFields(one: ClubValues, other: ClubValues): ClubFormField[] {
  return FIELDS.filter(
    (field) => contentOf({ ...emptyClub, [field]: one[field] }) !== contentOf({ ...emptyClub, [field]: other[field] }),
  );
}
