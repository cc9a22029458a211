export const myActivityText = {
  title: '마이페이지',
  ways: '내 활동과 설정',
  replies: '내 댓글',
  ranking: '월간 순위',
  friends: '친구',
  resume: '이력 이야기',
  alarms: '알림',
  alarmSettings: '알림 설정',
  profile: '프로필',
  security: '보안',
  privacy: '개인정보',
};
