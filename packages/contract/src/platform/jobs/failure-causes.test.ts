import { expect, test } from 'vitest';
import { failureCause } from './failure-causes.text.ts';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', '다른 서버에 닿지 못했어요.'],
  ['getaddrinfo ENOTFOUND smtp.example', '다른 서버에 닿지 못했어요.'],
  ['Greeting never received', '다른 서버가 제때 답하지 않았어요.'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', '로그인이 거절됐어요. 설정에 적은 계정을 확인해 주세요.'],
  ['550 5.1.1 no such user', '받는 쪽 메일 서버가 이 메일을 거절했어요. 주소를 확인해 주세요.'],
  ['421 try again later', '받는 쪽 메일 서버가 지금은 받지 않았어요.'],
  ['421 too many connections', '요청이 몰려 다른 서버가 잠시 받지 않았어요.'],
  ['AI provider: rateLimited', '요청이 몰려 다른 서버가 잠시 받지 않았어요.'],
  ['AI provider: wrongShape', 'AI가 쓸 수 있는 답을 주지 않았어요.'],
  ['ENOSPC: no space left on device, write', '디스크가 가득 찼어요.'],
  ['canceling statement due to statement timeout', '데이터베이스가 제때 답하지 않았어요.'],
  ['Cannot read properties of undefined', '예상하지 못한 오류예요.'],
  // Of a job for all organisations the names stand before it.
  ['2 of 5 failed: dure: connect ECONNREFUSED; saero: connect ECONNREFUSED', '다른 서버에 닿지 못했어요.'],
  ['암호가 걸린 파일', '암호가 걸린 파일'],
])('%s is told in a sentence', (failure, cause) => {
  expect(failureCause(failure)).toBe(cause);
});
