import { number } from '../../../../ui/text/number-format.ts';

/** The others' answers. */
export const peersText = {
  peers: {
    opened: (peers: number) => `${number.format(peers)}명의 생각이 열렸어요`,
    first: '먼저 읽어 보세요',
    shared: (words: readonly string[]) => `${words.map((word) => `‘${word}’`).join(', ')} 이야기를 함께 해요`,
    onlyThere: (words: readonly string[]) => `내 답에 없는 생각: ${words.join(', ')}`,
    lacks: '핵심 키워드가 하나 이상 빠졌어요. 덧붙인다면?',
    of: (nickname: string) => `${nickname} 님의 답변`,
    search: '답변 검색',
    searchPlaceholder: '이름이나 내용으로 찾기',
    sort: '정렬',
    sorts: { newest: '최신순', likes: '좋아요 많은 순', onePicks: '원픽 많은 순' },
    empty: '아직 다른 사람의 답변이 없어요. 첫 답변이 올라오면 여기에 보여요.',
    notFound: (keyword: string) => `‘${keyword}’에 맞는 답변이 없어요. 다른 말로 찾아 보세요.`,
    clear: '검색 지우기',
    more: '더 보기',
    less: '접기',
    like: (nickname: string) => `${nickname} 님의 답변 좋아요`,
    onePick: (nickname: string) => `${nickname} 님의 답변 원픽`,
    onePickWord: '원픽',
    replies: (nickname: string, count: number) => `${nickname} 님의 답변 댓글 ${number.format(count)}개`,
    files: (nickname: string, count: number) => `${nickname} 님의 파일 ${count}개 내려받기`,
    fresh: (count: number) => `새 답변 ${number.format(count)}개`,
    revised: '이 답변이 고쳐졌어요. 고친 답변 보기',
    pinned: '찾아온 답변',
  },
  onePick: {
    move: '원픽을 여기로 옮기기',
    reason: '고른 까닭 (선택)',
    placeholder: '어떤 점이 도움이 되었나요?',
    shownTo: (nickname: string) => `${nickname} 님에게 보여요`,
    save: '남기기',
    saved: '고른 까닭을 남겼어요.',
  },
  alerts: {
    like: '로그인 후 좋아요를 클릭 할 수 있습니다.',
    onePick: '로그인 후 원픽을 클릭 할 수 있습니다.',
  },
} as const;
