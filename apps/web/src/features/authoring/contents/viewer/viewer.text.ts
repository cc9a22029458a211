import { number } from '../../../../ui/text/number-format.ts';

/** Words of a content that is looked at. */
export const viewerText = {
  previous: '이전 쪽',
  next: '다음 쪽',
  at: (no: number, of: number) => `${number.format(no)} / ${number.format(of)}쪽`,
  page: (no: number) => `${number.format(no)}쪽 그림`,
  smaller: '작게',
  larger: '크게',
  zoom: (percent: number) => `${percent}%`,
  pages: '쪽으로 보기',
  text: '글로 보기',
  look: '보는 방법',
  loading: '문서를 여는 중',
  failed: '문서를 보여 주지 못했어요. 읽은 글로 볼 수 있어요.',
  failedPicture: '그림을 보여 주지 못했어요.',
  away: '이 파일은 이 기기에 없어요. 인터넷에 연결되면 보여 드릴게요.',
  more: '이어서 더 보기',
  noText: '읽은 글이 없어요.',
  image: (title: string) => `${title} 그림`,
  list: '읽은 글',
  toPost: '읽고 볼 것에서 이 글 보기',
  withdrawn: '지금은 읽고 볼 것에 없는 글이에요. 마지막으로 공개한 글을 보여 드려요.',
} as const;
