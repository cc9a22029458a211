import { MEMBER_ROLE_LABELS } from '@dure/contract/tenancy/accounts/member-labels.text';
import type { MemberRole } from '@dure/contract/tenancy/accounts/member-roles';
import { number } from '../../../../ui/text/number-format.ts';

/** What a role brings to those before it. */
const brings: Readonly<Record<MemberRole, string>> = {
  ROLE_USER: '클럽에 가입하고 퀴즈에 답해요.',
  ROLE_INSTRUCTOR: '클럽을 열고 답변을 채점해요.',
  ROLE_MANAGER: '회원과 설정을 비롯해 기관을 모두 다뤄요.',
};

export const memberAccessText = {
  loading: '회원',
  logged: '이 화면을 연 것은 기록되고, 회원이 볼 수 있어요.',
  walk: { previous: '앞 회원', next: '다음 회원', more: '더 보기', export: '내려받기' },
  own: '내 역할과 로그인은 여기서 바꿀 수 없어요. 다른 운영자에게 부탁해 주세요.',
  role: {
    title: '역할',
    options: (Object.keys(brings) as MemberRole[]).map((value) => ({
      value,
      label: MEMBER_ROLE_LABELS[value],
      description: brings[value],
    })),
    teachesNoMore: '운영하던 클럽은 그대로 남지만, 이제 고치거나 채점할 수 없어요.',
    save: '역할 바꾸기',
    saved: (name: string, role: MemberRole) => `${name}님의 역할을 ${MEMBER_ROLE_LABELS[role]}로 바꿨어요.`,
  },
  logIn: {
    title: '로그인',
    secondFactor: '2단계 인증',
    isOn: (hasOne: boolean) => (hasOne ? '켬' : '끔'),
    sessions: (count: number) => (count === 0 ? '로그인한 기기 없음' : `로그인한 기기 ${number.format(count)}대`),
    reset: '초기화',
    resetTitle: (name: string) => `${name}님의 2단계 인증 초기화`,
    resetLead:
      '휴대폰을 잃어버려 코드를 볼 수 없을 때 써요. 비밀번호만으로 로그인할 수 있게 되고, 본인에게 메일로 알려요.',
    resetDone: (name: string) => `${name}님의 2단계 인증을 초기화했어요.`,
    unknownDevice: '알 수 없는 기기',
    end: '모두 로그아웃',
    confirm: (name: string) => `${name}님을 모든 기기에서 로그아웃할까요?`,
    detail: '쓰고 있던 화면에서 바로 나가요. 다시 로그인할 수 있어요.',
    ended: (name: string) => `${name}님을 모든 기기에서 로그아웃했어요.`,
  },
  lock: {
    title: '계정 잠금',
    lead: '잠그면 모든 기기에서 바로 로그아웃되고, 풀 때까지 로그인할 수 없어요.',
    isLocked: '잠긴 계정이에요',
    isLockedUntil: '까지 잠긴 계정이에요',
    until: '언제까지',
    untilHint: '비워 두면 운영자가 풀 때까지 잠겨 있어요.',
    by: (name: string) => `${name}님이 잠갔어요`,
    lock: '계정 잠그기',
    unlock: '잠금 풀기',
    lockTitle: (name: string) => `${name}님의 계정 잠그기`,
    unlockTitle: (name: string) => `${name}님의 잠금 풀기`,
    reason: '이유',
    kept: '변경 기록에 1년 동안 남아요.',
    cancel: '취소',
    locked: (name: string) => `${name}님의 계정을 잠갔어요.`,
    unlocked: (name: string) => `${name}님의 잠금을 풀었어요.`,
  },
  code: { lead: '이메일이 없는 사람이라 메일 대신 종이의 일회용 코드로 비밀번호를 정해요.' },
  many: {
    chosen: (count: number) => `${number.format(count)}명 골랐어요`,
    drop: '고르기 그만두기',
    mail: '메일 쓰기',
    download: '내려받기',
    lock: '잠그기',
    unlock: '잠금 풀기',
    lockTitle: (count: number) => `${number.format(count)}명의 계정 잠그기`,
    unlockTitle: (count: number) => `${number.format(count)}명의 잠금 풀기`,
    done: (count: number) => `${number.format(count)}명의 계정을 바꿨어요.`,
    mailTitle: (count: number) => `${number.format(count)}명에게 메일 쓰기`,
    mailLead: '한 사람씩 따로 보내서 누구에게 보냈는지 서로 볼 수 없어요.',
    subject: '제목',
    text: '내용',
    send: '보내기',
    sent: (count: number) => `${number.format(count)}명에게 메일을 보내요.`,
    cancel: '취소',
  },
} as const;
