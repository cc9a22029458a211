import { expect, test } from 'vitest';
import { nickname } from './nickname-field.ts';
import { nicknameFault } from './nickname.ts';
import { nicknameText } from './nickname.text.ts';

test.each([
  ...[
    '관리자',
    '운영자',
    '관리자1',
    '관리자님',
    '두레 관리자',
    '[운영팀] 두레',
    '탈퇴한 회원',
    '탈퇴한회원',
    '익명',
    '익명 3',
  ],
  ...['시스템', '공지사항', '두레', '두레 공식', '고객센터', 'admin', 'Admin', 'ADMIN 2', 'admin_kim', 'Dure Admin'],
  ...['administrator', 'root', 'System', 'null'],
  // Spaced, with marks, of another width, of another script, with digits, letter by letter.
  ...[
    '관 리 자',
    '관.리.자',
    '관-리-자',
    '★관★리★자★',
    '운　영　자',
    'a d m i n',
    'ａｄｍｉｎ',
    'аdmin',
    'аԁmіn',
    'adm1n',
  ],
  ...['ㄱㅘㄴㄹㅣㅈㅏ', 'ㄱㅗㅏㄴㄹㅣㅈㅏ', '\uffa1\uffcd\uffa4리자', 'ádmín', '관리자'.normalize('NFD'), 'αdmin'],
])('%s pretends', (name) => expect(nicknameFault(name)).toBe(nicknameText.pretends));

test.each([
  ['a zero-width space', '관\u200b리자'],
  ['a mark of direction', '\u202e자리관'],
  ['an isolate', '김\u2067민준'],
  ['a filler of Hangul', '김\u3164민준'],
  ['a soft hyphen', 'kim\u00admin'],
  ['an end of a line', '탈퇴한\n회원'],
  ['a joiner outside of an emoji', '김\u200d민준'],
  ['a tag', '김\u{e0061}민준'],
])('%s is seen by nobody, and refused', (_, name) => expect(nicknameFault(name)).toBe(nicknameText.unseen));

test.each([
  ...[
    '김민준',
    '서예린',
    '이서윤 2',
    'minjun',
    'Kim Min-jun',
    '배드민턴왕',
    'badminton',
    'Admiral Kim',
    '시스템생물학도',
  ],
  ...[
    '공지훈',
    '운영하',
    '두레박',
    '도우미소',
    'rooted',
    '李民俊',
    'Анна',
    'José',
    'ㅎㅎ',
    '👩‍💻 개발자',
    '1️⃣등',
    '알림이',
  ],
])('%s is a name', (name) => expect(nicknameFault(name)).toBeUndefined());

test('the field says it in its own words, and keeps what is a name', () => {
  expect(nickname.safeParse(' 관리자 ').error?.issues).toMatchObject([
    { code: 'custom', message: nicknameText.pretends },
  ]);
  expect(nickname.parse(' 김민준 ')).toBe('김민준');
});
