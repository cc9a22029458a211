import type autocannon from 'autocannon';
import type { Case } from './load.ts';
import type { World } from './world/world.ts';

const BOUNDARY = 'dure-bench';

function multipart(request: object): string {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="request"\r\n\r\n`;
  return `${head}${JSON.stringify(request)}\r\n--${BOUNDARY}--\r\n`;
}

/** The measured calls, each spread over members so that no row is everybody's. */
export function casesOf(base: string, { club, quiz, members }: World): Case[] {
  const quizPath = `/api/v1/clubs/${club}/quizzes/${quiz}`;
  const bearer = (index: number) => ({ authorization: `Bearer ${members[index % members.length]!.token}` });
  const spread = (make: (index: number) => autocannon.Request[]) => members.flatMap((_, index) => make(index));
  const get = (path: string) => spread((index) => [{ method: 'GET', path, headers: bearer(index) }]);
  return [
    { name: 'one row (who am I)', url: base, requests: get('/api/v1/accounts/me') },
    { name: 'list of 10 clubs', url: base, requests: get('/api/v1/clubs?size=10') },
    { name: 'page of answers of a quiz with 200', url: base, requests: get(`${quizPath}/answers?size=10`) },
    {
      name: 'like and unlike',
      url: base,
      requests: spread((index) => {
        const path = `${quizPath}/answers/${members[(index + 7) % members.length]!.memberId}/like`;
        return [
          { method: 'POST', path, headers: bearer(index) },
          { method: 'DELETE', path, headers: bearer(index) },
        ];
      }),
    },
    {
      name: 'submit an answer',
      url: base,
      requests: spread((index) => [
        {
          method: 'POST',
          path: `${quizPath}/postanswer`,
          headers: { ...bearer(index), 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
          body: multipart({ text: `revised answer of member ${index} `.repeat(10) }),
        },
      ]),
    },
  ];
}
