import { CLASS_CODE_STATE_LABELS } from '@dure/contract/clubs/invitations/invitation-labels.text';
import { number } from '../../../ui/text/number-format.ts';

const people = (count: number) => `${number.format(count)}명`;

/** The words of class codes. */
export const classCodesText = {
  title: '수업 코드',
  lead: '메일 주소를 모르는 사람은 코드나 QR로 들어와 비밀번호를 스스로 정해요.',
  make: '수업 코드 만들기',
  states: CLASS_CODE_STATE_LABELS,
  taken: (taken: number, places: number) => `${people(places)} 중 ${people(taken)} 들어옴`,
  until: '까지',
  needsList: '이름과 학번이 명단과 맞아야 들어와요',
  free: '코드가 있으면 누구나 들어와요',
  copy: '복사',
  qr: 'QR 코드',
  print: 'QR과 인쇄',
  close: '닫기',
  closeNamed: (name: string) => `${name} 닫기`,
  printNamed: (name: string) => `${name} QR과 인쇄`,
  copyNamed: (name: string) => `${name} 복사`,
  ask: (name: string) => `‘${name}’ 코드를 닫을까요?`,
  askDetail: '바로 아무도 들어올 수 없어요. 이미 들어온 사람은 그대로예요.',
  closed: '수업 코드를 닫았어요.',
  form: {
    title: '수업 코드 만들기',
    name: '이름',
    namePlaceholder: '컴퓨터공학과 2반',
    places: '몇 명까지',
    until: '언제까지',
    cancel: '취소',
    save: '만들기',
    list: '명단에 있는 사람만 들어오게 하려면 회원 초대에서 메일 없는 사람을 코드로 부르세요.',
  },
  sheet: {
    title: '인쇄할 종이',
    steps: [
      '휴대폰 카메라로 QR을 비추거나 아래 주소를 열어요.',
      '코드를 확인하고 이름과 비밀번호를 스스로 정해요.',
      '다음부터는 적은 이메일이나 아이디와 그 비밀번호로 로그인해요.',
    ],
    close: '닫기',
    print: '인쇄',
  },
  way: '메일이 없는 사람은 수업 코드로',
  wayHint: '이름과 학번이 명단과 맞아야 들어와요',
} as const;

/** The words of coming in by one. */
export const classCodeEntryText = {
  title: '수업 코드로 들어오기',
  lead: '받은 코드를 적으면 계정을 만들 수 있어요.',
  code: '수업 코드',
  next: '다음',
  for: (name: string) => `‘${name}’에 들어와요.`,
  full: '이 코드의 자리가 모두 찼어요. 코드를 준 사람에게 알려 주세요.',
  listName: '명단의 이름',
  studentNumber: '학번',
  email: '로그인할 이메일',
  emailHint: '확인 메일은 보내지 않아요. 로그인할 때 이름처럼 써요.',
  noAddress: '이메일이 없어요',
  loginName: '로그인할 아이디',
  loginNameHint: '학번처럼 기억하기 쉬운 것으로 정해요. 비밀번호를 잊으면 운영자에게 일회용 코드를 받아요.',
  other: '다른 코드 쓰기',
} as const;
