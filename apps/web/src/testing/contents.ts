import type { ContentItem } from '@dure/contract/authoring/contents/contents.views';

/** A PDF of the library that was read; give what the test is about. */
export const contentOf = (contentSequence: number, title: string, part: Partial<ContentItem> = {}): ContentItem => ({
  contentSequence,
  contentType: '0320',
  title,
  versionNo: 1,
  kind: 'PDF',
  file: { key: '01900000-0000-7000-8000-000000000001', name: title, size: 1200 },
  contentUrl: null,
  reading: { state: 'READ', done: 3, of: 3, reason: null, reasonCode: null },
  unit: 'PAGE',
  unitCount: 3,
  createdAt: '2026-11-01T00:00:00.000Z',
  likeCount: 0,
  usedByCount: 0,
  usedByStudyCount: 0,
  ...part,
});
