import type { z } from 'zod';
import type { FieldError } from './http/envelope.ts';

type Issue = z.core.$ZodIssue;

/** Of a field that wants something and has nothing. */
export const REQUIRED = '필수 입력 항목입니다.';

/** Of an address that is none. */
export const NO_EMAIL = '이메일 주소 형식이 올바르지 않습니다.';

/** Of a text that has fewer letters than it wants. */
export const tooShort = (least: number): string =>
  least === 1 ? REQUIRED : `${least.toLocaleString('ko-KR')}자 이상 입력해 주세요.`;
/** Of a text that has more letters than it may. */
export const tooLong = (most: number): string => `${most.toLocaleString('ko-KR')}자까지 입력할 수 있습니다.`;
/** Of a choice that has fewer than it wants. */
export const tooFew = (least: number): string => `${least.toLocaleString('ko-KR')}개 이상 선택해 주세요.`;

function formatMessage(format: string): string {
  switch (format) {
    case 'email':
      return NO_EMAIL;
    case 'url':
      return '올바른 URL이 아닙니다.';
    case 'datetime':
    case 'date':
      return '날짜를 확인해 주세요.';
    default:
      return '형식이 올바르지 않습니다.';
  }
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): string {
  const least = Number(issue.minimum);
  if (issue.origin === 'string') return tooShort(least);
  if (issue.origin === 'array') return tooFew(least);
  return `${least.toLocaleString('ko-KR')} 이상이어야 합니다.`;
}

function tooBig(issue: z.core.$ZodIssueTooBig): string {
  if (issue.origin === 'string') return tooLong(Number(issue.maximum));
  const max = Number(issue.maximum).toLocaleString('ko-KR');
  // Some are chosen, others typed or added.
  if (issue.origin === 'array') return `${max}개까지 넣을 수 있습니다.`;
  return `${max} 이하여야 합니다.`;
}

function sentence(issue: Issue, isMissing: boolean): string {
  if (isMissing && issue.code !== 'custom') return REQUIRED;
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      return issue.input === undefined || issue.input === null ? REQUIRED : '형식이 올바르지 않습니다.';
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return formatMessage(issue.format);
    case 'invalid_value':
      return '선택할 수 없는 값입니다.';
    case 'custom':
      return issue.message;
    default:
      return '형식이 올바르지 않습니다.';
  }
}

/** Whether nothing stands at a path of what was sent. */
function lacks(given: unknown, path: readonly PropertyKey[]): boolean {
  let value = given;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return false;
    value = (value as Readonly<Record<PropertyKey, unknown>>)[key];
  }
  return path.length > 0 && value === undefined;
}

/** A schema's findings about `given` as Korean field errors: what is missing is said to be, whatever was to be made of it. */
export function fieldErrors(error: z.core.$ZodError, given?: unknown): FieldError[] {
  return error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: sentence(issue, lacks(given, issue.path)),
  }));
}
