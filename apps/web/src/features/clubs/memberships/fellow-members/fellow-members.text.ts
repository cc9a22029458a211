import { number } from '../../../../ui/text/number-format.ts';

/** The members of a club, among themselves. */
export const fellowMembersText = {
  title: '멤버',
  count: (count: number) => `${number.format(count)}명`,
  search: '이름으로 찾기',
  leader: '리더',
  instructor: '강사',
  hidden: '이름을 서로 밝히지 않는 클럽이에요. 누가 함께하는지는 보이지 않아요.',
  empty: '아직 멤버가 없어요. 가입한 사람이 생기면 여기에 보여요.',
  noneFound: '그런 이름의 멤버가 없어요. 다른 이름으로 찾아 보세요.',
} as const;
