import type { ContentItem } from '@dure/contract/contents/contents.views';
import { multipart, type TestFile } from './answers.ts';
import type { Person } from './people.ts';
import type { TestServer } from './server.ts';

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

/** Uploads a text as a content. */
export async function uploadContent(
  server: TestServer,
  person: Person,
  name: string,
  content = '읽을 글',
): Promise<ContentItem> {
  const { body } = await sendContent(server, person, { contentType: '0320' }, { name, content });
  return body.data;
}
