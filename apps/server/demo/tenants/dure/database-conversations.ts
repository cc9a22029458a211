import type { ConversationContent } from '../../lectures/lectures.content.ts';

const SEQUENTIAL = { material: '5강 실행 계획.docx', sentence: '그래서 선택도가 낮으면 순차 스캔을 고른다.' };
const ORDER = {
  material: '4강 인덱스.pdf',
  page: 2,
  sentence: '그래서 같음으로 묻는 속성을 앞에, 범위로 묻는 속성을 뒤에 둔다.',
};

/** Of partitions the material could not be read: whoever reads ahead is told that there is nothing. */
export const DATABASE_CONVERSATIONS: readonly ConversationContent[] = [
  { by: 'yuna', study: 4, question: '복합 인덱스는 어떤 컬럼을 앞에 두나요?', said: ORDER, day: -6, minute: 20 * 60 },
  { by: 'arin', study: 6, question: '파티션은 왜 나누나요?', day: -4, minute: 21 * 60 + 10 },
  { by: 'member2', study: 6, question: '파티션 키는 어떻게 고르나요?', day: -3, minute: 22 * 60 },
  { by: 'eunwoo', study: 5, question: '순차 스캔은 언제 고르나요?', said: SEQUENTIAL, day: -3, minute: 19 * 60 + 40 },
  { by: 'yuna', study: 6, question: '파티션을 나누면 조인이 빨라지나요?', day: -2, minute: 20 * 60 + 5 },
  { by: 'dain', study: 6, question: '오래된 파티션을 지우는 방법은?', day: -1, minute: 21 * 60 + 30 },
];
