import { MAX_ANSWER_LENGTH } from '@dure/contract/answering/answers/answer-limits';
import { number } from '../../../../ui/text/number-format.ts';

/** Where an answer is written. */
export const editorText = {
  pre: '사전답변',
  final: '최종답변',
  placeholder: {
    pre: '지금 알고 있는 만큼 써 보세요. 마크다운으로 쓸 수 있어요.',
    final: '읽고 배운 것을 담아 다시 써 보세요. 마크다운으로 쓸 수 있어요.',
  },
  save: '임시저장',
  submit: { pre: '사전답변 제출', final: '최종답변 제출' },
  resubmit: '고친 답변 제출',
  marksRevision: '지금 고친 답변에는 ‘모범 답안을 본 뒤 고침’이라고 표시되고, 고치기 전 답변이 채점돼요.',
  cancelRevision: '그만두기',
  confirmCancel: '고치던 글을 지우고 그만둘까요?',
  empty: '답변을 입력해 주세요.',
  count: (length: number, limit: number) => `${number.format(length)} / ${number.format(limit)}자`,
  tooLong: (over: number) =>
    `${number.format(MAX_ANSWER_LENGTH)}자까지 쓸 수 있어요. ${number.format(over)}자를 줄여 주세요.`,
  filesUploading: '파일을 올리는 중이에요. 다 올라가면 제출할 수 있어요.',
} as const;
