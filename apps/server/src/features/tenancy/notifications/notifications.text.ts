import { releaseNotice } from '@dure/contract/grading/grading/release-notice.text';
import type { NotificationKind } from '@dure/contract/notification-kinds';

/** What a sentence of the bell is made of, as far as its kind has it. */
export interface Told {
  /** One person, or `A 님 외 3명`. */
  readonly who: string;
  /** `퀴즈 4`, or a quiz without its number where it has left the club. */
  readonly quiz: string;
  /** Of several things at once. */
  readonly count: number;
  /** Until the deadline, in whole hours; below 0 once it has passed. */
  readonly hoursLeft: number;
  readonly day: string;
  /** Empty of what happened in none. */
  readonly club: string;
  /** Numbers of several quizzes at once. */
  readonly quizzes: string;
  /** Materials that could not be read. */
  readonly failed: number;
  /** Of a notice, a seminar, a post or a wish, and who sent a notice. */
  readonly title: string;
  readonly sender: string;
}

type Sentence = (told: Told) => string;

/** What happened, in one sentence. */
export const notificationSentences: Readonly<Record<NotificationKind, Sentence>> = {
  reply: ({ who }) => `${who}이 내 답변에 댓글을 남겼어요`,
  nestedReply: ({ who }) => `${who}이 내 댓글에 답글을 남겼어요`,
  postReply: ({ who, title }) => `${who}이 ‘${title}’에 댓글을 남겼어요`,
  like: ({ who }) => `${who}이 내 답변을 좋아해요`,
  onePick: ({ who }) => `${who}이 내 답변을 원픽했어요`,
  graded: ({ quiz }) => `${quiz}의 점수가 나왔어요`,
  aiEvaluated: ({ quiz }) => `${quiz}의 AI 평가가 끝났어요`,
  feedback: ({ who, quiz }) => `${who}이 ${quiz}에 피드백을 남겼어요`,
  gradesReleased: ({ club, quizzes }) => releaseNotice(club, quizzes),
  evaluationReleased: () => '클럽 평가서가 도착했어요',
  lectureReady: ({ failed }) => `강의 준비가 끝났어요${failed > 0 ? `. 자료 ${failed}개는 읽지 못했어요` : ''}`,
  clubApproved: () => '클럽 개설이 승인되었어요',
  clubRejected: () => '클럽 개설이 반려되었어요',
  clubStarted: () => '클럽이 시작되었어요',
  clubEnding: ({ day }) => `클럽이 ${day}에 끝나요`,
  clubFinished: () => '클럽이 끝났어요',
  clubPostponed: () => '클럽 시작이 미뤄졌어요',
  clubCancelled: () => '클럽이 취소되었어요',
  instructorMessage: ({ who }) => `${who}이 메시지를 보냈어요`,
  memberQuestion: ({ who }) => `${who}이 강사에게 물었어요`,
  questionAnswered: ({ who }) => `${who}이 내 질문에 답했어요`,
  quote: ({ who }) => `${who}이 내 문장을 인용했어요`,
  influence: ({ who }) => `${who}이 내 답변에서 생각을 얻었다고 고마워해요`,
  joinRequest: ({ who }) => `${who}이 가입을 요청했어요`,
  joinAccepted: () => '가입이 승인되었어요',
  joinRejected: () => '가입 요청이 거절되었어요',
  friendRequest: ({ who }) => `${who}이 친구가 되고 싶어 해요`,
  friendAccepted: ({ who }) => `${who}과 친구가 되었어요`,
  notice: ({ title, sender }) => `${sender} · ${title}`,
  seminarOpened: ({ title }) => `‘${title}’ 세미나가 열렸어요`,
  seminarDeclined: ({ title }) => `‘${title}’ 개설 요청이 반려되었어요`,
  seminarPlace: ({ title }) => `‘${title}’에 자리가 났어요. 24시간 안에 받아 주세요`,
  seminarPlaceLost: ({ title }) => `‘${title}’의 자리가 다음 사람에게 넘어갔어요`,
  seminarSoon: ({ title, day }) => `‘${title}’ 세미나가 ${day}에 열려요`,
  seminarMoved: ({ title, day }) => `‘${title}’ 세미나의 때나 곳이 바뀌었어요. ${day}에 열려요`,
  seminarCancelled: ({ title }) => `‘${title}’ 세미나가 취소되었어요`,
  seminarWord: ({ title }) => `‘${title}’ 세미나를 마친 뒤의 한마디가 올라왔어요`,
  mentorNamed: () => '멘토가 되었어요. 소개와 시간을 적어 보세요',
  mentorWish: ({ who }) => `${who}이 세미나를 부탁했어요`,
  mentorWishAccepted: ({ title }) => `‘${title}’ 부탁을 멘토가 받아들였어요`,
  mentorWishDeclined: ({ title }) => `‘${title}’ 부탁은 이번에 들어드리지 못해요`,
  wishedSeminarOpened: ({ title }) => `부탁한 ‘${title}’ 세미나가 열렸어요`,
  exportReady: () => '내 정보 파일이 준비되었어요',
  expelled: () => '클럽에서 나가게 되었어요',
  quizOpened: ({ quiz, count }) => (count > 1 ? `새 퀴즈 ${count}개가 열렸어요` : `새 ${quiz} 문항이 열렸어요`),
  quizDeadline: ({ quiz, count, hoursLeft }) => {
    const what = count > 1 ? `${quiz} 등 ${count}개 마감` : `${quiz} 마감`;
    if (hoursLeft < 0) return `${what}이 지났어요`;
    return hoursLeft === 0 ? `${what}이 1시간도 남지 않았어요` : `${what}이 ${hoursLeft}시간 남았어요`;
  },
};

export const notificationsText = {
  person: (name: string): string => `${name} 님`,
  people: (name: string, others: number): string => `${name} 님 외 ${others}명`,
  quiz: (no: number): string => `퀴즈 ${no}`,
  unknownQuiz: '퀴즈',
  grade: (grade: number): string => `${grade}점`,
} as const;
