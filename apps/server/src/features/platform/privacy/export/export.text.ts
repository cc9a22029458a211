import { EXPORT_DAYS } from '@dure/contract/platform/privacy/export-limits';

interface About {
  readonly tenantName: string;
  readonly madeAt: string;
  readonly files: readonly { readonly file: string; readonly what: string; readonly columns: readonly string[] }[];
  readonly words: Readonly<Record<string, string>>;
}

const DATA = '자료';

/** What the archive, its folders and its README are called and say. */
export const exportText = {
  archive: (day: string): string => `내 정보 ${day}.zip`,
  dataFolder: DATA,
  filesFolder: '파일',
  readme: '읽어 주세요.txt',
  places: '클럽과 퀴즈',
  readmeOf: ({ tenantName, madeAt, files, words }: About): string =>
    [
      `${tenantName}에 보관된 내 정보입니다.`,
      `만든 때: ${madeAt} (UTC)`,
      '',
      `‘${DATA}’ 폴더의 JSON 파일은 메모장이나 웹브라우저로 열 수 있습니다. 시각은 모두 UTC입니다.`,
      '다른 사람의 이름과 연락처, 아직 공개되지 않은 점수는 들어 있지 않습니다.',
      '비밀번호는 알아볼 수 없게 바꾼 값만 보관하므로 들어 있지 않습니다.',
      `내려받을 수 있는 기간은 만든 뒤 ${EXPORT_DAYS}일입니다.`,
      '',
      ...files.flatMap(({ file, what, columns }) => [
        `${file} — ${what}`,
        ...columns.map((column) => `  ${column}: ${words[column]}`),
        '',
      ]),
    ].join('\r\n'),
} as const;
