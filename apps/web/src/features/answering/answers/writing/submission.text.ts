/** What is asked before an answer is submitted, and what is said then. */
export const submissionText = {
  confirm: {
    pre: {
      title: '사전답변을 제출할까요?',
      body: '제출하면 사전답변은 고칠 수 없어요. 이어서 콘텐츠와 동료의 답변이 열리고, 최종답변을 쓸 수 있어요.',
    },
    final: {
      title: '최종답변을 제출할까요?',
      body: '제출하면 모범 답안과 두 답변의 비교가 열려요. 마감이나 채점 전까지는 고칠 수 있어요.',
    },
    heldFinal: {
      title: '최종답변을 제출할까요?',
      body: '제출하면 두 답변의 비교가 열려요. 마감이나 채점 전까지는 고칠 수 있어요.',
    },
    revision: {
      title: '고친 최종답변을 제출할까요?',
      body: '지금 제출한 글이 최종답변이 돼요. 전에 낸 글도 보관돼요.',
    },
    lateRevision: {
      title: '고친 최종답변을 제출할까요?',
      body: '‘모범 답안을 본 뒤 고침’이라고 표시돼요. 고치기 전 답변이 채점되고 동료에게 보여요.',
    },
    submit: '제출',
  },
  failed: (message: string) => `제출하지 못했어요. ${message}`,
  submitted: {
    pre: '사전답변을 제출했어요. 콘텐츠와 동료의 답변이 열렸어요.',
    final: '최종답변을 제출했어요. 모범 답안과 비교해 보세요.',
    heldFinal: '최종답변을 제출했어요. 두 답변을 비교해 보세요.',
    lateRevision: '고친 답변을 제출했어요.',
  },
} as const;
