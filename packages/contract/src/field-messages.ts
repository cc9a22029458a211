import type { z } from 'zod';
import type { FieldError } from './http/envelope.ts';

type Issue = z.core.$ZodIssue;

const REQUIRED = '필수 입력 항목입니다.';

function formatMessage(format: string): string {
  switch (format) {
    case 'email':
      return '이메일 주소 형식이 올바르지 않습니다.';
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
  const least = Number(issue.minimum).toLocaleString('ko-KR');
  if (issue.origin === 'string') return Number(issue.minimum) === 1 ? REQUIRED : `${least}자 이상 입력해 주세요.`;
  if (issue.origin === 'array') return `${least}개 이상 선택해 주세요.`;
  return `${least} 이상이어야 합니다.`;
}

function tooBig(issue: z.core.$ZodIssueTooBig): string {
  const max = Number(issue.maximum).toLocaleString('ko-KR');
  if (issue.origin === 'string') return `${max}자까지 입력할 수 있습니다.`;
  if (issue.origin === 'array') return `${max}개까지 선택할 수 있습니다.`;
  return `${max} 이하여야 합니다.`;
}

function sentence(issue: Issue): string {
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

/** A schema's findings as Korean field errors; `at` goes before each path (`body` fields stand at the root). */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  return error.issues.map((issue) => ({ path: issue.path.map(String).join('.'), message: sentence(issue) }));
}
