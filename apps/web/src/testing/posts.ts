import type { PostView } from '@dure/contract/publishing/posts/posts.views';

/** An article in which whatever is said bears the mark. */
export const postOf = (mark: string): PostView => ({
  postSequence: 34,
  contentType: '0001',
  contentsTypeName: '아티클',
  contentsName: `title-${mark}`,
  description: `about-${mark}`,
  url: '/explore/34',
  imageUrl: null,
  imageUrl2: null,
  provider: `provider-${mark}`,
  price: 12_000,
  paymentType: '0002',
  paymentTypeName: '유료',
  recommendLevels: ['1', '2', '3', '4', '5'],
  recommendLevelNames: ['레벨 1', '레벨 2', '레벨 3', '레벨 4', '레벨 5'],
  recommendJobGroups: ['0300'],
  recommendJobGroupNames: ['개발'],
  keywords: [`hashtag-${mark}`],
  registDate: '2026-11-12T00:00:00Z',
  createdAt: '2026-11-11T00:00:00Z',
  minutes: 8,
  likeCount: 42,
  viewCount: 60,
  state: 'PUBLISHED',
  text: `## one-${mark}\n\nwords-${mark}\n\n## two-${mark}`,
  author: { memberUUID: 'author', nickname: `author-${mark}`, profileImageUrl: '' },
  videoUrl: '',
  hasVideoFile: false,
  hasCaptions: false,
  isLiked: false,
  relatedQuizzes: [
    {
      clubSequence: 12,
      clubName: `club-${mark}`,
      quizSequence: 31,
      question: `question-${mark}`,
      answerStatus: '0002',
      hasDraft: true,
      deadlineAt: null,
      isOver: false,
    },
  ],
  replyCount: 0,
  can: { edit: false, like: true, reply: false },
  version: 1,
  editing: null,
});

/** The same as a film of another site. */
export const filmOf = (mark: string): PostView => ({
  ...postOf(mark),
  contentType: '0002',
  contentsTypeName: '영상',
  text: `words-${mark}\n\n0:00 one-${mark}\n2:20 two-${mark}`,
  videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
});
