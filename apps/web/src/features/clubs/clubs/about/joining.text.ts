import { MAX_PARTICIPATION_CODE_LENGTH, MIN_PARTICIPATION_CODE_LENGTH } from '@dure/contract/clubs/clubs/club-limits';
import { number } from '../../../../ui/text/number-format.ts';

/** The two ways into a club: its code, and a request. */
export const joiningText = {
  code: {
    title: '참여코드로 가입',
    label: '참여코드',
    description: `클럽을 여는 사람에게 받은 ${MIN_PARTICIPATION_CODE_LENGTH}~${MAX_PARTICIPATION_CODE_LENGTH}자의 영문과 숫자예요.`,
    required: '참여코드를 입력해 주세요.',
    submit: '가입하기',
    cancel: '닫기',
    tooMany: (seconds: number) => `여러 번 틀려서 잠시 막혔어요. ${number.format(seconds)}초 뒤에 다시 시도해 주세요.`,
  },
  request: {
    title: '가입 요청하기',
    label: '남길 말',
    description: '왜 함께하고 싶은지 짧게 남기면 승인에 도움이 돼요. 비워 두어도 괜찮아요.',
    submit: '요청 보내기',
    cancel: '닫기',
  },
} as const;
