export const chatbotText = {
  open: '두레 도우미 열기',
  launch: '도우미',
  title: '두레 도우미',
  lead: '내 클럽과 이용 안내에 답해요',
  close: '닫기',
  width: '도우미 너비',
  height: '도우미 높이',
  pixels: (size: number) => `${size}픽셀`,
  failed: '도우미를 열지 못했어요',
};
