/** The message of every answer that succeeded. */
export const OK = '정상 처리되었습니다.';
/** An `Idempotency-Key` header that is no key. */
export const MALFORMED_KEY = '요청 키는 200자 이하의 영문, 숫자, 기호여야 합니다.';
