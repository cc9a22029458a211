/** What the product calls whoever has withdrawn. */
export const WITHDRAWN_NAME = '탈퇴한 회원';
/** What stands for the name of whoever a club hides, with a number behind it. */
export const HIDDEN_NAME = '익명';

/** Names of those who run the product or an organisation, and of nobody: refused wherever a name holds them. */
export const NEVER_INSIDE = [
  '관리자',
  '운영자',
  '운영진',
  '운영팀',
  '관리팀',
  WITHDRAWN_NAME,
  '탈퇴 회원',
  '알 수 없는 회원',
].concat(['administrator', 'sysadmin', 'webmaster']);
/** Names that pretend where they are all that a name says, or a word of it in Latin letters. */
export const NEVER_ALONE = [
  HIDDEN_NAME,
  '시스템',
  '관리',
  '운영',
  '공지',
  '공지사항',
  '알림',
  '도우미',
  '챗봇',
  '공식',
  '고객센터',
].concat(
  [
    '고객지원',
    '지원팀',
    '두레',
    '두레팀',
    '교수자',
    '방문자',
    '탈퇴',
    '알 수 없음',
    '이름 없음',
    'admin',
    'root',
    'system',
  ],
  ['operator', 'moderator', 'support', 'official', 'anonymous', 'dure', 'chatbot', 'null', 'undefined'],
);

/** The product's own name, which others are put behind. */
export const BRANDS = ['두레', 'dure'];
export const HONORIFIC = '님';

export const nicknameText = {
  unseen: '보이지 않는 글자나 글자 방향을 바꾸는 글자는 닉네임에 쓸 수 없습니다.',
  pretends: '운영자나 시스템으로 보일 수 있는 이름입니다. 다른 닉네임을 정해 주세요.',
} as const;
