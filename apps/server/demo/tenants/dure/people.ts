import type { PersonContent } from '../../people/people.content.ts';
import { listedAccounts } from '../../answers/write.ts';

const member = (key: string, mailbox: string, nickname: string): PersonContent => ({
  key,
  email: `${mailbox}@dure.test`,
  nickname,
  role: 'USER',
});

const instructor = (key: string, mailbox: string, nickname: string): PersonContent => ({
  ...member(key, mailbox, nickname),
  role: 'INSTRUCTOR',
});

/** Years of entry and numbers within them, as a university gives them out. */
const numbered = (person: PersonContent, place: number): PersonContent =>
  person.role === 'USER'
    ? { ...person, studentNumber: `${2021 + (place % 3)}${String(104 + place * 37).padStart(4, '0')}` }
    : person;

const PEOPLE: readonly PersonContent[] = [
  ...listedAccounts('dure', '오세진', '김도윤 교수', [
    '서예린',
    '김민준',
    '이서윤',
    '정하은',
    '박준서',
    '최지민',
    '강도현',
    '윤지우',
  ]),
  instructor('seohyun', 'seohyun.lee', '이서현 교수'),
  instructor('jiwoo', 'jiwoo.park', '박지우 멘토'),
  instructor('harin', 'harin.choi', '최하린 강사'),
  member('yuna', 'yuna.kim', '김유나'),
  member('junho', 'junho.lee', '이준호'),
  member('soyul', 'soyul.park', '박소율'),
  member('eunwoo', 'eunwoo.choi', '최은우'),
  member('siwoo', 'siwoo.jung', '정시우'),
  member('arin', 'arin.cho', '조아린'),
  member('jaeyun', 'jaeyun.lim', '임재윤'),
  member('dain', 'dain.han', '한다인'),
  member('seungmin', 'seungmin.oh', '오승민'),
  member('donghyun', 'donghyun.seo', '서동현'),
  member('chaewon', 'chaewon.shin', '신채원'),
  member('taeyun', 'taeyun.kwon', '권태윤'),
  member('bomin', 'bomin.hwang', '황보민'),
  member('jiho', 'jiho.ahn', '안지호'),
  member('hayun', 'hayun.song', '송하윤'),
  member('gunwoo', 'gunwoo.ryu', '류건우'),
  member('nayeon', 'nayeon.hong', '홍나연'),
  member('seongjun', 'seongjun.bae', '배성준'),
  member('garam', 'garam.moon', '문가람'),
  member('hyun', 'hyun.namgung', '남궁현'),
  instructor('yujin', 'yujin.jung', '정유진'),
  instructor('taeoh', 'taeoh.nam', '남태오'),
  instructor('sunyoung', 'sunyoung.bae', '배선영'),
  // Registered a second time with another address.
  member('taeyoon', 'taeyoon.kwon', '권태윤'),
];

export const DURE_PEOPLE = PEOPLE.map(numbered);
