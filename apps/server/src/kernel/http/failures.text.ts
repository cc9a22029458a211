/** The message of every answer that succeeded. */
export const OK = '정상 처리되었습니다.';
/** An `Idempotency-Key` header that is no key. */
export const malformedKey = (most: number) => `요청 키는 ${most}자 이하의 영문, 숫자, 기호여야 합니다.`;
/** On a page that failed: the link that asks for it again, and what stands before the number of its request. */
export const TRY_AGAIN = '다시 시도';
/** On every page of an installation without a tenant: the way to make one. */
export const TO_SETUP = '준비하기';
/** On the page of an address that is none: the way out. */
export const TO_HOME = '홈으로';
/** Of an organisation that is to be deleted. */
export const deletedOnText = (day: string) => `이 기관은 ${day}에 삭제됩니다.`;
export const REQUEST_NUMBER = '요청 번호';
