import { MAX_CLUB_QUIZZES } from '@dure/contract/clubs/clubs/club-limits';
/** The words of putting a quiz into a club. */
export const putText = {
  open: '클럽에 넣기',
  title: '어느 클럽에 넣을까요?',
  hint: '클럽의 마지막 퀴즈 뒤에 비공개로 들어가요. 공개일과 공개 여부는 클럽에서 정해요.',
  clubs: '내가 운영하는 클럽',
  put: (club: string) => `${club}에 넣기`,
  putShort: '넣기',
  none: '퀴즈를 넣을 수 있는 클럽이 아직 없어요.',
  create: '퀴즈클럽 만들기',
  held: (club: string) => `‘${club}’에는 이미 있는 퀴즈예요.`,
  full: (club: string) => `‘${club}’에는 퀴즈를 더 넣을 수 없어요. 한 클럽에 ${MAX_CLUB_QUIZZES}개까지예요.`,
  done: (club: string) => `‘${club}’에 넣었어요.`,
  see: '공개일 정하기',
  over: '끝났거나 취소된 클럽에는 퀴즈를 넣을 수 없어요.',
  close: '닫기',
} as const;
