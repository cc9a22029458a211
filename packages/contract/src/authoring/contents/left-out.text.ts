/** What of a document is not among its passages, as a person is told. */
export const LEFT_OUT = {
  hidden: '숨긴 글',
  deleted: '지운 글(변경 내용)',
  comment: '메모와 숨은 설명',
  headerFooter: '머리말과 꼬리말',
  hiddenSlide: '숨긴 슬라이드',
  hiddenSheet: '숨긴 시트',
  formula: '옮기지 못해 입력한 그대로 둔 수식',
  pictureOnly: '글자 없이 그림만 있는 쪽',
  unsure: '글자를 확실히 알아보지 못한 스캔 쪽',
  unknownLetters: '글꼴이 글자를 알려 주지 않아 읽지 못한 글자가 있는 쪽',
  brokenPage: '손상된 쪽',
  menu: '메뉴',
  formField: '입력 칸에 든 값',
  embedded: '다른 프로그램의 개체나 붙인 파일',
} as const satisfies Record<string, string>;
export type LeftOutReason = keyof typeof LEFT_OUT;
export const LEFT_OUT_REASONS = Object.keys(LEFT_OUT) as [LeftOutReason, ...LeftOutReason[]];

/** Pages that are named for one reason; further ones are counted. */
export const MAX_LEFT_OUT_UNITS = 20;

/** What was left out for one reason: how often, and in which of the document's units (the first twenty). */
export interface LeftOut {
  readonly reason: LeftOutReason;
  readonly count: number;
  readonly units: readonly number[];
}
