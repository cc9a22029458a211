/** A short text about one thing that people do here. */
export interface HelpText {
  /** Its place on the page of help texts: `/help#deadline`. */
  readonly id: string;
  readonly title: string;
  /** Plain sentences, each of which can be quoted by itself. */
  readonly text: string;
  /** Where it is done. */
  readonly path: `/${string}`;
  readonly place: string;
}

/** For everybody who learns; what those who run clubs do stands behind it. */
export const HELP_TEXTS: readonly HelpText[] = [
  {
    id: 'join',
    title: '클럽 가입과 참여코드',
    text: '클럽에 가입하려면 퀴즈클럽이나 강의클럽 목록에서 클럽을 열고 가입을 누르세요. 참여코드를 받았다면 목록 위의 참여코드로 가입에 코드를 넣으면 바로 그 클럽을 찾아요. 승인이 필요한 클럽은 운영자가 받아 준 뒤에 들어갈 수 있어요. 정원이 찼거나 모집이 끝난 클럽에는 가입할 수 없어요.',
    path: '/quiz',
    place: '퀴즈클럽 목록',
  },
  {
    id: 'request',
    title: '가입 요청의 결과',
    text: '보낸 가입 요청은 퀴즈클럽 목록의 가입 요청에서 볼 수 있어요. 승인되거나 거절되면 알림이 와요. 거절된 요청에는 이유가 함께 보이고, 모집 중이면 다시 요청할 수 있어요. 기다리는 요청은 취소할 수 있어요.',
    path: '/quiz?view=REQUESTED',
    place: '가입 요청 보기',
  },
  {
    id: 'leave',
    title: '클럽에서 나가기',
    text: '클럽에서 나가고 싶으면 클럽을 열고 나가기를 누르세요. 나가면 가입으로 받은 포인트는 되돌려요. 이미 낸 답변은 클럽에 남아요.',
    path: '/quiz?view=MINE',
    place: '내 클럽',
  },
  {
    id: 'steps',
    title: '퀴즈에 답하는 순서',
    text: '퀴즈는 사전답변, 학습 콘텐츠, 최종답변, 피드백의 네 단계로 풀어요. 사전답변을 먼저 내야 다른 사람의 답변이 열려요. 다른 답변과 학습 콘텐츠를 읽은 뒤 최종답변을 써요. 틀린 사전답변은 감점하지 않아요.',
    path: '/studyroom',
    place: '내 학습방',
  },
  {
    id: 'deadline',
    title: '마감과 제출',
    text: '답변 마감 뒤에는 사전답변도 최종답변도 낼 수 없으니, 늦게 내서 점수가 깎이는 일은 없어요. 마감 전에 낸 최종답변에는 포인트를 더 줘요. 마감 24시간 전까지 최종답변을 내지 않았으면 알림이 와요. 다가오는 마감은 내 학습방의 이번 주 일정에서 볼 수 있어요.',
    path: '/studyroom',
    place: '내 학습방',
  },
  {
    id: 'draft',
    title: '임시저장과 이어 쓰기',
    text: '쓰던 답변은 몇 초마다 저절로 임시저장돼요. 인터넷이 끊겨도 쓰던 글은 이 기기에 남아 있고, 다시 연결되면 저장돼요. 다른 기기에서 이어 쓸 수도 있어요. 임시저장한 글은 제출하기 전까지 다른 사람에게 보이지 않아요.',
    path: '/studyroom',
    place: '내 학습방',
  },
  {
    id: 'revise',
    title: '제출한 답변 고치기',
    text: '제출한 최종답변은 마감 전이고 아직 채점되지 않았으면 고칠 수 있어요. 모범답안이 열린 뒤에 고친 답변에는 표시가 붙어요. 제출했던 글은 모두 보관돼요. 사전답변은 제출하면 고칠 수 없어요.',
    path: '/studyroom',
    place: '내 학습방',
  },
  {
    id: 'model-answer',
    title: '모범답안이 열리는 때',
    text: '모범답안은 최종답변을 내면 열려요. 클럽이 모범답안을 마감까지 열지 않기로 했으면 마감에 열려요. 그때 내 답변과 비교하고 빠진 키워드를 볼 수 있어요.',
    path: '/quiz?view=MINE',
    place: '내 클럽',
  },
  {
    id: 'grades',
    title: '점수와 채점',
    text: '최종답변은 클럽에 따라 강사, AI 또는 본인이 채점해요. 점수와 피드백이 공개되면 알림이 오고, 퀴즈를 열면 볼 수 있어요. 클럽의 성장 탭에는 사전답변과 최종답변의 점수가 함께 있어요.',
    path: '/quiz?view=MINE',
    place: '내 클럽',
  },
  {
    id: 'review',
    title: '채점 다시 봐 달라고 하기',
    text: '강사나 AI가 매긴 점수가 이상하면 채점 후 7일 안에 다시 봐 달라고 요청할 수 있어요. 퀴즈를 열어 점수 아래에서 이유를 적어 보내세요. 요청은 점수마다 한 번 할 수 있고, 강사의 답은 알림으로 와요.',
    path: '/quiz?view=MINE',
    place: '내 클럽',
  },
  {
    id: 'peers',
    title: '좋아요, 원픽, 댓글',
    text: '다른 사람의 답변에 좋아요와 댓글을 남길 수 있어요. 원픽은 퀴즈마다 가장 좋은 답변 하나에만 줄 수 있고 다른 답변으로 옮길 수 있어요. 문장을 끌어서 내 답변에 인용할 수도 있어요. 내가 쓴 댓글은 나의 댓글에 모여 있어요.',
    path: '/account/my/replies',
    place: '나의 댓글',
  },
  {
    id: 'points',
    title: '포인트가 쌓이는 일',
    text: '포인트는 클럽 가입, 사전답변, 최종답변, 마감 전 제출, 댓글에 쌓여요. 받은 좋아요와 원픽, 90점 이상의 점수, 성장도 포인트가 돼요. 포인트를 주지 않는 클럽도 있어요. 쌓이고 되돌린 내역은 내 활동에서 볼 수 있어요.',
    path: '/account/my/activity',
    place: '내 활동',
  },
  {
    id: 'ranking',
    title: '월간 순위',
    text: '월간 순위(랭킹)는 이번 달에 쌓인 포인트로 매겨요. 점수가 같으면 등수도 같아요. 지난달 순위는 매달 1일에 굳어요. 순위에서 내 이름을 빼고 싶으면 순위 화면에서 끌 수 있어요.',
    path: '/studyroom/ranking',
    place: '월간 순위',
  },
  {
    id: 'friends',
    title: '친구 요청하기',
    text: '친구는 닉네임을 정확히 적거나 프로필에서 요청해요. 상대가 받아 주면 친구가 돼요. 친구에게는 공개 클럽의 활동만 보이고 점수와 답변은 보이지 않아요. 차단하면 서로 찾을 수 없어요.',
    path: '/studyroom/friends',
    place: '친구',
  },
  {
    id: 'alarms',
    title: '알림과 알림 설정',
    text: '알림은 최근 30일 동안의 것만 보관돼요. 어떤 일을 제품 안, 이메일, 푸시 가운데 무엇으로 받을지 알림 설정에서 고를 수 있어요. 끄고 싶은 알림도 거기에서 꺼요. 방해 금지 시간과 이메일 요약 주기도 거기에서 정해요.',
    path: '/account/my/alarms/settings',
    place: '알림 설정',
  },
  {
    id: 'calendar',
    title: '마감을 캘린더로 보기',
    text: '내 마감과 공개일을 쓰던 캘린더 앱에서 볼 수 있어요. 내 학습방에서 캘린더 주소를 만들어 캘린더 앱에 구독으로 추가하세요. 주소는 나만 아는 비밀이고 언제든 끊을 수 있어요.',
    path: '/studyroom',
    place: '내 학습방',
  },
  {
    id: 'lecture',
    title: '강의클럽에서 공부하기',
    text: '강의클럽은 강의 자료를 읽고 질문하는 클럽이에요. 강의를 열면 자료와 강의 도우미, 질문이 한 화면에 있어요. 강의 도우미는 강의 자료에 있는 것만 답하고 근거를 보여 줘요. 답을 찾지 못하면 강사에게 질문할 수 있어요.',
    path: '/lecture?view=MINE',
    place: '내 강의클럽',
  },
  {
    id: 'profile',
    title: '프로필과 닉네임 바꾸기',
    text: '닉네임과 프로필 사진은 마이페이지의 프로필에서 바꿔요. 사진은 정사각형으로 잘라 올릴 수 있어요.',
    path: '/account/my/profile',
    place: '프로필',
  },
  {
    id: 'password',
    title: '비밀번호 바꾸기와 로그인 기기',
    text: '비밀번호는 마이페이지의 보안에서 바꿔요. 비밀번호를 잊었으면 로그인 화면에서 비밀번호 다시 정하기를 누르면 메일을 보내 드려요. 로그인된 기기를 보고 하나씩 로그아웃할 수도 있어요.',
    path: '/account/my/security',
    place: '보안',
  },
  {
    id: 'privacy',
    title: '내 데이터와 탈퇴',
    text: '나에 대해 보관하는 것과 누가 보았는지는 마이페이지의 개인정보에서 볼 수 있어요. 내 데이터를 모두 내려받을 수 있어요. 탈퇴하면 개인정보는 지워지고 낸 답변은 탈퇴한 회원의 것으로 남아요.',
    path: '/account/my/privacy',
    place: '개인정보',
  },
  {
    id: 'theme',
    title: '어두운 화면으로 바꾸기',
    text: '화면 위의 달 모양 단추를 누르면 다크 모드, 곧 어두운 화면으로 바뀌어요. 해 모양을 누르면 밝은 화면으로 돌아와요. 고르지 않으면 기기의 설정을 따라요.',
    path: '/',
    place: '첫 화면',
  },
  {
    id: 'install',
    title: '앱으로 설치하고 오프라인으로 읽기',
    text: '브라우저에서 앱 설치나 홈 화면에 추가를 고르면 앱처럼 쓸 수 있어요. 인터넷이 없을 때는 마지막으로 본 화면을 읽을 수 있어요. 푸시 알림은 설치한 뒤 알림 설정에서 켜요.',
    path: '/account/my/alarms/settings',
    place: '알림 설정',
  },
];

