const number = new Intl.NumberFormat('ko-KR');
const people = (count: number) => `${number.format(count)}명`;

/** The words of bringing in a roster. */
export const rosterText = {
  open: '명단 가져오기',
  title: '명단으로 멤버 추가',
  body: '이메일과 이름이 적힌 CSV 파일을 올리면 이미 계정이 있는 사람을 바로 멤버로 추가해요. 추가하기 전에 한 줄씩 먼저 보여 드려요.',
  file: '명단 파일',
  rules:
    '첫 줄에 "이메일", "이름"을 적고 한 줄에 한 사람씩, 1,000명까지예요. 엑셀에서 저장한 CSV를 그대로 쓸 수 있어요.',
  sample: '예시 파일 받기',
  sampleName: '멤버 명단 예시.csv',
  sampleContent: '이메일,이름\r\nminjun@example.com,김민준\r\nseoyun@example.com,이서윤\r\n',
  reading: '명단을 확인하고 있어요.',
  label: '명단',
  no: '행',
  email: '이메일',
  name: '이름',
  result: '결과',
  account: (nickname: string) => `계정 이름: ${nickname}`,
  columns: { email: '이메일', name: '이름' },
  fault: (column: string, message: string) => `${column}: ${message}`,
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
  faulty: '오류가 있는 행을 고쳐서 다시 올려 주세요. 한 행이라도 틀리면 아무도 추가하지 않아요.',
  unknown: '계정이 없는 이메일은 추가하지 않고 알려만 드려요.',
  noRoom: (left: number) =>
    `남은 자리가 ${people(left)}뿐이라 모두 추가할 수 없어요. 정원을 늘리거나 명단을 줄여 주세요.`,
  nobody: '새로 추가할 사람이 없어요.',
  other: '다른 파일 고르기',
  add: (count: number) => `${people(count)} 추가`,
  added: (count: number) => `${people(count)}을 멤버로 추가했습니다.`,
  leftOut: (count: number) => `계정이 없는 ${people(count)}은 추가하지 않았어요. 가입한 뒤 참여코드를 알려 주세요.`,
  copyUnknown: '이메일 복사',
  copied: '복사했어요.',
  copyFailed: '복사하지 못했어요.',
  done: '닫기',
} as const;
