import { cutText } from '@dure/contract/text/cut-text';

/** What a model is told whose answer has not the wanted shape; `why` comes from the check, not from the data. */
export const repairRequest = (why: string): string =>
  [
    '방금 답은 정해진 JSON 모양이 아니어서 쓸 수 없습니다.',
    `검사 결과: ${cutText(why, 2000)}`,
    '같은 내용을 정해진 모양의 JSON 하나로만 다시 쓰세요. 설명도 코드 울타리도 붙이지 마세요.',
  ].join('\n');
