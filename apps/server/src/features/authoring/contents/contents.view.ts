import type {
  ContentItem,
  ContentPassage,
  ContentVersion,
  ContentView,
  UsingQuiz,
} from '@dure/contract/authoring/contents/contents.views';
import type { ContentKind } from '@dure/contract/authoring/contents/content-type';
import { type ContentUnit, type ReadingState } from '@dure/contract/authoring/contents/reading';
import { READING_FAILURES, type ReadingFailure } from '@dure/contract/authoring/contents/reading-failures.text';
import type { StudyMaterial } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import type { RowPart } from '../../../kernel/columns.ts';
import type { ContentPassages, Quizzes } from '../../../kernel/database/schema.gen.ts';
import { imageUrl } from '../../../kernel/files/image-url.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { mayEdit } from './contents.policy.ts';
import type { ContentRow, FoundContent, VersionRow } from './library.queries.ts';
import type { MaterialRow } from './materials.queries.ts';
import type { UsingStudyRow } from './places.queries.ts';

export function versionView(row: VersionRow): ContentVersion {
  const failure = row.failure === null ? null : READING_FAILURES[row.failure as ReadingFailure];
  return {
    versionNo: row.version_no,
    kind: row.kind as ContentKind,
    file: row.file_key === null ? null : { key: row.file_key, name: row.file_name ?? '', size: row.file_size ?? 0 },
    contentUrl: row.content_url,
    reading: {
      state: row.reading_state as ReadingState,
      done: row.reading_done,
      of: row.reading_of,
      reason: failure?.message ?? null,
      reasonCode: failure?.code ?? null,
    },
    unit: row.unit as ContentUnit | null,
    unitCount: row.unit_count,
    createdAt: row.created_at.toISOString(),
  };
}

export const itemView = (row: ContentRow): ContentItem => ({
  ...versionView(row),
  contentSequence: row.content_sequence,
  contentType: row.content_type,
  title: row.title,
  likeCount: row.like_count,
  usedByCount: row.used_by_count,
  usedByStudyCount: row.used_by_study_count,
});

/** A content as the material of a study. */
export const materialView = (row: MaterialRow): StudyMaterial => ({
  ...versionView(row),
  contentSequence: row.content_sequence,
  contentType: row.content_type,
  title: row.title,
});

const usingStudyView = (row: UsingStudyRow): ContentView['usedByStudies'][number] => ({
  clubSequence: row.club_sequence,
  clubName: row.club_name,
  clubStudySequence: row.club_study_sequence,
  title: row.title,
});

/** The article that a content is; a post that is gone has no date either. */
const postView = (row: FoundContent, now: Date): ContentView['post'] =>
  row.post_sequence === null || row.post_text === null
    ? null
    : {
        postSequence: row.post_sequence,
        text: row.post_text,
        isPublished: row.post_published_at !== null && row.post_published_at <= now,
      };

/** What who may not edit it sees: the version that counts, and nothing of where it is used. */
export function contentView(
  row: FoundContent,
  versions: readonly VersionRow[],
  studies: readonly UsingStudyRow[],
  { me, now }: { readonly me: Session; readonly now: Date },
): ContentView {
  const edit = mayEdit(me, row);
  const isMine = row.author_id === me.memberId;
  return {
    ...itemView(row),
    usedByCount: edit ? row.used_by_count : 0,
    usedByStudyCount: edit ? row.used_by_study_count : 0,
    leftOut: edit ? (row.left_out as unknown as ContentView['leftOut']) : [],
    recognised: row.recognised as unknown as ContentView['recognised'],
    usedByStudies: edit ? studies.map(usingStudyView) : [],
    author: {
      memberUUID: row.author_id,
      nickname: row.nickname,
      profileImageUrl: imageUrl(row.profile_image_key, 'profile'),
    },
    isMine,
    isLiked: row.is_liked,
    post: postView(row, now),
    versions: versions.filter((one) => edit || one.version_no === row.version_no).map(versionView),
    can: { edit, delete: edit && row.used_by_count + row.used_by_study_count === 0, like: !isMine },
  };
}

interface UsingRow extends RowPart<Quizzes, 'quiz_sequence' | 'question' | 'quiz_status'> {
  readonly clubs: UsingQuiz['clubs'];
}

export const passageView = (
  row: RowPart<ContentPassages, 'position' | 'text' | 'unit_no' | 'heading'>,
): ContentPassage => ({ position: row.position, text: row.text, unitNo: row.unit_no, heading: row.heading });

export const usingView = (row: UsingRow): UsingQuiz => ({
  quizSequence: row.quiz_sequence,
  question: row.question,
  quizStatus: row.quiz_status as UsingQuiz['quizStatus'],
  clubs: row.clubs,
});
