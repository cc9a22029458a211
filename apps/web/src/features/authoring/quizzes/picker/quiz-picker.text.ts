import { MAX_CLUB_QUIZZES } from '@dure/contract/clubs/clubs/club-limits';
import type { QuizSort } from '@dure/contract/authoring/quizzes/quiz-sorts';
import { codeNames } from '../../../../ui/text/code-names.ts';
import { number } from '../../../../ui/text/number-format.ts';

/** The words of taking quizzes that exist already into a club. */
export const quizPickerText = {
  from: { mine: '내 퀴즈에서 가져오기', lounge: '라운지에서 가져오기' },
  title: '퀴즈 가져오기',
  shelves: '가져올 곳',
  collection: { mine: '내 퀴즈', lounge: '라운지' },
  lead: {
    mine: '고른 퀴즈를 그대로 써요. 다른 클럽에서도 쓰는 퀴즈는 함께 써요.',
    lounge: '다른 강사가 공개한 퀴즈예요. 복사해서 가져오니 마음껏 고쳐도 원본은 그대로예요.',
  },
  list: { mine: '내 퀴즈 목록', lounge: '라운지 퀴즈 목록' },
  search: '문항 찾기',
  filters: '퀴즈 거르기',
  get jobGroup() {
    return codeNames().jobGroup;
  },
  get jobLevel() {
    return codeNames().jobLevel;
  },
  sort: '정렬',
  sorts: { newest: '최신순', used: '많이 쓴 순', liked: '좋아요순' } satisfies Record<QuizSort, string>,
  found: (count: number) => `${number.format(count)}개`,
  by: (author: string) => `${author} 출제`,
  used: (count: number) => `클럽 ${number.format(count)}곳에서 사용`,
  liked: (count: number) => `답변 좋아요 ${number.format(count)}`,
  mine: '내 퀴즈',
  isPublic: '라운지에 공개',
  isHidden: '숨김',
  held: '이미 있음',
  owed: '최종답변을 낸 뒤에 가져올 수 있어요',
  preview: '모범 답안 보기',
  previewOf: (question: string) => `${question} 모범 답안`,
  modelAnswer: '모범 답안',
  noModelAnswer: '모범 답안이 아직 없어요.',
  keywords: '채점 키워드',
  content: '지식콘텐츠',
  more: '더 보기',
  none: {
    mine: '아직 만든 퀴즈가 없어요. 라운지에서 가져오거나 새로 써 보세요.',
    lounge: '아직 라운지에 공개된 퀴즈가 없어요.',
  },
  noneFound: '찾는 퀴즈가 없어요. 다른 말로 찾거나 거르기를 풀어 보세요.',
  failed: '퀴즈를 불러오지 못했어요',
  cancel: '취소',
  take: (count: number) => (count === 0 ? '가져오기' : `${count}개 가져오기`),
  chosen: (count: number) => (count === 0 ? '고른 퀴즈가 없어요' : `${count}개를 골랐어요`),
  full: (room: number) => `한 클럽에 ${MAX_CLUB_QUIZZES}개까지 넣을 수 있어서 ${room}개만 더 고를 수 있어요.`,
} as const;
