/** What people say under a post; `on` begins its title. */
export interface PostReplyContent {
  readonly on: string;
  /** Days after the post. */
  readonly day: number;
  readonly by: string;
  readonly body: string;
  readonly replies?: readonly Pick<PostReplyContent, 'by' | 'body'>[];
}

export const POST_REPLIES: readonly PostReplyContent[] = [
  {
    on: '실행 계획의 숫자를',
    day: 1,
    by: 'member2',
    body: '`rows=1`을 그대로 믿고 인덱스를 세 개나 만들었던 사람입니다… 통계부터 봤어야 했네요.',
    replies: [
      { by: 'instructor', body: '누구나 한 번은 그래요. 만든 인덱스를 지우기 전에 쓰이는지부터 세어 보세요.' },
      { by: 'member2', body: '세어 보니 둘은 한 번도 쓰이지 않았어요. 지웠습니다!' },
    ],
  },
  {
    on: '실행 계획의 숫자를',
    day: 2,
    by: 'member5',
    body: '2번에서 예상과 실제가 비슷한데도 느리면 어디를 봐야 하나요?',
    replies: [{ by: 'member1', body: '저는 읽은 블록 수를 봤어요. 행은 적은데 쪽을 많이 넘기고 있더라고요.' }],
  },
  {
    on: '정규화는 왜',
    day: 3,
    by: 'member3',
    body: '"같은 사실을 한 곳에만"이라는 말로 외우니 2NF와 3NF가 헷갈리지 않아요.',
  },
  {
    on: '복합 인덱스,',
    day: 2,
    by: 'member4',
    body: '이름만 알 때 전화번호부를 처음부터 넘겨야 한다는 비유가 바로 와닿았어요.',
    replies: [{ by: 'member6', body: '저는 성을 모르면 두 번째 책을 따로 만든다고 이해했어요.' }],
  },
];
