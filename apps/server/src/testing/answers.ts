import type { InjectOptions } from 'fastify';
import { build } from '../kernel/database/build.ts';
import type { Person } from './people.ts';
import type { TestServer } from './server.ts';

export interface TestFile {
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}
export interface Place {
  readonly club: number;
  readonly quiz: number;
}
interface Submission {
  readonly text?: string;
  readonly fileKeys?: readonly string[];
  readonly files?: readonly TestFile[];
  /** `Idempotency-Key`. */
  readonly key?: string;
}

/** The n-th quiz of a club, counting from 0. */
export const placeOf = (
  { clubSequence, quizSequences }: { readonly clubSequence: number; readonly quizSequences: readonly number[] },
  index = 0,
): Place => ({
  club: clubSequence,
  quiz: quizSequences[index]!,
});
export const quizPath = ({ club, quiz }: Place): string => `/api/v1/clubs/${club}/quizzes/${quiz}`;
export const myQuizPath = ({ club, quiz }: Place): string => `/api/v1/my/clubs/${club}/quizzes/${quiz}`;
export const answerPath = (place: Place, { memberId }: { memberId: string }): string =>
  `${quizPath(place)}/answers/${memberId}`;

/** A multipart body: the JSON part `request` and files under one part name. */
export async function multipart(
  request: unknown,
  files: readonly TestFile[] = [],
  part = 'files',
): Promise<Pick<InjectOptions, 'payload' | 'headers'>> {
  const form = new FormData();
  if (request !== undefined) form.append('request', new Blob([JSON.stringify(request)], { type: 'application/json' }));
  for (const { name, content } of files) form.append(part, new Blob([content]), name);
  const body = new Response(form);
  return {
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type')! },
  };
}

async function submit(server: TestServer, person: Person, url: string, submission: Submission) {
  const { text = '답변', fileKeys = [], files, key } = submission;
  const { payload, headers } = await multipart({ text, fileKeys }, files);
  return server.call({
    method: 'POST',
    url,
    token: person.token,
    ...(payload === undefined ? {} : { payload }),
    headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });
}
export const submitPre = (server: TestServer, person: Person, place: Place, submission: Submission = {}) =>
  submit(server, person, `${quizPath(place)}/preanswer`, submission);
export const submitFinal = (server: TestServer, person: Person, place: Place, submission: Submission = {}) =>
  submit(server, person, `${quizPath(place)}/postanswer`, submission);

/** A pre-answer and a final answer. */
export async function answerFully(server: TestServer, person: Person, place: Place, text = '최종') {
  await submitPre(server, person, place, { text: `${text} 사전` });
  return submitFinal(server, person, place, { text });
}

export async function uploadDraftFile(server: TestServer, person: Person, place: Place, file: TestFile) {
  const { payload, headers } = await multipart(undefined, [file], 'file');
  return server.call({
    method: 'POST',
    url: `${myQuizPath(place)}/answer/files`,
    token: person.token,
    payload: payload!,
    headers: headers!,
  });
}

export const saveDraft = (server: TestServer, person: Person, place: Place, text: string, version: number) =>
  server.call({
    method: 'PUT',
    url: `${myQuizPath(place)}/answer/draft`,
    token: person.token,
    payload: { text, version },
  });

export const openRoom = (server: TestServer, person: Person, place: Place) =>
  server.call({ url: `${myQuizPath(place)}/answer`, token: person.token });

/** The row of a member's answer. */
export async function answerRow(server: TestServer, tenantId: string, place: Place, { memberId }: Person) {
  const [rows] = await server.database.read(
    tenantId,
    build
      .selectFrom('answers')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('club_sequence', '=', place.club)
      .where('quiz_sequence', '=', place.quiz)
      .where('member_id', '=', memberId),
  );
  return rows[0];
}
