import type { LookKind } from '@dure/contract/platform/privacy/look-kinds';
import { number } from '../../../ui/text/number-format.ts';

const looked: Readonly<Record<LookKind, string>> = {
  roster: '멤버 목록을 열었어요',
  gradebook: '성적표를 열었어요',
  memberPage: '내 활동 페이지를 열었어요',
  memberAccess: '내 역할과 로그인 상태를 열었어요',
  reports: '평가서를 열었어요',
  conversations: '강의 도우미와 나눈 대화를 열었어요',
  export: '클럽 자료를 파일로 내려받았어요',
  answerFiles: '답변에 붙은 파일을 내려받았어요',
  mails: '기관이 보낸 메일 목록을 열었어요',
  memberExport: '회원 목록을 파일로 내려받았어요',
  wishes: '멘토에게 한 부탁을 열었어요',
  participants: '세미나 참가자 목록을 열었어요',
  participantExport: '세미나 참가자 목록을 파일로 내려받았어요',
  auditLog: '변경과 열람 기록을 파일로 내려받았어요',
};

const lookedAt: Readonly<Record<LookKind, string>> = {
  roster: '멤버 목록',
  gradebook: '성적표',
  memberPage: '활동 페이지',
  memberAccess: '회원 정보',
  reports: '평가서',
  conversations: '강의 도우미와 나눈 대화',
  export: '클럽 자료 내려받기',
  answerFiles: '답변 파일 내려받기',
  mails: '메일 목록',
  memberExport: '회원 목록 내려받기',
  wishes: '멘토에게 한 부탁',
  participants: '세미나 참가자 목록',
  participantExport: '세미나 참가자 내려받기',
  auditLog: '기록 내려받기',
};

/** The same for a manager, who reads it of somebody else. */
export const memberLooksText = {
  title: '누가 봤나요',
  none: '1년 동안 열어 본 사람이 없어요.',
  more: (count: number) => `1년 동안 모두 ${number.format(count)}번`,
  looked: (name: string, kind: LookKind) => `${name} · ${lookedAt[kind]}`,
} as const;

export const privacyText = {
  title: '개인정보',
  lead: '나에 대해 무엇이 보관되고 누가 보았는지 알려 드려요.',
  kept: '보관하는 정보',
  keptLead: '항목을 누르면 왜, 얼마나 두는지 볼 수 있어요.',
  count: (count: number) => `${number.format(count)}건`,
  none: '없음',
  what: '내용',
  why: '까닭',
  keptFor: '기간',
  onLeaving: '탈퇴하면',
  consents: '동의한 내용',
  noConsents: '기관이 만든 계정이라 여기서 동의한 내용이 없어요.',
  consentOf: (version: string) => `${version} 판`,
  agreed: '동의한 날',
  looks: '내 정보를 본 사람',
  looksLead:
    '강사와 운영자가 내 정보를 열거나 내려받은 기록이에요. 같은 것은 하루에 한 번만 남고, 1년 동안 보관해요. 채점한 사람은 점수와 함께 볼 수 있어요.',
  lookList: '열람 기록',
  noLooks: '아직 내 정보를 열어 본 사람이 없어요.',
  person: (name: string) => `${name} 님`,
  looked,
  wholeOrganisation: '기관 전체',
} as const;
