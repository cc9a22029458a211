import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import type { CardType } from '@dure/contract/publishing/posts/post-codes';
import type { PostForm } from '@dure/contract/publishing/posts/post-form';

/** Signs of Korean that people read in a minute. */
const SIGNS_A_MINUTE = 500;

/** Minutes that an article takes by its length, or a film by its running time; null where nobody knows. */
export function minutesOf(
  form: Pick<PostForm, 'text' | 'runningSeconds'> & { readonly contentType: CardType },
): number | null {
  if (form.contentType === CONTENT_TYPE.article)
    return Math.max(1, Math.round(form.text.replace(/\s+/g, '').length / SIGNS_A_MINUTE));
  return form.runningSeconds === null ? null : Math.max(1, Math.round(form.runningSeconds / 60));
}
