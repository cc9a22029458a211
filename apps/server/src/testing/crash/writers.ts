import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { DEMO_PASSWORD } from '../../features/tenancy/accounts/accounts.public.ts';
import type { Ledger } from '../ledger.ts';

export interface Writer {
  readonly token: string;
  readonly memberId: string;
}
export interface Target {
  readonly club: number;
  readonly quiz: number;
  /** Authors of final answers that the instructor may grade. */
  readonly authors: readonly string[];
}
/** Keys of the ledger. That of a comment is its first word. */
export const likeKey = (member: string): string => `like ${member}`;
export const gradeKey = (author: string): string => `grade ${author}`;
export const feedbackKey = (author: string): string => `feedback ${author}`;
export const EVALUATION_KEY = 'evaluation';

/** What was answered, but with a refusal: none of these writers does what may be refused. */
export type Refused = string[];

interface Answer {
  readonly code: string;
  readonly data: unknown;
}

/** Sends a call; what a server that is gone would have answered is an error. */
export async function call<T>(
  url: string,
  token: string | undefined,
  method: string,
  path: string,
  body?: object | FormData,
): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const { code, data } = (await response.json()) as Answer;
  if (code !== '0000') throw new Refusal(`${method} ${path}: ${response.status} ${code}`, response.status);
  return data as T;
}
export class Refusal extends Error {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

export async function logIn(url: string, email: string): Promise<Writer> {
  const credentials = { email, password: DEMO_PASSWORD };
  const answer = await call<{ token: string; member: { memberId: string } }>(
    url,
    undefined,
    'POST',
    '/api/v1/accounts/login',
    credentials,
  );
  return { token: answer.token, memberId: answer.member.memberId };
}

/** Works until the server is gone. A server that loses its database answers 5xx to what it cannot do. */
export async function untilGone(refused: Refused, work: () => Promise<void>): Promise<void> {
  try {
    for (;;) await work();
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) refused.push(error.message);
  }
}

/** Comments on an answer: written, answered, changed, deleted; liked between. */
export const commenting =
  (url: string, { token, memberId }: Writer, { club, quiz, authors: [author] }: Target, ledger: Ledger) =>
  async () => {
    const send = <T>(method: string, path: string, body?: object) => call<T>(url, token, method, path, body);
    const write = (label: string, path: string, body: object) =>
      ledger.write({ [label]: `${label} 처음` }, async () => {
        const { answerReplySequence } = await send<{ answerReplySequence: number }>('POST', path, {
          ...body,
          body: `${label} 처음`,
        });
        return answerReplySequence;
      });
    const [top, nested] = [crypto.randomUUID(), crypto.randomUUID()];
    const id = await write(top, '/api/v1/reply', { clubSequence: club, quizSequence: quiz, memberUUID: author });
    const nestedId = await write(nested, `/api/v1/replies/${id}/reply`, {});
    const like = `/api/v1/clubs/${club}/quizzes/${quiz}/answers/${author}/like`;
    await ledger.write({ [likeKey(memberId)]: 'liked' }, () => send('POST', like, {}));
    for (const [label, sequence] of [
      [top, id],
      [nested, nestedId],
    ] as const) {
      const body = `${label} 다시`;
      await ledger.write({ [label]: body }, () => send('PUT', `/api/v1/my/replies/${sequence}`, { body }));
    }
    const deleted = Math.random() < 0.5 ? [[top, id]] : [[nested, nestedId]];
    for (const [label, sequence] of deleted as [string, number][]) {
      await ledger.write({ [label]: null }, () => send('DELETE', `/api/v1/my/replies/${sequence}`));
    }
    await ledger.write({ [likeKey(memberId)]: null }, () => send('DELETE', like));
  };

/** Grades, feedback with a file, many grades at once and taken back, reports: what an instructor does in a club. */
export const grading = (url: string, { token }: Writer, { club, quiz, authors }: Target, ledger: Ledger) => {
  const send = <T>(method: string, path: string, body?: object | FormData) => call<T>(url, token, method, path, body);
  const detailOf = (author: string) =>
    send<GradingDetail>('GET', `/api/v1/my/clubs/${club}/quizzes/${quiz}/member-answers/${author}`);
  const path = (author: string, rest: string) => `/api/v1/clubs/${club}/quizzes/${quiz}/answers/${author}/${rest}`;

  return async () => {
    for (const author of authors) {
      const { instructorGrade, feedback } = await detailOf(author);
      ledger.found(gradeKey(author), instructorGrade ? String(instructorGrade.grading) : null);
      ledger.found(feedbackKey(author), feedback?.text ?? null);
      const grade = Math.floor(Math.random() * 101);
      await ledger.write({ [gradeKey(author)]: String(grade) }, () =>
        send('PUT', path(author, 'grade'), { grading: grade, version: instructorGrade?.version ?? 0 }),
      );
      const text = `${crypto.randomUUID()} 잘했어요`;
      const form = new FormData();
      const request = { text, fileKeys: [], version: feedback?.version ?? 0 };
      form.append('request', new Blob([JSON.stringify(request)], { type: 'application/json' }));
      form.append('files', new Blob([text]), '의견.txt');
      await ledger.write({ [feedbackKey(author)]: text }, () => send('PUT', path(author, 'feedback'), form));
    }
    const before = await Promise.all(authors.map(detailOf));
    const many = Math.floor(Math.random() * 101);
    const all = (value: (index: number) => string | null) =>
      Object.fromEntries(authors.map((author, index) => [gradeKey(author), value(index)]));
    const acted = await ledger.write(
      all(() => String(many)),
      () =>
        send<{ action: { actionSequence: number } }>('PUT', `/api/v1/my/clubs/${club}/answers/grading`, {
          answers: before.map(({ clubQuizAnswerSequence, instructorGrade }) => ({
            clubQuizAnswerSequence,
            version: instructorGrade?.version ?? 0,
          })),
          grading: many,
        }),
    );
    const undo = `/api/v1/my/clubs/${club}/grading-actions/${acted.action.actionSequence}/undo`;
    await ledger.write(
      all((index) => String(before[index]!.instructorGrade!.grading)),
      () => send('POST', undo),
    );
    await ledger.write({ [EVALUATION_KEY]: 'begun' }, () => send('POST', `/api/v1/quiz-clubs/${club}/evaluation`, {}));
  };
};

export const evaluationState = async (url: string, { token }: Writer, { club }: Target): Promise<string> =>
  (await call<{ state: string }>(url, token, 'GET', `/api/v1/quiz-clubs/${club}/evaluation/status`)).state;
