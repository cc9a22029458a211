import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import type { ContentItem } from '@dure/contract/authoring/contents/contents.views';
import { multipart, type TestFile } from '../../../testing/answers.ts';
import type { Person } from '../../../testing/people.ts';
import type { TestServer } from '../../../testing/server.ts';

/** `POST /api/v1/content` with a file, or with an address in `request`. */
export async function sendContent(
  server: TestServer,
  { token }: Person,
  request: object,
  file?: TestFile,
  at: { method: 'POST' | 'PUT'; url: string } = { method: 'POST', url: '/api/v1/content' },
) {
  const { payload, headers } = await multipart(request, file ? [file] : [], 'file');
  return server.call({ ...at, token, payload: payload!, headers: headers! });
}

/** Uploads a text, or what a file holds, as a content. */
export async function uploadContent(
  server: TestServer,
  person: Person,
  name: string,
  content: TestFile['content'] = 'text',
): Promise<ContentItem> {
  const { body } = await sendContent(server, person, { contentType: CONTENT_TYPE.uploaded }, { name, content });
  return body.data;
}
