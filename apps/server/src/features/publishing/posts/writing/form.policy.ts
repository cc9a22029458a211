import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import type { FieldError } from '@dure/contract/http/envelope';
import { PAYMENT_TYPE } from '@dure/contract/publishing/posts/post-codes';
import type { PostForm } from '@dure/contract/publishing/posts/post-form';
import { postText as text } from '@dure/contract/publishing/posts/posts.text';

/** What is wrong with a form whatever there is besides; a draft may lack what a published post must have. */
export function faultsOf(form: PostForm): FieldError[] {
  const faults: FieldError[] = [];
  const refuse = (isFaulty: boolean, path: keyof PostForm, message: string) =>
    isFaulty && faults.push({ path, message });
  const isArticle = form.contentType === CONTENT_TYPE.article;
  const hasFilm = form.videoUrl !== '' || form.videoKey !== null;
  refuse(isArticle && hasFilm, 'contentType', text.filmOfArticle);
  refuse(form.videoUrl !== '' && form.videoKey !== null, 'videoUrl', text.filmTwice);
  refuse(form.captionsKey !== null && form.videoKey === null, 'captionsKey', text.captionsAlone);
  if (!form.isPublished) return faults;
  refuse(isArticle && form.text.trim() === '', 'text', text.textMissing);
  refuse(!isArticle && !hasFilm, 'videoUrl', text.filmMissing);
  refuse(form.paymentType === PAYMENT_TYPE.paid && form.price === 0, 'price', text.priceMissing);
  refuse(form.recommendLevels.length === 0, 'recommendLevels', text.levelMissing);
  refuse(form.recommendJobGroups.length === 0, 'recommendJobGroups', text.jobGroupMissing);
  return faults;
}
