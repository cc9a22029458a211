import { contentOf, emptyClub, type ClubValues } from '../club-values.ts';

const FIELDS = Object.keys(emptyClub).filter(
  (field): field is keyof ClubValues => !['clubSequence', 'version', 'imageUrl'].includes(field),
);

/** The fields in which two versions of a club differ. */
export function differingFields(one: ClubValues, other: ClubValues): (keyof ClubValues)[] {
  return FIELDS.filter(
    (field) => contentOf({ ...emptyClub, [field]: one[field] }) !== contentOf({ ...emptyClub, [field]: other[field] }),
  );
}
