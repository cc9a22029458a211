import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import { PAYMENT_TYPE } from '@dure/contract/publishing/posts/post-codes';
import type { PostForm, PostInput } from '@dure/contract/publishing/posts/post-form';
import type { PostView } from '@dure/contract/publishing/posts/posts.views';
import type { DraftArea } from '../../../../kernel/draft/draft.ts';

export interface ChosenQuiz {
  readonly quizSequence: number;
  readonly question: string;
}

/** An article or a video while it is written. */
export interface PostValues extends Omit<
  PostForm,
  'quizSequences' | 'isPublished' | 'imageKey' | 'recommendLevels' | 'recommendJobGroups' | 'keywords'
> {
  /** Null for a new one. */
  readonly postSequence: number | null;
  readonly cover: { readonly imageKey: string; readonly imageUrl: string } | null;
  readonly recommendLevels: readonly string[];
  readonly recommendJobGroups: readonly string[];
  readonly keywords: readonly string[];
  readonly quizzes: readonly ChosenQuiz[];
}

export const blankPost = (levels: readonly string[], jobGroups: readonly string[]): PostValues => ({
  postSequence: null,
  contentType: CONTENT_TYPE.article,
  contentsName: '',
  description: '',
  text: '',
  provider: '',
  paymentType: PAYMENT_TYPE.free,
  price: 0,
  recommendLevels: levels,
  recommendJobGroups: jobGroups,
  keywords: [],
  cover: null,
  videoUrl: '',
  videoKey: null,
  captionsKey: null,
  runningSeconds: null,
  quizzes: [],
  publishAt: null,
});

/** What stands of a post, as its form has it; it is published when it was, unless somebody says otherwise. */
export const valuesOf = (post: PostView): PostValues => ({
  postSequence: post.postSequence,
  contentType: post.contentType === CONTENT_TYPE.video ? CONTENT_TYPE.video : CONTENT_TYPE.article,
  contentsName: post.contentsName,
  description: post.description,
  text: post.text,
  provider: post.provider,
  paymentType: post.paymentType,
  price: post.price,
  recommendLevels: post.recommendLevels,
  recommendJobGroups: post.recommendJobGroups,
  keywords: post.keywords,
  cover:
    post.editing?.imageKey && post.imageUrl !== null
      ? { imageKey: post.editing.imageKey, imageUrl: post.imageUrl }
      : null,
  videoUrl: post.videoUrl,
  videoKey: post.editing?.videoKey ?? null,
  captionsKey: post.editing?.captionsKey ?? null,
  runningSeconds: post.editing?.runningSeconds ?? null,
  quizzes: post.editing?.quizzes ?? [],
  publishAt: post.state === 'SCHEDULED' ? post.registDate : null,
});

/** What is sent. An article has no film, whatever was typed before it became one. */
export function inputOf({ postSequence: _, cover, quizzes, ...values }: PostValues, isPublished: boolean): PostInput {
  const film =
    values.contentType === CONTENT_TYPE.video
      ? {}
      : { videoUrl: '', videoKey: null, captionsKey: null, runningSeconds: null };
  return {
    ...values,
    ...film,
    recommendLevels: [...values.recommendLevels],
    recommendJobGroups: [...values.recommendJobGroups],
    keywords: [...values.keywords],
    imageKey: cover?.imageKey ?? null,
    quizSequences: quizzes.map(({ quizSequence }) => quizSequence),
    isPublished,
  };
}

/** On this device until it is saved: a half-written text changes nothing that others read. */
export const postArea: DraftArea<PostValues> = {
  place: ({ postSequence }) => `post:${postSequence ?? 'new'}`,
  isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
};
