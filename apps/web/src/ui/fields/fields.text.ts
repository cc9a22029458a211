import { number } from '../text/number-format.ts';

/** What fields say. */
export const fieldsText = {
  textArea: {
    count: (length: number, limit: number) => `${number.format(length)} / ${number.format(limit)}자`,
    over: (limit: number, over: number) =>
      `${number.format(limit)}자까지 쓸 수 있어요. ${number.format(over)}자를 줄여 주세요.`,
  },
  number: {
    more: (label: string) => `${label} 증가`,
    less: (label: string) => `${label} 감소`,
    outside: (least: number | undefined, max: number | undefined, unit: string) =>
      [
        ...(least === undefined ? [] : [`${number.format(least)}${unit}부터`]),
        ...(max === undefined ? [] : [`${number.format(max)}${unit}까지`]),
        '입력할 수 있어요.',
      ].join(' '),
  },
  select: {
    placeholder: '선택해 주세요',
    empty: '고를 수 있는 항목이 없어요.',
    summary: (labels: readonly string[]) =>
      labels.length > 2 ? `${labels[0]} 외 ${number.format(labels.length - 1)}개` : labels.join(', '),
  },
  tags: {
    add: '추가',
    list: (label: string) => `추가한 ${label}`,
    remove: (tag: string) => `${tag} 삭제`,
    full: (limit: number) => `${number.format(limit)}개까지 추가할 수 있어요.`,
  },
} as const;
