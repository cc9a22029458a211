/** What an organisation counts the studies of a lecture club by (`studyOrderLabelType`). */
export const STUDY_ORDERS = { LECTURE: '강', WEEK: '주차', SESSION: '회차', CHAPTER: '장' } as const;
export type StudyOrder = keyof typeof STUDY_ORDERS;
export const STUDY_ORDER_TYPES = Object.keys(STUDY_ORDERS) as StudyOrder[];

/** The type that is kept, or the usual one where an unknown one is. */
export const studyOrderType = (kept: string): StudyOrder =>
  Object.hasOwn(STUDY_ORDERS, kept) ? (kept as StudyOrder) : 'LECTURE';

/** The place of a study: `5강`, `5주차`. `kept` is what the tenant has. */
export const studyNoOf = (kept: string, no: number | string): string => `${no}${STUDY_ORDERS[studyOrderType(kept)]}`;

/** As somebody chooses among the types. */
export const studyOrderLabel = (type: StudyOrder): string => studyNoOf(type, 1);
