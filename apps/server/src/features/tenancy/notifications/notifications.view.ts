import type { ClubType } from '@dure/contract/codes/club-type';
import type { NotificationDay, NotificationView } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import type { NotificationKind } from '@dure/contract/notification-kinds';
import { dayWriter } from '../../../kernel/calendar/days.ts';
import { imageUrl } from '../../../kernel/files/image-url.ts';
import type { NotificationRow } from './own-notifications.queries.ts';
import { notificationSentences, notificationsText as text } from './notifications.text.ts';

const HOUR_MS = 60 * 60_000;

/** What a notification was told with, as far as the sentence or the way to it needs it. */
interface Detail {
  readonly actor?: string;
  readonly answer?: string;
  readonly reply?: number;
  readonly grade?: number;
  readonly count?: number;
  readonly deadlineAt?: string;
  readonly endAt?: string;
  readonly reason?: string;
  readonly quizzes?: string;
  readonly question?: number;
  readonly study?: number;
  readonly failed?: number;
  /** Of a notice: its number, its title and who sent it. */
  readonly notice?: number;
  readonly title?: string;
  readonly sender?: string;
  readonly seminar?: number;
  readonly post?: number;
  /** Member id of the mentor that it is about. */
  readonly mentor?: string;
}

/** Of whom a notification hides (`alias`) nothing else is told. */
function actorOf(id: string | null, nickname: string | null, image: string | null, alias: string | undefined) {
  if (id === null || nickname === null) return [];
  if (alias !== undefined) return [{ memberUUID: null, nickname: alias, profileImageUrl: imageUrl(null, 'profile') }];
  return [{ memberUUID: id, nickname, profileImageUrl: imageUrl(image, 'profile') }];
}

export function notificationView(
  row: NotificationRow,
  dayOf: ReturnType<typeof dayWriter>,
  now: Date,
): NotificationView {
  const kind = row.kind as NotificationKind;
  const detail = row.detail as Detail;
  const actors = [
    ...actorOf(row.actor_id, row.actor_nickname, row.actor_image, detail.actor),
    ...actorOf(row.other_id, row.other_nickname, row.other_image, (row.other_detail as Detail | null)?.actor),
  ];
  const name = actors[0]?.nickname ?? '';
  const quiz = row.quiz_no === null ? text.unknownQuiz : text.quiz(row.quiz_no);
  const message = notificationSentences[kind]({
    who: row.actor_count > 1 ? text.people(name, row.actor_count - 1) : text.person(name),
    quiz,
    count: detail.count ?? 1,
    hoursLeft: detail.deadlineAt ? Math.floor((Date.parse(detail.deadlineAt) - now.getTime()) / HOUR_MS) : 0,
    day: detail.endAt ? dayOf(new Date(detail.endAt)).short : '',
    club: row.club_name ?? '',
    quizzes: detail.quizzes ?? '',
    failed: detail.failed ?? 0,
    title: detail.title ?? '',
    sender: detail.sender ?? '',
  });
  const emphasis = [name, quiz, detail.sender ?? ''].find((part) => part !== '' && message.startsWith(part)) ?? '';
  const context = [
    ...(row.quiz_no !== null && !message.includes(quiz) ? [quiz] : []),
    ...(detail.grade === undefined ? [] : [text.grade(detail.grade)]),
    ...(row.club_name === null || message.includes(row.club_name) ? [] : [row.club_name]),
    ...(detail.reason ? [detail.reason] : []),
  ].join(' · ');
  return {
    activityHistorySequence: row.notification_sequence,
    isChecked: row.is_checked,
    activityMessage: message,
    emphasis,
    context,
    kind,
    actors,
    createdAt: row.created_at.toISOString(),
    clubSequence: row.club_sequence,
    clubType: row.club_type as ClubType | null,
    // Of a quiz that has left its club there is no page: the way leads to the club.
    quizSequence: row.quiz_no === null ? null : row.quiz_sequence,
    answer: detail.answer ?? null,
    reply: detail.reply ?? null,
    question:
      detail.question === undefined || detail.study === undefined
        ? null
        : { clubStudySequence: detail.study, lectureQuestionSerialNumber: detail.question },
    notice: detail.notice ?? null,
    seminar: detail.seminar ?? null,
    post: detail.post ?? null,
    mentor: detail.mentor ?? null,
  };
}

/** The rows of a page, newest first, under the days on which they happened. */
export function daysOf(rows: readonly NotificationRow[], timeZone: string, now: Date): NotificationDay[] {
  const dayOf = dayWriter(timeZone);
  return [...Map.groupBy(rows, (row) => dayOf(row.created_at).date).values()].map((ofDay) => {
    const { date, weekday } = dayOf(ofDay[0]!.created_at);
    return { date, dayOfWeek: weekday, activities: ofDay.map((row) => notificationView(row, dayOf, now)) };
  });
}
