import type { AiDraft, AiWriting } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import { multipart, type TestFile } from '../../../testing/answers.ts';
import type { Person } from '../../../testing/people.ts';
import type { TestServer } from '../../../testing/server.ts';

export type Kind = 'ai-model-answers' | 'ai-quizzes';

export async function askFor(
  server: TestServer,
  { token }: Person,
  kind: Kind,
  request: object,
  { file, key }: { file?: TestFile; key?: string } = {},
) {
  const { payload, headers } = await multipart(request, file ? [file] : [], 'file');
  const { status, body } = await server.call({
    method: 'POST',
    url: `/api/v1/${kind}`,
    token,
    payload: payload!,
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
  });
  return { status, code: body.code, errors: body.errors, data: body.data as AiDraft[] };
}

export async function writingsOf(server: TestServer, { token }: Person): Promise<AiWriting[]> {
  const { body } = await server.call({ url: '/api/v1/my/ai-writings', token });
  return (body.data as { contents: AiWriting[] }).contents;
}
