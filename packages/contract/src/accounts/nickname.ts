import { hangulLetters } from '../text/hangul-letters.ts';
import { likeLatin } from '../text/look-alikes.ts';

/** Characters of a nickname. */
export const NICKNAME_MIN = 2;
export const NICKNAME_MAX = 20;

/** What the product calls whoever has withdrawn. */
export const WITHDRAWN_NAME = '탈퇴한 회원';
/** What stands for the name of whoever a club hides, with a number behind it. */
export const HIDDEN_NAME = '익명';

/** Names of those who run the product or an organisation, and of nobody: refused wherever a name holds them. */
const NEVER_INSIDE = [
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
const NEVER_ALONE = [
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

const LETTERS = /[^\p{L}\p{N}]+/gu;
/** What is compared of a name: its letters, whatever their case, width, spacing, script and marks. */
const lettersOf = (name: string): string =>
  hangulLetters(likeLatin(name.normalize('NFKC').toLowerCase(), strip)).replace(LETTERS, '');
const strip = (name: string): string => name.replace(LETTERS, '');

const inside = NEVER_INSIDE.map(lettersOf);
const alone = new Set(NEVER_ALONE.map(lettersOf));
const BRAND = new RegExp(`^(?:${['두레', 'dure'].map(lettersOf).join('|')})(?=.)`);
/** `관리자님`, `admin 2`. */
const TAIL = new RegExp(`(?:${lettersOf('님')}|\\p{N}+)+$`, 'u');

const isAlone = (name: string): boolean => {
  const letters = lettersOf(name);
  const bare = letters.replace(TAIL, '');
  return [letters, bare, bare.replace(BRAND, '')].some((one) => alone.has(one));
};

/** Emoji are joined and shown in colour by marks that nobody sees. */
const EMOJI = /(?:\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*\u200D?)+|[0-9#*]\uFE0F?\u20E3/gu;
/** Marks that nobody sees or that turn the direction of what follows, fillers, and ends of lines. */
const UNSEEN = /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const nicknameText = {
  unseen: '보이지 않는 글자나 글자 방향을 바꾸는 글자는 닉네임에 쓸 수 없습니다.',
  pretends: '운영자나 시스템으로 보일 수 있는 이름입니다. 다른 닉네임을 정해 주세요.',
} as const;

/** What is wrong with a nickname beside its length: it holds what nobody sees, or pretends to be the product, its people or nobody. */
export function nicknameFault(nickname: string): string | undefined {
  if (UNSEEN.test(nickname.replace(EMOJI, ''))) return nicknameText.unseen;
  const letters = lettersOf(nickname);
  const words = likeLatin(nickname.normalize('NFKC').toLowerCase()).match(/\p{Script=Latin}{3,}/gu) ?? [];
  const pretends = inside.some((name) => letters.includes(name)) || [nickname, ...words].some(isAlone);
  return pretends ? nicknameText.pretends : undefined;
}
