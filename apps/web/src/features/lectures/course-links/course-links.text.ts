import { studyOrder } from '../../../ui/text/study-order.ts';

/** Words of the pair of a lecture club and a quiz club; `isLecture`: said in the lecture club. */
export const courseLinksText = {
  title: (isLecture: boolean) => (isLecture ? '이 강의의 퀴즈클럽' : '이 퀴즈의 강의클럽'),
  none: (isLecture: boolean) =>
    isLecture
      ? '같은 과목의 퀴즈클럽을 연결하면 강의마다 그 퀴즈가 보이고, 평가에 퀴즈도 들어가요.'
      : '같은 과목의 강의클럽을 연결하면 빠뜨린 키워드에서 그것을 설명하는 자료로 갈 수 있어요.',
  note: '한쪽 클럽의 멤버라고 다른 쪽에 들어갈 수 있는 것은 아니에요.',
  linked: '연결된 클럽',
  link: '클럽 연결',
  unlink: '연결 끊기',
  unlinkAsk: '두 클럽의 연결을 끊을까요?',
  unlinkDetail: '두 클럽은 그대로 남고, 서로 이어지는 길만 사라져요.',
  linkedNow: '두 클럽을 연결했어요.',
  unlinkedNow: '연결을 끊었어요.',
  search: '클럽 이름으로 찾기',
  choose: '연결할 클럽',
  nobody: '연결할 수 있는 클럽이 없어요. 두 클럽을 모두 운영해야 하고, 한 클럽은 한 번만 연결할 수 있어요.',
  nothingFound: '찾는 이름의 클럽이 없어요.',
  more: (count: number) => `이름으로 찾으면 나머지 ${count}개도 볼 수 있어요.`,
  confirm: '연결하기',
  close: '닫기',
  quizzes: {
    list: '이 강의의 퀴즈',
    of: (club: string) => `${club}의 퀴즈예요.`,
    closed: (club: string, count: number) =>
      `‘${club}’에 이 강의의 퀴즈가 ${count}개 있어요. 그 클럽의 멤버가 되면 풀 수 있어요.`,
    see: '퀴즈클럽 보기',
    no: (no: number) => `퀴즈 ${no}`,
  },
  explained: {
    title: '빠뜨린 키워드는 여기에 있어요',
    study: (no: number, title: string) => `${studyOrder(no)} ${title}`,
    closed: (club: string) => `자료는 ‘${club}’의 멤버가 볼 수 있어요.`,
    see: '강의클럽 보기',
  },
} as const;
