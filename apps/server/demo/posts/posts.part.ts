import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import { PAYMENT_TYPE } from '@dure/contract/publishing/posts/post-codes';
import { sql } from 'kysely';
import { build } from '../../src/kernel/database/build.ts';
import { searchText } from '../../src/kernel/database/search.ts';
import { minutesOf } from '../../src/features/publishing/posts/posts.public.ts';
import type { Part, SeedContext } from '../part.ts';
import { memberIdOf } from '../people/people.part.ts';
import { seedPostReplies } from './post-replies.part.ts';
import { seedPostContent } from './post-content.part.ts';
import { CAPTION_SECONDS, postFileKey, POSTS } from './posts.files.ts';
import type { PostContent } from './posts.content.ts';

const HOUR = 60;
const MORNING = 9 * HOUR;
const DAYS_OF_VIEWS = 20;
const textArray = (values: readonly string[]) => sql<string[]>`${[...values]}::text[]`;

/** Lines with times, which are the chapters of a film. */
function bodyOf({ text, film = [] }: PostContent): string {
  let at = 0;
  const chapters = film.map(({ title, said }) => {
    const line = `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')} ${title}`;
    at += said.length * CAPTION_SECONDS;
    return line;
  });
  return [text, ...(chapters.length > 0 ? [chapters.join('\n')] : [])].join('\n\n');
}

const secondsOf = ({ film }: PostContent) => (film ? film.flatMap(({ said }) => said).length * CAPTION_SECONDS : null);

async function seedPost(seed: SeedContext, post: PostContent): Promise<void> {
  const { transaction, tenant, at } = seed;
  const { tenantId } = transaction;
  const authorId = memberIdOf(tenant, post.author);
  const isFilm = post.film !== undefined;
  const body = bodyOf(post);
  const provider = post.provider ?? tenant.name;
  const writtenAt = at(Math.min(post.day ?? 0, 0) - 1, MORNING);
  const readers = tenant.people.filter(({ role }) => role === 'USER');
  const some = (ofTen: number, step: number) =>
    readers
      .filter((_, index) => (index * step + post.title.length) % 10 < ofTen)
      .map(({ key }) => memberIdOf(tenant, key));
  const [likes, views] = [some(post.likesOfTen, 7), some(post.viewsOfTen, 3)];
  const key = (purpose: 'POST_IMAGE' | 'POST_VIDEO' | 'POST_CAPTIONS') => postFileKey(tenantId, post, purpose);
  const made = await transaction.first(
    build
      .insertInto('posts')
      .values({
        tenant_id: tenantId,
        content_type: isFilm ? CONTENT_TYPE.video : CONTENT_TYPE.article,
        title: post.title,
        description: post.description,
        body,
        provider,
        payment_type: post.price > 0 ? PAYMENT_TYPE.paid : PAYMENT_TYPE.free,
        price: post.price,
        job_levels: textArray(post.levels),
        job_groups: textArray(post.jobGroups),
        keywords: textArray(post.keywords),
        cover_key: key('POST_IMAGE'),
        video_key: isFilm ? key('POST_VIDEO') : null,
        captions_key: isFilm ? key('POST_CAPTIONS') : null,
        running_seconds: secondsOf(post),
        minutes: minutesOf({
          contentType: isFilm ? CONTENT_TYPE.video : CONTENT_TYPE.article,
          text: body,
          runningSeconds: secondsOf(post),
        }),
        published_at: post.day === null ? null : at(post.day, MORNING),
        author_id: authorId,
        created_at: writtenAt,
        updated_at: writtenAt,
        like_count: likes.length,
        // Half as many looked longer ago, and are counted alone.
        view_count: views.length + Math.floor(views.length / 2),
        recent_view_count: views.length,
        search_text: searchText(post.title, post.description, provider, ...post.keywords),
      })
      .returning('post_sequence'),
  );
  const row = { tenant_id: tenantId, post_sequence: made!.post_sequence };
  await transaction.change(
    build.insertInto('post_versions').values({
      ...row,
      version_no: 1,
      title: post.title,
      description: post.description,
      body,
      written_by: authorId,
      written_at: writtenAt,
    }),
  );
  // What somebody looked at or likes has been published by then.
  const age = Math.max(1, Math.min(DAYS_OF_VIEWS, -(post.day ?? 0)));
  const since = (index: number) => -(index % age);
  if (likes.length > 0)
    await transaction.change(
      build
        .insertInto('post_likes')
        .values(likes.map((member_id, index) => ({ ...row, member_id, created_at: at(since(index), MORNING + HOUR) }))),
    );
  if (views.length > 0)
    await transaction.change(
      build.insertInto('post_views').values(
        views.map((member_id, index) => ({
          ...row,
          member_id,
          viewed_on: sql<string>`(${at(since(index), MORNING)}::timestamptz at time zone 'Asia/Seoul')::date`,
        })),
      ),
    );
  await seedPostReplies(seed, post, made!.post_sequence);
  if (post.contentOf !== undefined) await seedPostContent(seed, post, made!.post_sequence);
  if (post.quiz === undefined) return;
  await transaction.change(
    build
      .insertInto('post_quizzes')
      .columns(['tenant_id', 'post_sequence', 'quiz_sequence', 'position'])
      .expression(
        build
          .selectFrom('quizzes')
          .select([
            'tenant_id',
            sql<number>`${made!.post_sequence}::bigint`.as('post_sequence'),
            'quiz_sequence',
            sql<number>`row_number() over (order by quiz_sequence)`.as('position'),
          ])
          .where('tenant_id', '=', tenantId)
          .where('question', 'like', `%${post.quiz}%`)
          .where('source_quiz_sequence', 'is', null)
          .limit(1),
      ),
  );
}

/** What the organisation published to be read and seen, who looked at it and likes it. */
export const seedPosts: Part = async (seed) => {
  const { transaction, tenant, at, postFiles } = seed;
  const ownerId = memberIdOf(tenant, 'instructor');
  await transaction.change(
    build.insertInto('files').values(
      postFiles.map(({ fileKey, purpose, name, contentType, byteSize }) => ({
        tenant_id: transaction.tenantId,
        file_key: fileKey,
        purpose,
        name,
        content_type: contentType,
        byte_size: byteSize,
        owner_id: ownerId,
        created_at: at(-60),
      })),
    ),
  );
  for (const post of POSTS) await seedPost(seed, post);
};
