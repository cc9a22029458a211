export const helpPageText = {
  title: '도움말',
  lead: '두레에서 하는 일을 짧게 모았어요. 찾는 것이 없으면 화면 맨 위 도우미에게 물어보세요.',
  learning: '배우는 사람에게',
  teaching: '클럽을 운영하는 사람에게',
};
