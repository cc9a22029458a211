/** Field errors of lecture clubs that only the server can find. */
export const lectureText = {
  studyUnknown: '이 클럽의 강의가 아닙니다.',
  materialUnknown: '자료로 쓸 수 없는 콘텐츠입니다. 파일이나 링크를 다시 더해 주세요.',
  materialTwice: '같은 자료를 두 번 넣을 수 없습니다.',
  fileMissing: '파일을 다시 올려 주세요.',
  oneOf: '자료는 콘텐츠, 파일, 링크 가운데 하나여야 합니다.',
};
