import type { NotificationKind } from '@dure/contract/notifications/notification-kinds';

export const notificationSettingsText = {
  lead: '끄면 그때부터 새로 알리지 않아요. 이미 온 알림은 그대로 남아요.',
  failed: '바꾸지 못했어요. 다시 시도해 주세요.',
} as const;

/** Kinds where a person looks for them. */
export const NOTIFICATION_GROUPS: readonly (readonly [title: string, kinds: readonly NotificationKind[]])[] = [
  ['내 답변에 대한 반응', ['like', 'onePick', 'quote']],
  ['댓글', ['reply', 'nestedReply']],
  ['채점과 피드백', ['graded', 'aiEvaluated', 'feedback', 'gradesReleased', 'evaluationReleased']],
  ['강의', ['questionAnswered']],
  ['퀴즈', ['quizOpened', 'quizDeadline']],
  ['클럽 소식', ['instructorMessage', 'clubStarted', 'clubEnding', 'clubFinished', 'clubPostponed', 'clubCancelled']],
  ['친구', ['friendRequest', 'friendAccepted']],
  ['가입', ['joinAccepted', 'joinRejected', 'expelled']],
  ['내가 운영하는 클럽', ['joinRequest', 'clubApproved', 'clubRejected']],
];

export const notificationLabels: Readonly<Record<NotificationKind, string>> = {
  like: '좋아요',
  onePick: '원픽',
  quote: '내 문장 인용',
  reply: '내 답변에 달린 댓글',
  nestedReply: '내 댓글에 달린 답글',
  graded: '점수',
  aiEvaluated: 'AI 평가',
  feedback: '피드백',
  gradesReleased: '채점 결과 공개',
  evaluationReleased: '평가서 공개',
  questionAnswered: '내 질문의 답',
  quizOpened: '새 퀴즈',
  quizDeadline: '마감 임박',
  instructorMessage: '강사의 메시지',
  clubStarted: '클럽 시작',
  clubEnding: '종료 임박',
  clubFinished: '클럽 종료',
  clubPostponed: '일정 연기',
  clubCancelled: '개설 취소',
  friendRequest: '친구 요청',
  friendAccepted: '친구 요청 수락',
  joinAccepted: '가입 승인',
  joinRejected: '가입 거절',
  expelled: '클럽에서 내보내짐',
  joinRequest: '가입 요청',
  clubApproved: '개설 승인',
  clubRejected: '개설 반려',
};
