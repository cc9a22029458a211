import type { MemberRole } from '@dure/contract/tenancy/accounts/member-roles';
import type { NoticeWay } from '@dure/contract/clubs/notices/notice-states';
import { EVERYBODY } from '@dure/contract/clubs/notices/everybody';
import type { Notice, NoticeAudience } from '@dure/contract/clubs/notices/notices.endpoints';
import type { DraftArea } from '../../../kernel/draft/draft.ts';
import { keptCopy } from '../../../kernel/draft/kept.ts';
import { useDraft, type Draft } from '../../../kernel/draft/use-draft.ts';
import { endOfDay } from '../../../ui/dates/days/day.ts';

export interface NoticeClub {
  readonly clubSequence: number;
  readonly clubName: string;
}

/** A notice while it is written. */
export interface NoticeValues {
  /** Made with the draft: whatever window sends it, it goes once. */
  readonly noticeKey: string;
  readonly title: string;
  readonly text: string;
  readonly isForAll: boolean;
  readonly roles: readonly MemberRole[];
  readonly memberTypes: readonly string[];
  readonly organizationCodes: readonly string[];
  readonly clubs: readonly NoticeClub[];
  readonly inRunningClubs: boolean;
  readonly ways: readonly NoticeWay[];
  /** The last day of its banner, `2026-11-29`, where the organisation is; null: not chosen. */
  readonly bannerDay: string | null;
  /** Null: at once. */
  readonly sendAt: string | null;
  readonly isLater: boolean;
}

export type NoticeDraft = Draft<NoticeValues>;

const PLACE = 'notice';
const wordsOf = ({ noticeKey: _, ...words }: NoticeValues) => JSON.stringify(words);

const area: DraftArea<NoticeValues> = {
  place: () => PLACE,
  isSame: (a, b) => wordsOf(a) === wordsOf(b),
};

export const blankNotice = (bannerDay: string): NoticeValues => ({
  noticeKey: crypto.randomUUID(),
  title: '',
  text: '',
  isForAll: true,
  roles: [],
  memberTypes: [],
  organizationCodes: [],
  clubs: [],
  inRunningClubs: false,
  ways: ['BELL', 'MAIL'],
  bannerDay,
  sendAt: null,
  isLater: false,
});

/** The notice that this manager writes: on this device until it is sent, since a half-written one changes nothing. */
export const useNoticeDraft = (blank: NoticeValues): NoticeDraft =>
  useDraft(area, { value: blank, version: 0, savedAt: null });

/** Whether a condition of an audience names nothing. */
const isEmpty = (condition: readonly unknown[] | boolean): boolean =>
  typeof condition === 'boolean' ? !condition : condition.length === 0;

/** Whether this device keeps one that was begun. */
export const hasNoticeDraft = (): boolean => keptCopy<unknown>(PLACE).read() !== undefined;

/** Keeps the words of an earlier notice as the draft that is opened next. */
export function rewriteNotice({ title, text, audience, ways }: Notice, bannerDay: string): void {
  const { clubSequences, clubNames, ...named } = audience;
  const blank = blankNotice(bannerDay);
  const value: NoticeValues = {
    ...blank,
    title,
    text,
    isForAll: clubSequences.length === 0 && Object.values(named).every(isEmpty),
    ...named,
    clubs: clubSequences.flatMap((clubSequence, at) =>
      clubNames[at] ? [{ clubSequence, clubName: clubNames[at] }] : [],
    ),
    ways,
  };
  const base = { value: blank, version: 0, savedAt: null };
  keptCopy(PLACE).write({ value, base, isAhead: true, attempt: null, aside: null });
}

/** Whom it is for, as it is sent. */
export function audienceOf(values: NoticeValues): NoticeAudience {
  const { isForAll, roles, memberTypes, organizationCodes, clubs, inRunningClubs } = values;
  if (isForAll) return EVERYBODY;
  return {
    roles: [...roles],
    memberTypes: [...memberTypes],
    organizationCodes: [...organizationCodes],
    clubSequences: clubs.map(({ clubSequence }) => clubSequence),
    inRunningClubs,
  };
}

/** Whom it is for, as the count asks for it. */
export function readersQuery(values: NoticeValues) {
  const { clubSequences, inRunningClubs, ...named } = audienceOf(values);
  const chosen = { ...named, clubSequences: clubSequences.map(String) };
  const some = Object.entries(chosen).filter(([, values]) => !isEmpty(values));
  return { ...Object.fromEntries(some), ...(inRunningClubs && { inRunningClubs: 'true' as const }) };
}

/** What is sent of it, whomever it goes to. */
export const wordsToSend = ({ title, text, ways, bannerDay }: NoticeValues, zone: string) => ({
  title,
  text,
  ways: [...ways],
  bannerUntil: ways.includes('BANNER') && bannerDay !== null ? endOfDay(bannerDay, zone) : null,
});

export const isWritten = ({ title, text, ways }: NoticeValues): boolean =>
  title.trim() !== '' && text.trim() !== '' && ways.length > 0;
