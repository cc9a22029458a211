import type { DataGroup } from '@dure/contract/platform/privacy/data-groups';

/** What a member is told of a part of their data. */
interface GroupWords {
  readonly title: string;
  readonly what: string;
  readonly why: string;
  readonly keptFor: string;
  readonly onLeaving: string;
}

const UNTIL_LEAVING = '탈퇴할 때까지';

export const groupWords: Readonly<Record<DataGroup, GroupWords>> = {
  account: {
    title: '계정',
    what: '이메일, 닉네임, 학번, 프로필 사진, 비밀번호(알아볼 수 없게 바꾼 값), 동의 내역, 로그인한 기기, 2단계 인증, 패스키, 연결한 기관 계정, 받은 메일',
    why: '본인인지 확인하고 서비스를 제공하려고',
    keptFor: '탈퇴할 때까지. 로그인한 기기는 로그인이 끝날 때까지, 메일은 30일',
    onLeaving: '지워요. 같은 이메일로 다시 가입할 수 있어요.',
  },
  clubs: {
    title: '클럽 활동',
    what: '가입한 클럽과 요청, 가입 메시지, 즐겨찾기, 강사에게 받은 메시지, 참여 횟수',
    why: '클럽에 참여하고 진도를 보여 주려고',
    keptFor: UNTIL_LEAVING,
    onLeaving: '가입 메시지, 즐겨찾기, 받은 메시지는 지워요. 답변이 있는 클럽에는 ‘탈퇴한 회원’으로 남아요.',
  },
  answers: {
    title: '답변',
    what: '사전답변과 최종답변, 고친 기록, 임시 저장, 이해도, 인용한 문장, 복습에서 떠올린 답',
    why: '함께 읽고 채점하려고',
    keptFor: '클럽이 있는 동안',
    onLeaving: '제출한 답변은 ‘탈퇴한 회원’으로 남고, 임시 저장과 복습 기록은 지워요.',
  },
  files: {
    title: '올린 파일',
    what: '답변과 피드백에 붙인 파일, 자료, 프로필 사진',
    why: '답변과 자료를 함께 보려고',
    keptFor: '붙어 있는 글이 있는 동안',
    onLeaving: '답변에 붙은 파일은 이름을 지우고 남겨요. 프로필 사진과 제출하지 않은 파일은 지워요.',
  },
  grades: {
    title: '받은 점수와 피드백',
    what: '강사, AI, 자기 채점 점수와 까닭, 피드백, 다시 보기 요청, 평가서',
    why: '배움을 돕고 성적을 남기려고',
    keptFor: '클럽이 있는 동안',
    onLeaving: '이름 없이 ‘탈퇴한 회원’의 기록으로 남아요.',
  },
  community: {
    title: '댓글과 반응',
    what: '댓글, 좋아요, 원픽과 그 까닭',
    why: '서로의 답변에 의견을 나누려고',
    keptFor: '답변이 있는 동안',
    onLeaving: '‘탈퇴한 회원’의 것으로 남아요.',
  },
  lectures: {
    title: '강의',
    what: '읽은 자리와 진도, 강의 질문, 강의 도우미와 나눈 대화',
    why: '이어서 읽고 물어볼 수 있게 하려고',
    keptFor: UNTIL_LEAVING,
    onLeaving: '읽은 기록과 도우미와 나눈 대화는 지워요. 강사에게 한 질문은 ‘탈퇴한 회원’으로 남아요.',
  },
  friends: {
    title: '친구',
    what: '친구, 친구 요청, 차단',
    why: '친구의 활동을 보여 주려고',
    keptFor: UNTIL_LEAVING,
    onLeaving: '양쪽에서 모두 지워요.',
  },
  points: {
    title: '포인트',
    what: '포인트를 얻은 기록과 달마다 모은 포인트',
    why: '활동을 세고 랭킹을 보여 주려고',
    keptFor: '클럽이 있는 동안',
    onLeaving: '랭킹에서 사라져요. 기록은 이름 없이 남아요.',
  },
  notices: {
    title: '알림',
    what: '받은 알림과 알림 설정',
    why: '나에게 생긴 일을 알려 주려고',
    keptFor: '알림은 30일, 설정은 탈퇴할 때까지',
    onLeaving: '지워요.',
  },
  teaching: {
    title: '만들고 운영한 것',
    what: '만든 퀴즈와 자료, 운영한 클럽, 보낸 메시지, 채점한 기록',
    why: '수업을 운영하고 누가 언제 고쳤는지 알려고',
    keptFor: '쓰이는 동안',
    onLeaving: '‘탈퇴한 회원’이 만든 것으로 남아요. 나만 쓰던 피드백 틀은 지워요.',
  },
  looks: {
    title: '열람 기록',
    what: '강사와 운영자가 내 정보를 열거나 내려받은 기록',
    why: '누가 내 정보를 보았는지 알 수 있게 하려고',
    keptFor: '1년',
    onLeaving: '법령에 따라 1년 동안 이름 없이 남아요.',
  },
  safety: {
    title: '짧게 두는 것',
    what: '같은 요청이 두 번 처리되지 않게 하는 값, 잘못된 비밀번호와 코드를 센 횟수',
    why: '중복과 부정한 이용을 막으려고',
    keptFor: '하루',
    onLeaving: '지워요.',
  },
};
