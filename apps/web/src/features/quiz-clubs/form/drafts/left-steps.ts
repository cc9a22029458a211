import { checkClub } from '../check-club.ts';
import { CLUB_STEPS, stepOf, type ClubStep } from '../club-steps.ts';
import { emptyClub, type ClubValues } from '../club-values.ts';
import { differingFields } from './club-difference.ts';

/**
 * The steps that a person has left when they come back to a draft: all before the last one on which something is written,
 * and that one as well where nothing on it stands against submitting.
 */
export function leftSteps(values: ClubValues): readonly ClubStep[] {
  const written = differingFields(values, emptyClub).map((field) => CLUB_STEPS.indexOf(stepOf(field)));
  const last = Math.max(-1, ...written);
  const isWhole = !checkClub(values).some(({ path }) => stepOf(path) === CLUB_STEPS[last]);
  return CLUB_STEPS.slice(0, isWhole ? last + 1 : Math.max(0, last));
}
