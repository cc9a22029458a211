import { clubPageFields, type ClubAbout, type ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import { emptyClubForm } from '@dure/contract/authoring/quiz-clubs/club-form';
import type { DueQuiz, MyClubQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';

/** A recruiting quiz club for tests. */
export const clubOf = (change: Partial<ClubCard> = {}): ClubCard => ({
  clubSequence: 12,
  clubType: '0100',
  clubName: '데이터베이스 설계 실전 클럽',
  tagline: '',
  description: '',
  clubImageUrl: '/assets/images/club/default_banner.png',
  clubImageShape: null,
  backgroundImage: null,
  cover: { lead: '정전은 왜', rest: '멈추지 않을까요?' },
  clubStatus: '0300',
  version: 1,
  clubAboutStatus: '0300',
  isPublic: true,
  isFavorite: false,
  isClubAdmin: false,
  startAt: '2026-11-02T00:00:00.000Z',
  endAt: '2026-12-20T00:00:00.000Z',
  studyCycle: ['MON', 'WED', 'FRI'],
  weekCount: 7,
  studyCount: 21,
  quizCount: 21,
  unpublishedCount: 0,
  capacity: 60,
  memberCount: 42,
  recruitEndAt: null,
  joinApproval: false,
  isJoinable: true,
  leaderNickname: '김도윤 교수',
  leaderProfileImageUrl: '/assets/images/account/default_profile_image.png',
  jobGroups: [{ code: '0300', name: '개발' }],
  jobs: [{ code: '0301', name: '백엔드' }],
  jobLevels: [{ code: '2', name: '레벨 2' }],
  myProgress: null,
  ...change,
});

type PageField = keyof typeof clubPageFields;
/** What the page shows of a club whose author left everything as it was. */
const unwritten = Object.fromEntries(
  Object.keys(clubPageFields).map((field) => [field, emptyClubForm[field as PageField]]),
) as Pick<ClubAbout, PageField>;

/** A running club as one of its members sees it. */
export const aboutOf = (part: Partial<ClubAbout> = {}): ClubAbout => ({
  ...clubOf({ clubStatus: '0400', clubAboutStatus: '0401' }),
  ...unwritten,
  instructors: [],
  sampleQuestion: null,
  curriculum: [{ week: 1, quizCount: 2, openAt: '2026-11-02T00:00:00Z', topics: [] }],
  statusReason: null,
  can: { join: false, cancelRequest: false, enter: true, manage: false },
  ...part,
});

/** An opened quiz of that club, in which the member has written nothing. */
export const myQuizOf = (no: number, part: Partial<MyClubQuiz> = {}): MyClubQuiz => ({
  clubSequence: 12,
  quizSequence: 30 + no,
  no,
  week: 1,
  question: `문제 ${no}`,
  openAt: '2026-11-16T00:00:00Z',
  deadlineAt: null,
  myAnswerStatus: null,
  hasDraft: false,
  myOfficialGrade: null,
  peerCount: 0,
  preCount: 0,
  finalCount: 0,
  finalSubmittedAt: null,
  isOnTime: null,
  comprehension: null,
  ...part,
});

export const dueOf = (no: number, part: Partial<DueQuiz> = {}): DueQuiz => ({
  clubSequence: 12,
  clubName: '데이터베이스 설계 실전 클럽',
  quizSequence: 30 + no,
  no,
  week: 1,
  question: `문제 ${no}`,
  openAt: '2026-11-16T00:00:00Z',
  deadlineAt: null,
  myAnswerStatus: null,
  hasDraft: false,
  myOfficialGrade: null,
  peerCount: 17,
  preCount: 17,
  finalCount: 0,
  ...part,
});
