import { CONTENT_TYPE } from '../../authoring/contents/content-type.ts';

/** What a seminar is: one like others, or of a mentor (specification, section 3). */
export const SEMINAR_TYPES = [CONTENT_TYPE.seminar, CONTENT_TYPE.mentorSeminar] as const;
export type SeminarType = (typeof SEMINAR_TYPES)[number];

/** How a seminar stands; the specification names 0002 alone (section 4). */
export const SEMINAR_STATUS = {
  planned: '0001',
  open: '0002',
  closed: '0003',
  held: '0004',
  cancelled: '0005',
} as const;
export type SeminarStatus = (typeof SEMINAR_STATUS)[keyof typeof SEMINAR_STATUS];

const { planned, open, closed, held, cancelled } = SEMINAR_STATUS;
/** How a seminar's status changes: from which, and to what. It closes at capacity and reopens with a free place. */
export const SEMINAR_TRANSITIONS = {
  OPEN: { from: [planned], to: open },
  CLOSE: { from: [open], to: closed },
  REOPEN: { from: [closed], to: open },
  HOLD: { from: [open, closed], to: held },
  CANCEL: { from: [open, closed], to: cancelled },
} as const satisfies Record<string, { from: readonly SeminarStatus[]; to: SeminarStatus }>;

/** Those who apply to it get a place, or wait for one. */
export const takesApplications = (status: SeminarStatus): boolean => status === open || status === closed;

export const PLACE_TYPE = { onSite: '0001', online: '0002', both: '0003' } as const;
export type PlaceType = (typeof PLACE_TYPE)[keyof typeof PLACE_TYPE];

/** What is asked to be opened (specification, section 3). */
export const ESTABLISHMENT_TYPE = { mentorSeminar: '0001', seminar: '0002' } as const;
export type EstablishmentType = (typeof ESTABLISHMENT_TYPE)[keyof typeof ESTABLISHMENT_TYPE];
export const establishmentTypeOf = (contentType: SeminarType): EstablishmentType =>
  contentType === CONTENT_TYPE.mentorSeminar ? ESTABLISHMENT_TYPE.mentorSeminar : ESTABLISHMENT_TYPE.seminar;

/** What became of such a request; the specification names 0001 alone. */
export const ESTABLISHMENT_STATUS = { registered: '0001', opened: '0002', declined: '0003' } as const;
export type EstablishmentStatus = (typeof ESTABLISHMENT_STATUS)[keyof typeof ESTABLISHMENT_STATUS];

/** Of who applied: they have a place, wait for one, or are offered one for a day. */
export const PARTICIPANT_STATUSES = ['JOINED', 'WAITING', 'OFFERED'] as const;
export type ParticipantStatus = (typeof PARTICIPANT_STATUSES)[number];
