import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import { JOB_GROUP } from '@dure/contract/tenancy/tenants/job-groups';
import type { PostView } from '@dure/contract/publishing/posts/posts.views';
import { expect } from 'vitest';
import type { Person } from '../../../testing/people.ts';
import type { TestServer } from '../../../testing/server.ts';

export const POSTS = '/api/v1/posts';

/** An article that is published at once. */
export const article = (overrides: object = {}) => ({
  contentType: CONTENT_TYPE.article,
  contentsName: '실행 계획을 읽는 순서',
  text: '## 하나\n\n가장 안쪽부터 읽어요.',
  recommendLevels: ['1', '2'],
  recommendJobGroups: [JOB_GROUP.develop],
  keywords: ['실행계획'],
  isPublished: true,
  ...overrides,
});

/** Makes a post and answers it as its author sees it. */
export async function makePost(server: TestServer, { token }: Person, overrides: object = {}): Promise<PostView> {
  const { status, body } = await server.call({ method: 'POST', url: POSTS, token, payload: article(overrides) });
  expect({ status, errors: body.errors }).toEqual({ status: 200 });
  return body.data as PostView;
}