/** For those who make clubs and quizzes. */
export const TEACHING_HELP_TEXTS: readonly HelpText[] = [
  {
    id: 'create-club',
    title: '퀴즈클럽 만들기',
    text: '퀴즈클럽은 My 퀴즈클럽에서 만들어요. 이름과 기간을 정하고 퀴즈를 넣으면 공개일과 마감이 저절로 놓여요. 제출하면 관리자가 승인한 뒤에 열려요. 승인이 필요 없는 기관에서는 바로 열려요.',
    path: '/quiz/create',
    place: '퀴즈클럽 만들기',
  },
  {
    id: 'author-quiz',
    title: '퀴즈 만들기와 불러오기',
    text: '퀴즈는 My 퀴즈에서 쓰고 고쳐요. 엑셀 파일로 한꺼번에 불러올 수도 있어요. 모범답안과 키워드는 AI나 내장 도구로 초안을 만들 수 있어요. 라운지에서 다른 강사의 공개 퀴즈를 가져올 수 있어요.',
    path: '/quiz-make',
    place: 'My 퀴즈',
  },
  {
    id: 'grading',
    title: '답변 채점하기',
    text: '채점은 클럽 대시보드의 채점에서 해요. 단계 키로 채점하고 J와 K로 다음 답변과 이전 답변으로 가요. 되돌리기는 U를 눌러요. 성적표에서 점수를 한꺼번에 보고 고칠 수 있어요.',
    path: '/my-clubs',
    place: 'My 퀴즈클럽',
  },
  {
    id: 'message',
    title: '멤버에게 메시지 보내기',
    text: '클럽 대시보드의 멤버에서 사람을 골라 메시지를 보낼 수 있어요. 받은 사람은 알림으로 알게 되고 클럽 화면에서 읽어요.',
    path: '/my-clubs',
    place: 'My 퀴즈클럽',
  },
];
