import type { DocumentContent } from '../contents/contents.content.ts';
import type { TenantContent } from '../tenants/tenants.content.ts';

/** Materials stand in their leader's library before the club was submitted. */
const DAYS_BEFORE = 24;

/** Every document of a tenant: what its library holds, and what its lectures rest on. */
export const documentsOf = (tenant: TenantContent): readonly DocumentContent[] => [
  ...(tenant.documents ?? []),
  ...tenant.clubs.flatMap(({ lecture, leader, startDay }) =>
    (lecture?.studies ?? []).flatMap(({ materials }) =>
      materials.map((material) => ({
        ...material,
        owner: leader,
        day: Math.min(startDay - DAYS_BEFORE, -1),
        quizzes: [],
      })),
    ),
  ),
];
