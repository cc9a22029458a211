import type { LoungeContent } from '../../quizzes/lounge.content.ts';

export const SAERO_LOUNGE: LoungeContent = {
  open: ['incident/root-cause', 'incident/retry-storm'],
  taken: [],
  written: [
    {
      key: 'estimate',
      author: 'manager',
      status: 'PUBLIC',
      question:
        '"언제까지 되나요?"라는 물음에 "이 주요"라고 답했고, 사 주가 걸렸습니다. 처음에 **어떻게 답했어야** 할까요?',
      modelAnswer:
        '하나의 날짜 대신 **범위**와 그 근거를 말한다. 아직 모르는 것을 **가정**으로 적고, 가정이 깨지면 언제 다시 알릴지 약속한다. 일을 나누어 가장 **불확실한** 부분을 먼저 해 보면 범위가 좁아진다. 비슷한 일이 **실제로 걸린 시간**이 어림보다 낫다.',
      keywords: ['범위', '가정', '불확실한', '실제로 걸린 시간'],
      jobGroup: '0100',
      jobs: ['0101'],
      jobLevels: [1, 2],
      tags: ['일하는 법', '계획'],
    },
    {
      key: 'alert',
      author: 'instructor',
      status: 'PUBLIC',
      question:
        '밤마다 울리지만 아무도 일어나지 않는 **경보**가 있습니다. 지울까요, 둘까요? 무엇을 기준으로 정하겠습니까?',
      modelAnswer:
        '경보는 **사람이 지금 할 일**이 있을 때만 울려야 한다. 할 일이 없으면 지우거나 아침에 보는 **지표**로 옮긴다. 울려도 무시하는 데 익숙해지면(**경보 피로**) 진짜를 놓친다. 사용자가 겪는 **증상**에 걸고 원인에는 걸지 않는다.',
      keywords: ['사람이 지금 할 일', '지표', '경보 피로', '증상'],
      jobGroup: '0300',
      jobs: ['0305'],
      jobLevels: [2, 3],
      tags: ['운영', '장애 대응'],
    },
  ],
};
