import { MAX_ROSTER_ROWS } from '@dure/contract/clubs/memberships/membership-limits';
import { number } from '../../../../ui/text/number-format.ts';

const people = (count: number) => `${number.format(count)}명`;

/** The words of bringing in a roster. */
export const rosterText = {
  open: '명단 가져오기',
  title: '명단으로 멤버 추가',
  body: '이메일과 이름이 적힌 엑셀이나 CSV 파일을 올리면 이미 계정이 있는 사람을 바로 멤버로 추가하고, 없는 사람은 초대할 수 있어요. 추가하기 전에 한 줄씩 먼저 보여 드려요.',
  file: '명단 파일',
  rules: `첫 줄에 "이메일", "이름"과 있으면 "학번"을 적고 한 줄에 한 사람씩, ${people(MAX_ROSTER_ROWS)}까지예요. 엑셀 파일은 첫 시트를 읽어요.`,
  sample: '예시 파일 받기',
  sampleName: '멤버 명단 예시.csv',
  sampleContent: '이메일,이름,학번\r\nminjun@example.com,김민준,20261104\r\nseoyun@example.com,이서윤,20260713\r\n',
  reading: '명단을 확인하고 있어요.',
  label: '명단',
  no: '행',
  email: '이메일',
  name: '이름',
  studentNumber: '학번',
  result: '결과',
  account: (nickname: string) => `계정 이름: ${nickname}`,
  columns: { email: '이메일', name: '이름', studentNumber: '학번' },
  states: {
    ADD: '추가',
    MEMBER: '이미 멤버',
    RUNS_CLUB: '운영하는 사람',
    EXPELLED: '강퇴됨',
    UNKNOWN: '계정 없음',
    FAULT: '오류',
  },
  counts: {
    ADD: (count: number) => `추가 ${people(count)}`,
    MEMBER: (count: number) => `이미 멤버 ${people(count)}`,
    RUNS_CLUB: (count: number) => `운영하는 사람 ${people(count)}`,
    EXPELLED: (count: number) => `강퇴됨 ${people(count)}`,
    UNKNOWN: (count: number) => `계정 없음 ${people(count)}`,
    FAULT: (count: number) => `오류 ${number.format(count)}행`,
  },
  all: '모든 행',
  otherNumber: '다른 학번',
  numberChange: (before: string, after: string) => `${before} → ${after}`,
  replaceNumbers: (count: number) => `학번이 다른 ${people(count)}은 명단의 학번으로 바꾸기`,
  numbersStay: (count: number) =>
    `${people(count)}은 이미 다른 학번이 있어 그대로 둬요. 학번은 기관의 것이라 운영자만 바꿀 수 있으니 운영자에게 알려 주세요.`,
  unknown: '계정이 없는 이메일은 추가하지 않고 알려만 드려요.',
  invite: {
    INVITED: (count: number) => `계정이 없는 ${people(count)}에게 초대 메일 보내기`,
    PROPOSED: (count: number) => `계정이 없는 ${people(count)}의 초대를 운영자에게 부탁하기`,
  },
  inviteHint: {
    INVITED: '메일의 링크로 비밀번호를 정하면 바로 이 클럽의 멤버가 돼요.',
    PROPOSED: '운영자가 확인하면 초대 메일이 가고, 들어오면 바로 이 클럽의 멤버가 돼요.',
  },
  invited: {
    INVITED: (count: number) => `${people(count)}에게 초대 메일을 보내요.`,
    PROPOSED: (count: number) => `${people(count)}의 초대를 운영자에게 부탁했어요.`,
  },
  nobodyNew: '이미 초대했거나 부탁한 사람들이에요. 들어오면 이 클럽의 멤버가 돼요.',
  inviteThem: (count: number) => `${people(count)} 초대`,
  noRoom: (left: number) =>
    `남은 자리가 ${people(left)}뿐이라 모두 추가할 수 없어요. 정원을 늘리거나 명단을 줄여 주세요.`,
  nobody: '새로 추가할 사람이 없어요.',
  other: '다른 파일 고르기',
  add: (count: number) => `${people(count)} 추가`,
  number: (count: number) => `${people(count)} 학번 넣기`,
  numbered: '명단의 학번을 멤버에게 넣었습니다.',
  added: (count: number) => `${people(count)}을 멤버로 추가했습니다.`,
  leftOut: (count: number) => `계정이 없는 ${people(count)}은 추가하지 않았어요. 가입한 뒤 참여코드를 알려 주세요.`,
  copyUnknown: '이메일 복사',
  done: '닫기',
} as const;
