/** Status of a member's answer (decisions, section 6). Free of schemas, so that the browser can take it alone. */
export const ANSWER_STATUS = { preDraft: '0001', preSubmitted: '0002', final: '0003' } as const;

/** The specification's label: '0003' is '최종답변', any other value '사전답변'. */
export const answerStatusLabel = (status: string): string => (status === ANSWER_STATUS.final ? '최종답변' : '사전답변');
