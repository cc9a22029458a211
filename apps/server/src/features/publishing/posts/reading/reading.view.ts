import type { PostView, RelatedQuiz, RelatedStudy } from '@dure/contract/publishing/posts/posts.views';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import type { Tenant } from '../../../../kernel/tenancy.ts';
import type { Session } from '../../../../kernel/session/session.ts';
import { personView } from '../../../tenancy/accounts/accounts.public.ts';
import type { Codes } from '../../../tenancy/tenants/tenants.public.ts';
import { mayEdit, mayLike, replyVerdict } from '../posts.policy.ts';
import { cardView } from '../posts.view.ts';
import type { listRelatedStudies } from './related-studies.queries.ts';
import type { findPost, listChosenQuizzes, listRelated } from './reading.queries.ts';

type PostRow = RowsOf<ReturnType<typeof findPost>>[number];
type RelatedRow = RowsOf<ReturnType<typeof listRelated>>[number];
type StudyRow = RowsOf<ReturnType<typeof listRelatedStudies>>[number];
type ChosenRow = RowsOf<ReturnType<typeof listChosenQuizzes>>[number];

export const relatedView = (row: RelatedRow): RelatedQuiz => ({
  clubSequence: row.club_sequence,
  clubName: row.club_name,
  quizSequence: row.quiz_sequence,
  question: row.question,
  answerStatus: row.answer_status,
  hasDraft: row.has_draft,
  deadlineAt: row.deadline_at?.toISOString() ?? null,
  isOver: row.is_over,
});

const studyView = (row: StudyRow): RelatedStudy => ({
  clubSequence: row.club_sequence,
  clubName: row.club_name,
  clubType: row.club_type,
  isRecruit: row.is_recruit,
  startAt: row.start_at?.toISOString() ?? null,
  endAt: row.end_at?.toISOString() ?? null,
  leaderNickname: row.leader_nickname,
  isClubAdmin: row.is_admin,
});

interface Around {
  readonly tenant: Tenant;
  readonly me: Session;
  readonly now: Date;
  readonly codes: Codes;
  readonly related: readonly RelatedRow[];
  readonly chosen: readonly ChosenRow[];
  readonly studies: readonly StudyRow[];
}

/** A post as its page shows it to one reader. */
export function postView(row: PostRow, { tenant, me, now, codes, related, chosen, studies }: Around): PostView {
  const edit = mayEdit(me, row);
  return {
    ...cardView(row, codes, now),
    text: row.body,
    author: personView(row),
    videoUrl: row.video_url ?? '',
    hasVideoFile: row.video_key !== null,
    hasCaptions: row.captions_key !== null,
    isLiked: row.is_liked,
    relatedQuizzes: related.map(relatedView),
    relatedStudies: studies.map(studyView),
    replyCount: row.reply_count,
    can: { edit, like: mayLike(me, row, now), reply: replyVerdict(tenant, row, now) === null },
    version: row.version,
    editing: edit
      ? {
          imageKey: row.cover_key,
          videoKey: row.video_key,
          captionsKey: row.captions_key,
          runningSeconds: row.running_seconds,
          quizzes: chosen.map(({ quiz_sequence, question }) => ({ quizSequence: quiz_sequence, question })),
        }
      : null,
  };
}
