import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { AnswerCard, AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import type { ReplyView } from '@dure/contract/answering/replies/replies.endpoints';

export const CLUB = 1;
let quizzes = 0;

export const step = (text: string) => ({ text, submittedAt: '2026-11-18T00:14:00Z', revisedAt: null, files: [] });

/** A room before anything is written; give what the test is about. */
export const roomOf = (part: Partial<AnswerRoom> = {}): AnswerRoom => ({
  clubSequence: CLUB,
  clubName: '데이터베이스 설계 실전 클럽',
  clubStatus: '0400',
  quizSequence: quizzes,
  no: 5,
  quizCount: 8,
  week: 3,
  question: '인덱스가 있는데도 조회가 느려지는 경우를 설명해 보세요.',
  jobGroups: [{ code: '0300', name: '개발' }],
  jobLevels: [{ code: '2', name: '레벨 2' }],
  openAt: '2026-11-17T00:00:00Z',
  deadlineAt: null,
  clubQuizAnswerSequence: null,
  answerStatus: null,
  pre: null,
  revision: null,
  marksRevision: false,
  holdsGrades: false,
  holdModelAnswer: false,
  final: null,
  draft: { text: null, savedAt: null, version: 0, files: [] },
  content: null,
  hasContent: true,
  contentReadAt: null,
  comprehension: null,
  modelAnswer: null,
  grades: [],
  officialGrade: null,
  feedback: null,
  review: null,
  reviewUntil: null,
  officialGrading: 'INSTRUCTOR',
  peerCount: 0,
  like: { likeCount: 0, onePickCount: 0, replyCount: 0 },
  can: {
    writePre: true,
    writeFinal: false,
    seePeers: false,
    selfGrade: false,
    askReview: false,
    react: false,
    quote: false,
    manage: false,
  },
  ...part,
});

/** After the pre-answer: the final answer can be written, the others can be read. */
export const afterPre = (part: Partial<AnswerRoom> = {}): AnswerRoom =>
  roomOf({
    answerStatus: ANSWER_STATUS.preSubmitted,
    pre: step('함수를 쓰면 인덱스를 안 탄다.'),
    content: {
      title: 'EXPLAIN 사용하기',
      contentType: '0100',
      contentUrl: 'https://example.com/explain',
      contentSequence: null,
      file: null,
    },
    can: {
      writePre: false,
      writeFinal: true,
      seePeers: true,
      selfGrade: false,
      askReview: false,
      react: true,
      quote: true,
      manage: false,
    },
    ...part,
  });

export const cardOf = (id: string, nickname: string, part: Partial<AnswerCard> = {}): AnswerCard => ({
  clubQuizAnswerSequence: quizzes * 100 + id.charCodeAt(0),
  clubSequence: CLUB,
  quizSequence: quizzes,
  member: { memberUUID: id, nickname, profileImageUrl: '' },
  text: `${nickname}의 생각`,
  answerStatus: ANSWER_STATUS.final,
  createdAt: '2026-11-20T00:00:00Z',
  files: [],
  isLiked: false,
  likeCount: 2,
  isOnePicked: false,
  onePickReason: '',
  onePickCount: 1,
  replyCount: 0,
  grading: null,
  feedback: null,
  aiEvaluation: null,
  selfEvaluation: null,
  ...part,
});

export const replyOf = (sequence: number, part: Partial<ReplyView> = {}): ReplyView => ({
  answerReplySequence: sequence,
  sequence,
  clubSequence: CLUB,
  quizSequence: quizzes,
  postReplyStatus: '0001',
  isReadable: true,
  body: `댓글 ${sequence}`,
  createdAt: '2026-11-20T00:00:00Z',
  createAt: '2026-11-20T00:00:00Z',
  isEdited: false,
  isMine: false,
  member: { memberUUID: 'yun', nickname: '이서윤', profileImageUrl: '' },
  nickname: '이서윤',
  imageUrl: '',
  hiddenReason: null,
  nestedReplies: [],
  ...part,
});

export const latestQuiz = (): number => quizzes;

/** A quiz of its own for each test, so that nothing is remembered from another. */
export function nextQuiz(): { quiz: number; own: string; club: string } {
  quizzes += 1;
  return {
    quiz: quizzes,
    own: `/api/v1/my/clubs/${CLUB}/quizzes/${quizzes}/answer`,
    club: `/api/v1/clubs/${CLUB}/quizzes/${quizzes}`,
  };
}
