import { MAX_PARTICIPATION_CODE_LENGTH, MIN_PARTICIPATION_CODE_LENGTH } from '@dure/contract/clubs/clubs/club-limits';
import { number } from '../../../../ui/text/number-format.ts';

/** Joining by a participation code. */
export const joinText = {
  description: `클럽을 여는 사람에게 받은 ${MIN_PARTICIPATION_CODE_LENGTH}~${MAX_PARTICIPATION_CODE_LENGTH}자의 영문과 숫자예요.`,
  code: '참여코드',
  find: '클럽 찾기',
  other: '다른 코드 입력',
  submit: '가입하기',
  enter: '클럽으로 가기',
  cancel: '취소',
  tooMany: (seconds: number) => `여러 번 틀려서 잠시 막혔어요. ${number.format(seconds)}초 뒤에 다시 시도해 주세요.`,
  found: '이 클럽이 맞나요?',
  pending: '가입을 신청했어요. 클럽에서 승인하면 참여할 수 있어요.',
} as const;
