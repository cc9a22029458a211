/** Field errors of accounts. */
export const accountsText = {
  unknownOrganization: '이 기관에 없는 소속입니다.',
  organizationMissing: '소속을 골라 주세요.',
  otherMemberType: '가입할 때 고른 회원 유형과 다릅니다.',
  otherOrganization: '가입할 때 고른 소속과 다릅니다.',
  unknownMemberType: '이 기관에 없는 회원 유형입니다.',
  commonPassword: '많이 쓰여서 쉽게 알아낼 수 있는 비밀번호입니다. 다른 비밀번호를 정해 주세요.',
  otherPassword: '가입할 때 정한 비밀번호와 다릅니다.',
  wrongPassword: '비밀번호가 일치하지 않습니다.',
  addressMissing: '이메일 주소를 입력해 주세요.',
  nameTaken: '이미 쓰는 아이디예요. 다른 아이디를 정해 주세요.',
  addressTaken: '이미 가입된 이메일이에요. 로그인해 주세요.',
  passkey: '패스키',
  wrongCode: '코드가 맞지 않거나 이미 쓴 코드입니다. 앱에 지금 보이는 코드를 입력해 주세요.',
  imageMissing: '사진을 골라 주세요.',
  staleConsent: '약관이 바뀌었습니다. 새로 고친 뒤 다시 확인해 주세요.',
};
