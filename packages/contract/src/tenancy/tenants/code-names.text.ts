/** What an organisation calls its job groups, jobs and levels. */
export interface CodeNames {
  readonly jobGroup: string;
  readonly job: string;
  readonly jobLevel: string;
}

/** By the type that the tenant has (`jobGroupLabelType`). */
export const CODE_NAMES = {
  JOB_GROUP: { jobGroup: '직군', job: '직무', jobLevel: '레벨' },
  MAJOR: { jobGroup: '계열', job: '전공', jobLevel: '학년' },
  DEPARTMENT: { jobGroup: '부문', job: '부서', jobLevel: '직급' },
  FIELD: { jobGroup: '분야', job: '세부 분야', jobLevel: '수준' },
} as const satisfies Record<string, CodeNames>;
export type CodeNamesType = keyof typeof CODE_NAMES;
export const CODE_NAMES_TYPES = Object.keys(CODE_NAMES) as CodeNamesType[];

/** The type that is kept, or the usual one where an unknown one is. */
export const codeNamesType = (kept: string): CodeNamesType =>
  Object.hasOwn(CODE_NAMES, kept) ? (kept as CodeNamesType) : 'JOB_GROUP';

export const codeNamesOf = (kept: string): CodeNames => CODE_NAMES[codeNamesType(kept)];

/** All three in one line, as somebody chooses among the types. */
export const codeNamesLabel = (type: CodeNamesType): string => Object.values(CODE_NAMES[type]).join(' · ');
