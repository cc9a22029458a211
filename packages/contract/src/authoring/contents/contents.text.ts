/** Field errors of contents (specification, section 5). */
export const contentText = {
  typeMissing: '지식콘텐츠 유형을 선택하세요.',
  urlMissing: '콘텐츠 URL을 입력해주세요.',
  fileMissing: '파일을 선택해 주세요.',
  urlWrong: '올바른 URL이 아닙니다.',
  fileAndUrl: '파일과 URL 가운데 하나만 보내 주세요.',
  pasteForLink: '글은 링크에만 붙여 넣을 수 있어요.',
  postChanges: '이 글은 읽고 볼 것에서 고쳐요.',
};

/** Labels of the types of content (specification, section 3). */
export const CONTENT_TYPE_LABELS = {
  '0001': '글',
  '0002': '영상',
  '0003': '세미나',
  '0005': '멘토 세미나',
  '0320': '파일',
} as const;
