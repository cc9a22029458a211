import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import { PLACE_TYPE, type PlaceType, type SeminarType } from '@dure/contract/publishing/codes/seminar-codes';
import { PAYMENT_TYPE, type PaymentType } from '@dure/contract/publishing/posts/post-codes';
import type { SeminarInput } from '@dure/contract/publishing/seminars/seminar-form';
import type { SeminarView } from '@dure/contract/publishing/seminars/seminars.views';
import type { DraftArea } from '../../../kernel/draft/draft.ts';

/** A seminar while it is written. */
export interface SeminarValues {
  /** Null for a new one. */
  readonly seminarId: number | null;
  /** Of the wish that a new one is planned for; null for none. */
  readonly wishSequence: number | null;
  readonly contentType: SeminarType;
  readonly contentsName: string;
  readonly description: string;
  readonly text: string;
  readonly provider: string;
  readonly paymentType: PaymentType;
  readonly price: number;
  readonly recommendLevels: readonly string[];
  readonly recommendJobGroups: readonly string[];
  readonly keywords: readonly string[];
  readonly cover: { readonly imageKey: string; readonly imageUrl: string } | null;
  readonly seminarStartDate: string | null;
  readonly seminarEndDate: string | null;
  readonly seminarPlaceType: PlaceType;
  readonly seminarPlace: string;
  readonly lecturerName: string;
  readonly participantCount: number;
}

const USUAL_PLACES = 20;

export const blankSeminar = (levels: readonly string[], jobGroups: readonly string[]): SeminarValues => ({
  seminarId: null,
  wishSequence: null,
  contentType: CONTENT_TYPE.seminar,
  contentsName: '',
  description: '',
  text: '',
  provider: '',
  paymentType: PAYMENT_TYPE.free,
  price: 0,
  recommendLevels: levels,
  recommendJobGroups: jobGroups,
  keywords: [],
  cover: null,
  seminarStartDate: null,
  seminarEndDate: null,
  seminarPlaceType: PLACE_TYPE.onSite,
  seminarPlace: '',
  lecturerName: '',
  participantCount: USUAL_PLACES,
});

/** The same of a mentor's seminar that somebody wished for, in their words; the form says where they are too many. */
export const wishedSeminar = (blank: SeminarValues, wishSequence: number, title: string): SeminarValues => ({
  ...blank,
  wishSequence,
  contentType: CONTENT_TYPE.mentorSeminar,
  contentsName: title,
});

export const seminarValuesOf = (seminar: SeminarView): SeminarValues => ({
  seminarId: seminar.seminarId!,
  wishSequence: null,
  contentType: seminar.contentType === CONTENT_TYPE.mentorSeminar ? CONTENT_TYPE.mentorSeminar : CONTENT_TYPE.seminar,
  contentsName: seminar.contentsName,
  description: seminar.description,
  text: seminar.text,
  provider: seminar.provider,
  paymentType: seminar.paymentType,
  price: seminar.price,
  recommendLevels: seminar.recommendLevels,
  recommendJobGroups: seminar.recommendJobGroups,
  keywords: seminar.keywords,
  cover:
    seminar.editing?.imageKey && seminar.imageUrl !== null
      ? { imageKey: seminar.editing.imageKey, imageUrl: seminar.imageUrl }
      : null,
  seminarStartDate: seminar.seminarStartDate!,
  seminarEndDate: seminar.seminarEndDate!,
  seminarPlaceType: seminar.seminarPlaceType!,
  seminarPlace: seminar.seminarPlace!,
  lecturerName: seminar.lecturerName!,
  participantCount: seminar.participantCount!,
});

/** What is sent; null while it lacks when it is. */
export function seminarInputOf({
  seminarId: _,
  wishSequence: __,
  cover,
  ...values
}: SeminarValues): SeminarInput | null {
  const { seminarStartDate, seminarEndDate } = values;
  if (seminarStartDate === null || seminarEndDate === null) return null;
  return {
    ...values,
    seminarStartDate,
    seminarEndDate,
    recommendLevels: [...values.recommendLevels],
    recommendJobGroups: [...values.recommendJobGroups],
    keywords: [...values.keywords],
    imageKey: cover?.imageKey ?? null,
  };
}

/** On this device until it is saved. */
export const seminarArea: DraftArea<SeminarValues> = {
  place: ({ seminarId, wishSequence }) =>
    `seminar:${seminarId ?? (wishSequence === null ? 'new' : `wish-${wishSequence}`)}`,
  isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
};
