import { number } from '../../../ui/text/number-format.ts';

export const jobsPageText = {
  title: '작업',
  lead: '우리 기관을 위해 뒤에서 하는 일이에요. 한 주 동안 보여요.',
  kinds: '작업 종류',
  empty: '한 주 동안 돌아간 작업이 없어요.',
  failed: '멈춘 작업',
  failedLead: '여러 번 해 보고 그만둔 작업이에요. 까닭을 없앤 뒤에 다시 할 수 있어요.',
  tries: (count: number) => `${number.format(count)}번 해 봤어요`,
  retry: '다시 하기',
  retryOf: (job: string) => `${job} 다시 하기`,
  retried: '작업을 다시 시작했어요.',
} as const;
