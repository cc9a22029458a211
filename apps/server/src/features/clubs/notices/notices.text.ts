import { MAX_BANNER_DAYS, MAX_NOTICE_DAYS_AHEAD } from '@dure/contract/clubs/notices/notice-limits';

export const noticesText = {
  past: '이미 지난 때예요. 앞으로 올 때를 골라 주세요.',
  tooFar: `${MAX_NOTICE_DAYS_AHEAD}일 안의 때를 골라 주세요.`,
  noClub: '없는 클럽이 있어요. 다시 골라 주세요.',
  bannerEnd: `배너는 보낸 뒤부터 ${MAX_BANNER_DAYS}일까지 걸어 둘 수 있어요.`,
  noBannerEnd: '배너를 언제까지 걸어 둘지 골라 주세요.',
} as const;
