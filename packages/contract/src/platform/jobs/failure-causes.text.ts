const UNKNOWN = '예상하지 못한 오류예요.';

/** The first that fits counts: the particular ones stand above. */
const CAUSES: readonly (readonly [said: RegExp, cause: string])[] = [
  [/ENOSPC|no space left/i, '디스크가 가득 찼어요.'],
  [
    /statement timeout|deadlock|terminating connection|too many clients|the database/i,
    '데이터베이스가 제때 답하지 않았어요.',
  ],
  [
    /\b53[045]\b|invalid login|authentication failed|AI provider: key/i,
    '로그인이 거절됐어요. 설정에 적은 계정을 확인해 주세요.',
  ],
  [
    /\b429\b|too many|rate limit|AI provider: (?:rateLimited|overloaded)/i,
    '요청이 몰려 다른 서버가 잠시 받지 않았어요.',
  ],
  [/timed? ?out|ETIMEDOUT|never received|AI provider: timeout/i, '다른 서버가 제때 답하지 않았어요.'],
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ECONNRESET|hang up|AI provider: (?:unreachable|resting)/i,
    '다른 서버에 닿지 못했어요.',
  ],
  [/^5\d\d[ -]/, '받는 쪽 메일 서버가 이 메일을 거절했어요. 주소를 확인해 주세요.'],
  [/^4\d\d[ -]/, '받는 쪽 메일 서버가 지금은 받지 않았어요.'],
  [/AI provider/, 'AI가 쓸 수 있는 답을 주지 않았어요.'],
];

/** Why a job or a mail failed, in a sentence, by what its error said. What is Korean was written for people. */
export function failureCause(failure: string): string {
  if (/\p{Script=Hangul}/u.test(failure)) return failure;
  return CAUSES.find(([said]) => said.test(failure))?.[1] ?? UNKNOWN;
}
