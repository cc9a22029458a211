/** Field errors of memberships that only the server can find. */
export const membershipsText = {
  placesLeft: (left: number, asked: number) =>
    `남은 자리가 ${left.toLocaleString('ko-KR')}개라 ${asked.toLocaleString('ko-KR')}명을 모두 수락할 수 없습니다. 수락할 사람을 줄이거나 정원을 늘려 주세요.`,
  fileMissing: '명단 파일을 선택해 주세요.',
  unreadable: '글자를 읽을 수 없는 파일입니다. CSV(UTF-8)로 저장해 주세요.',
  brokenQuotes: (row: number) => `${row}행에서 닫히지 않은 따옴표를 찾았습니다.`,
  brokenSheet: '엑셀 파일을 열 수 없습니다. 암호를 풀고 .xlsx로 다시 저장해 주세요.',
  sheetTooLarge: '풀었을 때 너무 큰 파일입니다. 명단 시트만 새 파일로 저장해 주세요.',
  noWorkbook: 'CSV나 .xlsx 파일로 올려 주세요.',
  empty: '명단이 비어 있습니다. 이메일과 이름을 한 줄에 한 사람씩 적어 주세요.',
  tooManyRows: (max: number) => `한 번에 ${max.toLocaleString('ko-KR')}명까지 가져올 수 있습니다.`,
  noEmailColumn: '이메일 열을 찾지 못했습니다. 첫 줄에 "이메일"과 "이름"을 적어 주세요.',
  emailMissing: '이메일을 입력해 주세요.',
  emailMalformed: '이메일 주소 형식이 올바르지 않습니다.',
  emailTwice: (row: number) => `${row}행과 같은 이메일입니다.`,
  loginNameTwice: (row: number) => `${row}행과 같은 아이디입니다.`,
  studentNumberTooLong: (max: number) => `학번은 ${max}자까지 적을 수 있습니다.`,
  damaged: {
    scientific: '엑셀이 지수로 바꾼 값입니다. 원래 학번을 적어 주세요.',
    decimal: '엑셀이 소수로 바꾼 값입니다.',
    grouped: '엑셀이 천 단위 쉼표를 넣은 값입니다.',
    apostrophe: '글자로 두려고 붙인 작은따옴표가 남았습니다.',
    date: '엑셀이 날짜로 바꾼 값입니다. 원래 학번인지 확인해 주세요.',
    short: '앞자리 0이 빠진 것 같습니다.',
  },
  lost: {
    error: '엑셀의 오류 값입니다. 보이려던 값을 적어 주세요.',
    letters: '저장할 때 깨진 글자가 있습니다. 글자를 고쳐 주세요.',
  },
  studentNumberTwice: (row: number) => `${row}행과 같은 학번입니다.`,
  nameMissing: '이름이 필요해요.',
  nameTooLong: (max: number) => `이름은 ${max}자까지 적을 수 있습니다.`,
} as const;

/** How people head the columns of a roster, without blanks and in small letters. */
export const ROSTER_HEADS = {
  email: ['이메일', '이메일주소', '메일', '메일주소', '전자우편', 'email', 'e-mail', 'mail', 'emailaddress'],
  name: ['이름', '성명', '성함', '학생명', '회원명', '멤버', 'name', 'fullname', 'nickname', '닉네임'],
  loginName: ['아이디', '로그인아이디', 'id', 'userid', 'username', 'loginid', 'loginname'],
  studentNumber: ['학번', '학생번호', '학적번호', '사번', 'studentnumber', 'studentid', 'studentno', 'studentno.'],
} as const;
