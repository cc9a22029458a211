/** The list of members as a file. */
export const memberExportText = {
  fileName: '회원 목록.xlsx',
  sheet: '회원',
  columns: [
    ['닉네임', 18],
    ['이메일', 30],
    ['학번', 14],
    ['아이디', 18],
    ['역할', 10],
    ['회원 유형', 12],
    ['소속', 18],
    ['상태', 10],
    ['마지막 로그인', 17],
    ['가입한 날', 17],
  ],
  memberTypes: { MEMBER: '일반 회원', STUDENT: '학생', STAFF: '교직원' } as Readonly<Record<string, string>>,
} as const;

export const organizationText = {
  twice: '같은 소속이 두 번 있어요.',
  unknown: '없어진 소속이에요. 새로 고친 뒤 다시 해 주세요.',
} as const;

export const lockText = { past: '지금보다 뒤의 때를 골라 주세요.' } as const;
