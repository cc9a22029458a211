/** Status of a member's answer (decisions, section 6). Free of schemas, so that the browser can take it alone. */
export const ANSWER_STATUS = { preDraft: '0001', preSubmitted: '0002', final: '0003' } as const;

export type AnswerStatus = (typeof ANSWER_STATUS)[keyof typeof ANSWER_STATUS];

/** The specification's labels: '0003' is '최종답변', any other value '사전답변'. */
export const ANSWER_STATUS_LABELS: Readonly<Record<AnswerStatus, string>> = {
  '0001': '사전답변',
  '0002': '사전답변',
  '0003': '최종답변',
};
export const answerStatusLabel = (status: string): string =>
  ANSWER_STATUS_LABELS[status as AnswerStatus] ?? ANSWER_STATUS_LABELS['0001'];
