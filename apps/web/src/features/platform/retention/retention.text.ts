import { AUDIT_DAYS } from '@dure/contract/platform/audit/audit-limits';
import { LOOK_DAYS } from '@dure/contract/platform/privacy/look-kinds';
import { EXPORT_DAYS } from '@dure/contract/platform/privacy/export-limits';
import { NOTIFICATION_DAYS } from '@dure/contract/notification-kinds';
import { DELETED_QUIZ_DAYS } from '@dure/contract/authoring/quizzes/quiz-status';
import { number } from '../../../ui/text/number-format.ts';

export const retentionText = {
  title: '보관 기간',
  lead: '기간이 지난 것은 매일 밤 지워지고, 되살릴 수 없어요.',
  saved: '보관 기간을 저장했어요.',
  unsaved: '저장하지 않은 보관 기간이 있어요. 나갈까요?',
  chosen: '기관이 정하는 기간',
  unit: '일',
  bounds: (min: number, max: number) => `${number.format(min)}일부터 ${number.format(max)}일까지`,
  hints: {
    mailDays: '메일 목록에 남는 기간이에요. 아직 나가지 못한 메일은 지우지 않아요.',
    invitationDays: '가입했거나 거두었거나 기한이 지난 초대예요. 초대로 가입한 사람은 그대로예요.',
    noticeDays: '보낸 공지와 읽은 수예요. 예약한 공지는 지우지 않아요.',
    conversationDays: '회원이 물은 것과 도우미의 답이에요. 강사의 답변과 강의 질문은 그대로예요.',
  },
  limited: '정한 기간이 지나면 지우기',
  limitedHint: '꺼 두면 클럽이 있는 동안 남아요.',
  due: {
    mailDays: (count: number) => `저장하면 오늘 밤 메일 ${number.format(count)}통이 지워져요.`,
    invitationDays: (count: number) => `저장하면 오늘 밤 초대 ${number.format(count)}개가 지워져요.`,
    noticeDays: (count: number) => `저장하면 오늘 밤 공지 ${number.format(count)}개가 지워져요.`,
    conversationDays: (count: number) => `저장하면 오늘 밤 대화 ${number.format(count)}개가 지워져요.`,
  },
  nothingDue: '이 기간으로 오늘 지워질 것은 없어요.',
  fixed: '정해져 있는 기간',
  fixedHint: '법령이나 서비스의 약속이라 바꿀 수 없어요.',
  fixedKinds: [
    ['변경 기록', AUDIT_DAYS],
    ['개인정보 열람 기록', LOOK_DAYS],
    ['종 알림', NOTIFICATION_DAYS],
    ['지운 퀴즈', DELETED_QUIZ_DAYS],
    ['회원이 내려받는 내 정보 파일', EXPORT_DAYS],
  ],
  days: (days: number) => `${number.format(days)}일`,
} as const;
