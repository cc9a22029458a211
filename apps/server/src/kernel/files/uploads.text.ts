/** Field errors of a multipart body. */
export const uploadText = {
  malformed: '형식이 올바르지 않습니다.',
  notMultipart: '여러 부분으로 된 요청이어야 합니다.',
  missing: '파일을 선택해 주세요.',
  unknownField: '받지 않는 항목입니다. 입력값은 request 부분에 JSON으로 보내 주세요.',
  unknownPart: '받지 않는 파일입니다.',
  tooMany: (max: number) => `파일은 ${max}개까지 올릴 수 있습니다.`,
  tooLarge: (name: string, bytes: number) => `${name}: ${Math.round(bytes / 1024 / 1024)}MB까지 올릴 수 있습니다.`,
  tooManyPixels: (name: string) => `${name}: 이미지의 가로세로가 너무 큽니다.`,
  wrongType: (name: string) => `${name}: 올릴 수 없는 형식의 파일입니다.`,
};
