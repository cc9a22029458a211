import type { CodeNames } from '@dure/contract/tenancy/tenants/code-names.text';
import type { CodeKind } from '@dure/contract/tenancy/codes/code-kinds';

export const codesText = {
  twice: '같은 이름이 이미 있어요.',
  full: '더 더할 수 없어요. 쓰지 않는 것을 먼저 지워 주세요.',
  unknownGroup: '없어진 직군이에요. 새로 고친 뒤 다시 해 주세요.',
  notTogether: '같은 목록의 서로 다른 두 가지만 합칠 수 있어요. 남길 것은 쓰고 있어야 해요.',
  order: '순서를 읽지 못했어요. 새로 고친 뒤 다시 해 주세요.',
  merged: (name: string) => `${name} (합침)`,
  /** As the audit log has one, by what the organisation calls its kind. */
  said: ({ jobGroup, job, jobLevel }: CodeNames, kind: CodeKind, name: string, isRetired: boolean) =>
    `${{ JOB_GROUP: jobGroup, JOB: job, JOB_LEVEL: jobLevel }[kind]} ${name}${isRetired ? ' (쓰지 않음)' : ''}`,
} as const;
