import type { AnswerContent, NestedReplyContent, ReplyContent } from './answers.content.ts';
import type { PersonContent, PersonKey } from '../people/people.content.ts';

/** What was written on which day at which time of day, such as `[-3, '09:14', '…']`. */
type Written = readonly [day: number, time: `${number}:${number}`, text: string];

type Reactions = {
  readonly finalDraft?: string;
  readonly grade?: number;
  readonly marks?: readonly number[];
  readonly feedback?: string;
  readonly selfGrade?: number;
  readonly selfNote?: string;
  /** Person keys, separated by spaces. */
  readonly likes?: string;
  readonly picks?: string;
  readonly pickReasons?: Readonly<Record<PersonKey, string>>;
  readonly comprehension?: AnswerContent['comprehension'];
  readonly replies?: readonly ReplyContent[];
};

export const people = (keys: string): readonly PersonKey[] => keys.split(' ').filter((key) => key !== '');

/** The ten accounts that the log-in page lists, the same at every tenant. */
export const listedAccounts = (
  uri: string,
  manager: string,
  instructor: string,
  members: readonly string[],
): readonly PersonContent[] => [
  { key: 'manager', email: `manager@${uri}.test`, nickname: manager, role: 'MANAGER' },
  { key: 'instructor', email: `instructor@${uri}.test`, nickname: instructor, role: 'INSTRUCTOR' },
  ...members.map((nickname, index) => {
    const key = `member${index + 1}`;
    return { key, email: `${key}@${uri}.test`, nickname, role: 'USER' } as const;
  }),
];

const minuteOfDay = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** An answer that was handed in: a pre-answer, and a final answer once the member has written it. */
export const answer = (
  by: PersonKey,
  [preDay, preTime, pre]: Written,
  last: Written | null = null,
  {
    finalDraft,
    grade,
    marks,
    feedback,
    selfGrade,
    selfNote,
    likes,
    picks,
    pickReasons,
    comprehension,
    replies,
  }: Reactions = {},
): AnswerContent => ({
  by,
  pre,
  preDay,
  preMinute: minuteOfDay(preTime),
  draft: false,
  final: last?.[2] ?? null,
  ...(finalDraft === undefined ? {} : { finalDraft }),
  finalDay: last?.[0] ?? null,
  finalMinute: last ? minuteOfDay(last[1]) : null,
  grade: grade ?? null,
  ...(marks === undefined ? {} : { marks }),
  selfGrade: selfGrade ?? null,
  ...(selfNote === undefined ? {} : { selfNote }),
  feedback: feedback ?? null,
  likes: people(likes ?? ''),
  onePicks: people(picks ?? ''),
  ...(pickReasons === undefined ? {} : { pickReasons }),
  comprehension: comprehension ?? null,
  replies: replies ?? [],
});

/** A pre-answer that its author has begun and not yet handed in. */
export const draft = (by: PersonKey, written: Written): AnswerContent => ({ ...answer(by, written), draft: true });

export const reply = (
  by: PersonKey,
  minute: number,
  body: string,
  replies: readonly NestedReplyContent[] = [],
): ReplyContent => ({ by, body, minute, ...(replies.length === 0 ? {} : { replies }) });
