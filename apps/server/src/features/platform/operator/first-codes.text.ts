import { JOB_GROUP } from '@dure/contract/tenancy/tenants/job-groups';

/** What a new organisation calls its job groups and levels: the specification's four, and five levels. */
export const FIRST_CODES = [
  {
    kind: 'JOB_GROUP',
    names: [
      [JOB_GROUP.plan, '기획'],
      [JOB_GROUP.design, '디자인'],
      [JOB_GROUP.develop, '개발'],
      [JOB_GROUP.engine, '엔지니어링'],
    ],
  },
  {
    kind: 'JOB_LEVEL',
    names: [
      ['1', '레벨 1'],
      ['2', '레벨 2'],
      ['3', '레벨 3'],
      ['4', '레벨 4'],
      ['5', '레벨 5'],
    ],
  },
] as const;
