import { number } from '../../../ui/text/number-format.ts';

export const mailsText = {
  title: '메일',
  outbox: '메일 서버가 정해져 있지 않아 메일이 여기에만 쌓여요. 받을 사람에게 직접 전해 주세요.',
  sending: '보낸 메일이에요. 본문은 받는 사람만 볼 수 있어요.',
  stuck: '메일 서버가 받지 않아 기다리는 메일이 있어요. 이유는 그 메일에 있고, 곧 다시 보내요.',
  retry: (count: number) => `${number.format(count)}통 지금 다시 보내기`,
  retried: '다시 보내고 있어요.',
  list: '메일 목록',
  empty: '아직 보낸 메일이 없어요.',
  states: { WAITING: '보내는 중', SENT: '보냄', ENDED: '보내지 못함' },
  kept: '보관 중',
  used: '기한 지남',
  recipient: (address: string) => `받는 사람 ${address}`,
  tries: (count: number) => `${count}번 시도`,
} as const;
