import { people } from '../../answers/write.ts';
import type { QuestionContent } from '../../lectures/lectures.content.ts';

const STATISTICS = {
  material: '5강 실행 계획.docx',
  sentence: '많은 행을 바꾼 뒤에는 ANALYZE로 통계를 새로 만든다.',
};
const SEQUENTIAL = { material: '5강 실행 계획.docx', sentence: '그래서 선택도가 낮으면 순차 스캔을 고른다.' };
const ORDER = {
  material: '4강 인덱스.pdf',
  page: 2,
  sentence: '그래서 같음으로 묻는 속성을 앞에, 범위로 묻는 속성을 뒤에 둔다.',
};
const FOREIGN = {
  material: '4강 인덱스.pdf',
  page: 4,
  sentence: '외래 키를 정해도 가리키는 쪽 속성에 인덱스가 저절로 생기지는 않는다.',
};

/** In every state, some of them alike: what a class gathers in four weeks. */
export const DATABASE_QUESTIONS: readonly QuestionContent[] = [
  {
    by: 'hayun',
    study: 1,
    question: '기본 키는 숫자여야 하나요?',
    day: -24,
    minute: 21 * 60,
    answer: {
      by: 'instructor',
      text: '아니요. 겹치지 않고 바뀌지 않으면 무엇이든 됩니다. 다만 짧은 값이 다른 표에서 가리키기 좋아서 숫자를 많이 씁니다.',
      day: -23,
      minute: 10 * 60,
    },
    isSolved: true,
  },
  {
    by: 'yuna',
    study: 4,
    question: '복합 인덱스에서 앞 컬럼이 조건에 없으면 못 쓰나요?',
    said: ORDER,
    isMarked: true,
    wonders: people('junho arin member4 member1'),
    day: -7,
    minute: 20 * 60 + 10,
    answer: {
      by: 'seohyun',
      text: '읽을 범위를 좁히지 못하니 대개 쓰지 않습니다. 성을 모르고 이름만 아는 **전화번호부**를 떠올려 보세요. 그 조건이 잦으면 차례를 바꾼 인덱스를 하나 더 둡니다.',
      day: -6,
      minute: 9 * 60 + 30,
    },
  },
  {
    by: 'member2',
    study: 5,
    question: '대량으로 넣은 뒤 통계는 언제 새로 만드나요?',
    said: STATISTICS,
    isMarked: true,
    asked: 'BOTH',
    wonders: people('arin yuna eunwoo soyul member1'),
    day: -4,
    minute: 22 * 60,
    answer: {
      by: 'instructor',
      text: '자동 갱신을 기다리지 말고 `ANALYZE`를 바로 돌리세요. 어림과 실제 행 수가 크게 다를 때도 같습니다.',
      day: -3,
      minute: 14 * 60,
    },
    isSolved: true,
  },
  {
    by: 'eunwoo',
    study: 5,
    question: '인덱스가 있는데 왜 순차 스캔을 하나요?',
    said: SEQUENTIAL,
    asked: 'ASSISTANT',
    wonders: people('taeyun'),
    day: -3,
    minute: 19 * 60 + 40,
  },
  {
    by: 'taeyun',
    study: 5,
    question: '인덱스가 있어도 순차 스캔을 고르는 이유가 뭔가요?',
    said: SEQUENTIAL,
    asked: 'ASSISTANT',
    day: -2,
    minute: 13 * 60,
  },
  {
    by: 'gunwoo',
    study: 6,
    question: '파티션을 나누면 인덱스는 파티션마다 따로 만들어지나요?',
    asked: 'BOTH',
    wonders: people('yuna arin member2 junho dain eunwoo'),
    day: -2,
    minute: 18 * 60,
  },
  {
    by: 'dain',
    study: 4,
    question: '외래 키에도 인덱스가 저절로 생기나요?',
    said: FOREIGN,
    isMarked: true,
    wonders: people('soyul member3'),
    day: -2,
    minute: 20 * 60,
  },
  {
    by: 'arin',
    study: 6,
    question: '파티션마다 인덱스를 따로 만들어야 하나요?',
    asked: 'BOTH',
    day: -1,
    minute: 9 * 60 + 15,
  },
  {
    by: 'soyul',
    study: 4,
    question: '외래 키를 만들면 인덱스도 자동으로 만들어지나요?',
    said: FOREIGN,
    day: -1,
    minute: 12 * 60,
  },
  {
    by: 'member1',
    study: 4,
    question: '과제 제출을 하루 미룰 수 있을까요? 병원에 다녀와야 합니다.',
    isPrivate: true,
    day: -1,
    minute: 13 * 60,
  },
  {
    by: 'junho',
    study: 3,
    question: '지난 발표 자료를 다시 받을 수 있을까요?',
    isPrivate: true,
    day: -9,
    minute: 11 * 60,
    answer: { by: 'seohyun', text: '메일로 보냈어요. 확인해 주세요.', day: -9, minute: 15 * 60 },
  },
];
