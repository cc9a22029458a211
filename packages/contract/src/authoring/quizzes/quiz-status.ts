/** States of a quiz with their labels (decisions, section 5). */
export const QUIZ_STATUS_LABELS = { PRIVATE: '비공개', PUBLIC: '공개', HIDDEN: '숨김', DELETED: '삭제됨' } as const;
export type QuizStatus = keyof typeof QUIZ_STATUS_LABELS;
export const QUIZ_STATUSES = Object.keys(QUIZ_STATUS_LABELS) as QuizStatus[];

export type QuizEvent = 'open' | 'hide' | 'delete' | 'restore';

/** Which event leads from where to where. A missing entry is a refusal. */
export const QUIZ_TRANSITIONS: Readonly<Record<QuizEvent, Partial<Record<QuizStatus, QuizStatus>>>> = {
  open: { PRIVATE: 'PUBLIC', HIDDEN: 'PUBLIC' },
  hide: { PUBLIC: 'HIDDEN' },
  delete: { PRIVATE: 'DELETED', HIDDEN: 'DELETED' },
  restore: { DELETED: 'PRIVATE' },
};

/** Days that a deleted quiz can be restored. */
export const DELETED_QUIZ_DAYS = 30;
