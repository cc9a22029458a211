import { MEMBER_ROLE_LABELS } from '@dure/contract/tenancy/accounts/member-labels.text';
import { MAX_BANNER_DAYS, MAX_NOTICE_DAYS_AHEAD } from '@dure/contract/clubs/notices/notice-limits';
import type { NoticeAudience } from '@dure/contract/clubs/notices/notices.endpoints';

export const noticesText = {
  past: '이미 지난 때예요. 앞으로 올 때를 골라 주세요.',
  tooFar: `${MAX_NOTICE_DAYS_AHEAD}일 안의 때를 골라 주세요.`,
  noClub: '없는 클럽이 있어요. 다시 골라 주세요.',
  bannerEnd: `배너는 보낸 뒤부터 ${MAX_BANNER_DAYS}일까지 걸어 둘 수 있어요.`,
  noBannerEnd: '배너를 언제까지 걸어 둘지 골라 주세요.',
  /** Whom a notice is for, in the audit log. */
  audience: ({ roles, memberTypes, organizationCodes }: NoticeAudience, clubNames: readonly string[]): string[] => {
    const named = [
      ...roles.map((role) => MEMBER_ROLE_LABELS[role]),
      ...memberTypes,
      ...organizationCodes,
      ...clubNames,
    ];
    return named.length === 0 ? ['모두'] : named;
  },
} as const;
