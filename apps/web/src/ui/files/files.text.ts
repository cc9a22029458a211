import { number } from '../text/number-format.ts';

/** What files to be sent say. */
export const filesText = {
  choose: '파일 선택',
  hint: '파일을 여기에 끌어다 놓거나 선택해 주세요.',
  limits: (size: string, count: number) => `파일당 ${size}, ${number.format(count)}개까지`,
  list: (label: string) => `${label} 목록`,
  progress: (name: string) => `${name} 올리는 중`,
  remove: (name: string) => `${name} 삭제`,
  wrongKind: (name: string, kinds: readonly string[]) =>
    `‘${name}’ 파일은 올릴 수 없는 형식이에요. ${kinds.join(', ')} 파일을 선택해 주세요.`,
  tooLarge: (name: string, size: string) => `‘${name}’ 파일이 너무 커요. 파일 하나는 ${size}까지 올릴 수 있어요.`,
  empty: (name: string) => `‘${name}’ 파일은 비어 있어요.`,
  tooMany: (count: number) => `파일은 ${number.format(count)}개까지 올릴 수 있어요.`,
} as const;
