import { emptyClubForm, emptyClubQuizForm } from '@dure/contract/authoring/quiz-clubs/club-form';
import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';

type Quiz = QuizClubDetail['quizzes'][number];

export const quizOf = (quizSequence: number, part: Partial<Quiz> = {}): Quiz => ({
  ...emptyClubQuizForm,
  quizSequence,
  sourceQuizSequence: null,
  question: `문항 ${quizSequence}`,
  openAt: '2026-12-02T00:00:00.000Z',
  answerCount: 0,
  isShared: false,
  isFixed: false,
  ...part,
});

/** A club that is whole; give what the test is about. */
export const clubDetail = (part: Partial<QuizClubDetail> = {}): QuizClubDetail => ({
  ...emptyClubForm,
  clubSequence: 7,
  version: 3,
  clubStatus: '0000',
  clubName: '운영체제 다시 보기',
  description: '프로세스와 메모리를 그려 봅니다.',
  clubImageUrl: '',
  clubImageShape: null,
  startAt: '2026-11-30T15:00:00.000Z',
  endAt: '2027-01-31T14:59:59.999Z',
  studyCycle: ['MON'],
  weekCount: 9,
  studyCount: 9,
  jobGroups: [{ code: '0300', name: '개발' }],
  jobs: [],
  jobLevels: [{ code: 'L1', name: 'L1' }],
  instructorPeople: [],
  statusReason: null,
  updatedAt: '2026-11-21T00:00:00.000Z',
  quizzes: [quizOf(1), quizOf(2, { week: 2 })],
  ...part,
});
