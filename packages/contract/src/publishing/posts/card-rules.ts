import { SEMINAR_STATUS } from '../codes/seminar-codes.ts';
import { JOB_GROUP } from '../../tenancy/tenants/job-groups.ts';
import { cardText } from './card-rules.text.ts';
import { PAYMENT_TYPE } from './post-codes.ts';

/** The five levels of the specification; an organisation may have more. */
const LEVELS = ['1', '2', '3', '4', '5'];
const JOB_GROUPS = Object.values<string>(JOB_GROUP);

/** A code with its name, as `recommendLevels` and `recommendLevelNames` have it at one place. */
export interface CardChip {
  /** Undefined for the chip that stands for all. */
  readonly code?: string;
  readonly label: string;
}

const chips = (
  codes: readonly string[],
  names: readonly string[],
  all: readonly string[],
  allLabel: string,
): readonly CardChip[] =>
  all.every((code) => codes.includes(code))
    ? [{ label: allLabel }]
    : codes.map((code, place) => ({ code, label: names[place] ?? code }));

/** Chips of the levels that a card is for: one for all where the five are among them (specification, section 2). */
export const levelChips = (codes: readonly string[], names: readonly string[]): readonly CardChip[] =>
  chips(codes, names, LEVELS, cardText.allLevels);

/** The same of the job groups: one for all where the four are among them. */
export const jobGroupChips = (codes: readonly string[], names: readonly string[]): readonly CardChip[] =>
  chips(codes, names, JOB_GROUPS, cardText.allJobGroups);

/** `12,000원`, or the label of what is free. `price` is in won. */
export const priceLabel = ({ paymentType, price }: { readonly paymentType: string; readonly price: number }): string =>
  paymentType === PAYMENT_TYPE.free ? cardText.free : cardText.won(price.toLocaleString('ko-KR'));

/** What a card tells of whether one can still come, where its kind has such a state. */
export interface CardStateFacts {
  readonly seminarStatus?: string | undefined;
  readonly currentParticipantCount?: number | undefined;
  /** The capacity of a seminar. */
  readonly participantCount?: number | undefined;
  /** Of a study alone. */
  readonly isRecruit?: boolean;
}

/** Of a seminar, by its status; one that is not opened yet shows none. */
const SEMINAR_STATES: Readonly<Record<string, keyof typeof cardText.states | undefined>> = {
  [SEMINAR_STATUS.open]: 'recruiting',
  [SEMINAR_STATUS.closed]: 'full',
  [SEMINAR_STATUS.held]: 'over',
  [SEMINAR_STATUS.cancelled]: 'cancelled',
};

/**
 * The one state that a card shows: closing soon before recruiting, or over. A seminar closes soon while it takes
 * applications and at least half of its places are taken (specification, sections 2 and 9). Null for what has no state.
 */
export function cardState(card: CardStateFacts): keyof typeof cardText.states | null {
  const { seminarStatus, currentParticipantCount = 0, participantCount = 0, isRecruit } = card;
  const isHalfTaken = participantCount > 0 && currentParticipantCount * 2 >= participantCount;
  if (seminarStatus === SEMINAR_STATUS.open && isHalfTaken) return 'closingSoon';
  if (seminarStatus !== undefined) return SEMINAR_STATES[seminarStatus] ?? null;
  if (isRecruit === undefined) return null;
  return isRecruit ? 'recruiting' : 'over';
}
