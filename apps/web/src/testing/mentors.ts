import type { MentorView, MentorWish } from '@dure/contract/publishing/mentors/mentors.views';

export const MENTOR = '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d6e';

/** A mentor as a member sees them. */
export const mentorOf = (part: Partial<MentorView> = {}): MentorView => ({
  memberUri: MENTOR,
  profileImageUrl: '',
  jobGroupName: '개발',
  jobGroup: '0300',
  level: '4',
  levelName: '레벨 4',
  nickname: '정유진',
  authenticatedYn: true,
  type: '0004',
  typeName: '멘토 3',
  introduction: '함께 읽어요.',
  hours: [],
  counts: { clubs: 0, seminars: 0, posts: 0 },
  clubs: [],
  seminars: [],
  ownWish: null,
  can: { edit: false, ask: true, answer: false },
  version: 1,
  ...part,
});

export const wishOf = (part: Partial<MentorWish> = {}): MentorWish => ({
  wishSequence: 7,
  memberId: MENTOR,
  mentorId: MENTOR,
  seminarEstablishmentType: '0001',
  establishmentRegistStatus: '0001',
  wish: '느린 화면',
  reason: '',
  requestedAt: '2026-11-20T01:00:00Z',
  decidedAt: null,
  waitingCount: 1,
  seminarId: null,
  ...part,
});
