interface FailureEntry {
  /** Code of the catalogue of refusals where it has one: a bad address, or a site that cannot be read. */
  readonly code: '0413' | '1410' | null;
  readonly message: string;
}

/** Why a content could not be read, as a person is told. */
export const READING_FAILURES = {
  encrypted: { code: null, message: '암호가 걸려 있어 읽지 못했어요' },
  scanned: { code: null, message: '글자가 없는 스캔 문서라 읽지 못했어요. 글자를 고를 수 있는 파일로 바꿔 주세요' },
  unknownLetters: {
    code: null,
    message: '글꼴이 어떤 글자인지 알려 주지 않아 읽지 못했어요. 글자를 복사해 붙일 수 있는 파일로 바꿔 주세요',
  },
  empty: { code: null, message: '읽을 본문이 없어요. 제목 아래에 본문을 쓰거나 다른 파일로 바꿔 주세요' },
  broken: { code: null, message: '파일이 손상되어 읽지 못했어요' },
  tooLarge: { code: null, message: '내용이 너무 많아 읽지 못했어요. 나누어 올려 주세요' },
  tooSlow: { code: null, message: '읽는 데 너무 오래 걸려 그만두었어요. 나누어 올려 주세요' },
  oldFormat: { code: null, message: '옛 형식은 읽지 못해요. HWPX, DOCX, XLSX, PPTX로 저장해 올려 주세요' },
  hwp3: {
    code: null,
    message: '한글 97 이전에 쓰던 HWP 형식이라 읽지 못해요. 한글에서 HWP나 HWPX로 다시 저장해 올려 주세요',
  },
  forDistribution: {
    code: null,
    message: '배포용 문서라 읽지 못해요. 배포용으로 바꾸기 전의 문서를 올려 주세요',
  },
  privateAddress: { code: '0413', message: '안쪽 네트워크의 주소는 읽지 않아요' },
  unknownHost: { code: '0413', message: '없는 주소예요' },
  siteForbids: { code: '1410', message: '이 사이트는 자동으로 읽는 것을 막아 두었어요' },
  siteFails: { code: '1410', message: '사이트가 글을 내주지 않았어요' },
  siteSilent: { code: '1410', message: '사이트가 제때 답하지 않았어요' },
  siteTooLarge: { code: '1410', message: '사이트의 글이 너무 커서 읽지 못했어요' },
  siteType: { code: '1410', message: '글로 된 페이지가 아니라 읽지 못했어요' },
  siteEmpty: { code: '1410', message: '사이트에 읽을 글이 없어요' },
} as const satisfies Record<string, FailureEntry>;
export type ReadingFailure = keyof typeof READING_FAILURES;
