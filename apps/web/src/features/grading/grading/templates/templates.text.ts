import { number } from '../../../../ui/text/number-format.ts';

/** What templates of feedback say. */
export const templatesText = {
  title: '피드백 템플릿',
  create: '새 템플릿',
  change: '템플릿 고치기',
  name: '제목',
  words: '내용',
  placeholder: '{이름}을 쓰면 그 자리에 멤버의 이름이 들어가요.',
  share: '이 클럽의 강사들과 함께 쓰기',
  mine: '내 템플릿',
  shared: '클럽에서 함께 씀',
  sharedBy: (nickname: string) => `${nickname}님의 템플릿`,
  edit: (title: string) => `${title} 고치기`,
  delete: (title: string) => `${title} 삭제`,
  confirmDelete: '정말로 삭제하시겠습니까?',
  cancel: '취소',
  save: '저장',
  inserted: '템플릿을 넣었어요.',
  found: (sought: string, count: number) =>
    sought === '' ? `서식 ${number.format(count)}개` : `‘${sought}’으로 찾은 서식 ${number.format(count)}개`,
  none: '자주 쓰는 피드백을 템플릿으로 두면 한 번에 넣을 수 있어요.',
  failed: '템플릿을 불러오지 못했어요.',
} as const;
