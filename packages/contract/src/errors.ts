import { REVIEW_DAYS } from './grading/grading/grading-limits.ts';
import { MAX_NOTES } from './grading/grading/notes/rubric-note-limits.ts';
import { MAX_PASSKEYS } from './tenancy/accounts/account-limits.ts';
import { MAX_ARCHIVE_BYTES, MAX_ARCHIVE_FILES } from './platform/downloads/archive-limits.ts';
/** One refusal of the catalogue: wire code, HTTP status and the Korean sentence that a person is shown. */
export interface ErrorEntry {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

/** Every refusal by name (specification section 8, decisions section 1). Several names may share a code. */
export const errors = {
  credentialsMismatch: {
    code: 'C06002',
    status: 200,
    message: '이메일 계정 또는 비밀번호가 일치하지 않습니다. 다시 확인해 주세요.',
  },
  accountUnavailable: {
    code: 'C06000',
    status: 200,
    message: '로그인할 수 없는 계정입니다. 잠시 후 다시 시도하거나 관리자에게 문의해 주세요.',
  },
  accountDormant: {
    code: 'C06000',
    status: 200,
    message: '오랫동안 쓰지 않아 쉬고 있는 계정입니다. 가입한 이메일로 보낸 주소를 열면 다시 쓸 수 있습니다.',
  },
  accountDormantWithoutAddress: {
    code: 'C06000',
    status: 200,
    message: '오랫동안 쓰지 않아 쉬고 있는 계정입니다. 기관의 운영자에게 일회용 코드를 받으면 다시 쓸 수 있습니다.',
  },
  accountMerged: {
    code: 'C06000',
    status: 200,
    message:
      '다른 계정과 합친 계정입니다. 남은 계정으로 로그인해 주세요. 어느 계정인지 모르면 기관의 운영자에게 물어봐 주세요.',
  },
  passkeyMismatch: {
    code: 'C06002',
    status: 200,
    message: '패스키로 확인하지 못했습니다. 다시 시도하거나 다른 방법을 써 주세요.',
  },
  tooManyPasskeys: {
    code: '0409',
    status: 409,
    message: `패스키는 ${MAX_PASSKEYS}개까지 둘 수 있습니다. 쓰지 않는 패스키를 지워 주세요.`,
  },
  verificationInvalid: {
    code: '0409',
    status: 409,
    message: '인증 정보가 올바르지 않거나 기한이 지났습니다. 처음부터 다시 해 주세요.',
  },
  accountUnproven: {
    code: '0409',
    status: 409,
    message:
      '이 이메일로 만든 계정이 있지만 메일 주소가 확인되지 않았습니다. 비밀번호 재설정 메일로 확인한 뒤 초대 링크를 다시 열어 주세요.',
  },
  registersElsewhere: {
    code: '0409',
    status: 409,
    message: '기관 계정으로만 가입하는 기관입니다. 로그인 화면에서 기관 계정으로 로그인해 주세요.',
  },
  codeInvalid: {
    code: '0409',
    status: 409,
    message: '인증 코드가 맞지 않거나 기한이 지났습니다. 다시 확인하거나 새 코드를 받아 주세요.',
  },
  noticeSent: {
    code: '0409',
    status: 409,
    message: '이미 보내기 시작한 공지라 예약을 취소할 수 없습니다.',
  },
  noLogInProvider: { code: '0409', status: 409, message: '이 기관은 기관 계정 로그인을 쓰지 않습니다.' },
  logInProviderAway: {
    code: 'C4999',
    status: 502,
    message: '기관의 로그인 서버가 답하지 않습니다. 잠시 후 다시 시도해 주세요.',
  },
  logInStopped: {
    code: '0409',
    status: 409,
    message: '기관의 로그인 서버에서 로그인을 마치지 않았습니다. 다시 시도해 주세요.',
  },
  linkedElsewhere: { code: '0409', status: 409, message: '이미 다른 계정에 연결된 기관 계정입니다.' },
  addressHasAccount: {
    code: '0409',
    status: 409,
    message: '이 주소로 가입된 계정이 있습니다. ‘이미 계정이 있어요’에서 비밀번호를 입력해 연결해 주세요.',
  },
  onlyWayIn: {
    code: '0409',
    status: 409,
    message: '비밀번호가 없어 연결을 끊으면 로그인할 수 없습니다. 비밀번호를 먼저 정해 주세요.',
  },
  invalidInput: { code: '0422', status: 400, message: '입력한 내용을 확인해 주세요.' },
  invalidParticipationCode: { code: '0401', status: 400, message: '참여코드가 올바르지 않습니다.' },
  invalidClassCode: {
    code: '0401',
    status: 400,
    message: '쓸 수 없는 수업 코드입니다. 적힌 코드와 기한을 확인해 주세요.',
  },
  invalidUrl: { code: '0413', status: 400, message: '올바른 URL이 아닙니다.' },
  endBeforeOpen: { code: '1425', status: 400, message: '종료일은 퀴즈 공개일 이후로 설정해 주세요.' },
  endBeforeStart: { code: '0422', status: 400, message: '종료일은 시작일 이후여야 합니다.' },
  outsideClubPeriod: { code: '1426', status: 400, message: '퀴즈 공개일은 클럽 시작일과 종료일 사이여야 합니다.' },
  studyBeyondNext: {
    code: '1426',
    status: 400,
    message: '강의 커리큘럼 종료일은 다음 커리큘럼 강의의 시작일 전이어야 합니다.',
  },
  studyBeyondLecture: { code: '1426', status: 400, message: '강의 커리큘럼 종료일은 강의 종료일 전이어야 합니다.' },
  unauthenticated: { code: '0400', status: 401, message: '로그인이 필요합니다.' },
  operatorMismatch: {
    code: 'C06002',
    status: 401,
    message:
      '이메일, 비밀번호, 인증 코드 가운데 맞지 않는 것이 있습니다. 여러 번 틀리면 15분 동안 로그인할 수 없습니다.',
  },
  operatorUnauthenticated: { code: '0400', status: 401, message: '운영 계정으로 로그인해야 합니다.' },
  setupSecretWrong: {
    code: '0400',
    status: 401,
    message: '설치 열쇠가 맞지 않거나 이미 쓰였습니다. 서버 기록에 적힌 주소를 다시 열어 주세요.',
  },
  tokenExpired: { code: 'CO4007', status: 401, message: '로그인이 만료되었습니다. 다시 로그인해 주세요.' },
  consentsDue: {
    code: '0409',
    status: 409,
    message: '이용약관과 개인정보 수집·이용에 동의한 뒤에 쓸 수 있습니다. 페이지를 새로 고치면 내용을 볼 수 있습니다.',
  },
  forbidden: { code: '0403', status: 403, message: '접근 권한이 없습니다.' },
  foreignOrigin: { code: '0403', status: 403, message: '다른 사이트에서 보낸 요청은 처리할 수 없습니다.' },
  pathNotFound: { code: '0404', status: 404, message: '잘못된 API 경로입니다.' },
  notFound: { code: '0404', status: 404, message: '찾을 수 없습니다.' },
  noTenantHere: {
    code: '0404',
    status: 404,
    message: '이 주소를 쓰는 기관이 없습니다. 주소를 다시 확인해 주세요.',
  },
  nobodyToAsk: {
    code: '0404',
    status: 404,
    message: '이 닉네임으로 친구를 요청할 수 있는 사람이 없습니다. 정확히 입력했는지 확인해 주세요.',
  },
  setupOver: {
    code: '0409',
    status: 409,
    message: '이미 첫 기관을 만든 설치입니다. 다른 곳에서 먼저 마쳤는지 확인해 주세요.',
  },
  conflict: { code: '0409', status: 409, message: '현재 상태에서는 할 수 없는 일입니다.' },
  staleVersion: { code: '0409', status: 409, message: '다른 곳에서 먼저 수정했습니다. 최신 내용을 확인해 주세요.' },
  codeInUse: {
    code: '0409',
    status: 409,
    message: '쓰는 곳이 있는 코드는 지울 수 없습니다. 쓰지 않음으로 바꿔 주세요.',
  },
  seminarClosed: { code: '0409', status: 409, message: '지금은 신청을 받지 않는 세미나입니다.' },
  seminarCancelLate: {
    code: '0409',
    status: 409,
    message: '시작 하루 전부터는 취소할 수 없습니다. 못 오게 되었다면 여는 사람에게 알려 주세요.',
  },
  wishWaiting: {
    code: '0409',
    status: 409,
    message: '이 멘토에게 보낸 부탁이 아직 기다리고 있습니다. 답을 받은 뒤에 다시 부탁해 주세요.',
  },
  wishesFull: {
    code: '0409',
    status: 409,
    message: '이 멘토에게 기다리는 부탁이 많아 새로 받지 못합니다. 같은 부탁이 있다면 나도를 눌러 주세요.',
  },
  clubFull: { code: '0409', status: 409, message: '정원이 모두 찼습니다.' },
  classCodeFull: {
    code: '0409',
    status: 409,
    message: '이 수업 코드의 자리가 모두 찼습니다. 코드를 준 사람에게 알려 주세요.',
  },
  clubNotJoinable: { code: '0409', status: 409, message: '지금은 가입할 수 없는 클럽입니다.' },
  expelledFromClub: { code: '0409', status: 409, message: '이 클럽에는 다시 가입할 수 없습니다.' },
  participationCodeTaken: {
    code: '0409',
    status: 409,
    message: '이미 쓰고 있는 참여코드입니다. 다른 코드를 입력해 주세요.',
  },
  clubReadOnly: { code: '0409', status: 409, message: '종료되었거나 취소된 클럽입니다. 읽기만 할 수 있습니다.' },
  clubNotRunning: { code: '0409', status: 409, message: '진행 중인 클럽에서만 답변할 수 있습니다.' },
  runsClub: { code: '0409', status: 409, message: '운영하는 클럽에는 멤버로 가입할 수 없습니다.' },
  clubHasMembers: {
    code: '0409',
    status: 409,
    message: '멤버나 답변이 있는 클럽은 삭제할 수 없습니다. 취소해 주세요.',
  },
  quizHasAnswers: { code: '0409', status: 409, message: '답변이 있는 퀴즈는 클럽에서 뺄 수 없습니다.' },
  preAnswerFirst: { code: '0409', status: 409, message: '사전답변을 먼저 제출해 주세요.' },
  preAnswerAlreadySubmitted: { code: '0409', status: 409, message: '이미 사전답변을 제출했습니다.' },
  deadlinePassed: { code: '0409', status: 409, message: '답변 마감이 지났습니다.' },
  answerGraded: { code: '0409', status: 409, message: '채점이 끝난 답변은 고칠 수 없습니다.' },
  finalAnswerFirst: { code: '0409', status: 409, message: '최종답변을 먼저 제출해 주세요.' },
  proofFirst: {
    code: '0409',
    status: 409,
    message: '강사 채점과 다섯 개 이상 견주고 확신을 맞춘 뒤에 AI 점수를 공식 점수로 쓸 수 있습니다.',
  },
  tooManyNotes: { code: '0409', status: 409, message: `채점 메모는 퀴즈마다 ${MAX_NOTES}개까지 남길 수 있습니다.` },
  notGradedYet: { code: '0409', status: 409, message: '아직 채점되지 않은 답변입니다.' },
  reviewAlreadyAsked: { code: '0409', status: 409, message: '이 점수는 이미 다시 봐 달라고 요청했습니다.' },
  reviewPeriodOver: {
    code: '0409',
    status: 409,
    message: `다시 보기는 채점 후 ${REVIEW_DAYS}일 안에 요청할 수 있습니다.`,
  },
  reportsUnread: {
    code: '0409',
    status: 409,
    message: '아직 아무도 읽지 않은 보고서는 공개할 수 없습니다. 보고서를 열어 읽은 뒤에 공개해 주세요.',
  },
  gradingNotUndoable: { code: '0409', status: 409, message: '되돌릴 수 없는 채점입니다.' },
  recallNotDue: { code: '0409', status: 409, message: '아직 복습할 때가 아닌 퀴즈입니다.' },
  recallNotUndoable: { code: '0409', status: 409, message: '되돌릴 수 있는 복습이 없습니다.' },
  ownAnswer: { code: '0409', status: 409, message: '내 답변에는 할 수 없습니다.' },
  ownQuestion: { code: '0409', status: 409, message: '내 질문에는 할 수 없습니다.' },
  questionAnswered: { code: '0409', status: 409, message: '강사가 답한 질문은 삭제할 수 없습니다.' },
  studyHasQuestions: { code: '0409', status: 409, message: '질문이 있는 강의는 커리큘럼에서 뺄 수 없습니다.' },
  runsClubAlone: {
    code: '0409',
    status: 409,
    message: '혼자 운영하는 클럽이 있어 탈퇴할 수 없습니다. 다른 강사를 더하거나 클럽을 마친 뒤에 탈퇴해 주세요.',
  },
  lastManager: {
    code: '0409',
    status: 409,
    message: '기관의 마지막 운영자는 탈퇴할 수 없습니다. 다른 운영자를 먼저 정해 주세요.',
  },
  ownAccess: {
    code: '0409',
    status: 409,
    message: '자신의 역할, 잠금과 로그인은 여기서 바꿀 수 없습니다. 다른 운영자에게 부탁해 주세요.',
  },
  notMergeable: {
    code: '0409',
    status: 409,
    message:
      '지금은 합치거나 되돌릴 수 없습니다. 이미 합쳤거나, 다시 합친 것이거나, 30일이 지났거나, 쓸 수 없는 계정일 수 있습니다.',
  },
  ownContent: { code: '0409', status: 409, message: '내 콘텐츠에는 할 수 없습니다.' },
  contentInUse: { code: '0409', status: 409, message: '퀴즈나 강의에 쓰이는 콘텐츠는 삭제할 수 없습니다.' },
  siteUnsupported: {
    code: '1410',
    status: 409,
    message: '이 사이트는 AI 퀴즈 생성을 지원하지 않습니다. 다른 주소나 파일을 골라 주세요.',
  },
  replyHidden: { code: '0409', status: 409, message: '관리자가 숨긴 댓글입니다.' },
  repliesClosed: { code: '0409', status: 409, message: '여기에는 댓글을 달 수 없습니다.' },
  replyDeleted: { code: '0409', status: 409, message: '삭제된 댓글입니다.' },
  idempotencyKeyReused: { code: '0409', status: 409, message: '같은 요청 키가 다른 내용에 쓰였습니다.' },
  studyStartTaken: { code: '1420', status: 409, message: '강의 시작일이 중복되었습니다. 다른 날짜를 선택해 주세요.' },
  selfGradingNotAllowed: { code: '0410', status: 409, message: '자기 채점을 허용하지 않는 클럽입니다.' },
  quizIsPublic: { code: '1428', status: 409, message: '공개된 퀴즈는 삭제할 수 없습니다.' },
  quizInUse: {
    code: '1428',
    status: 409,
    message: '진행 중인 클럽에서 쓰는 퀴즈는 삭제할 수 없습니다. 클럽에서 먼저 빼 주세요.',
  },
  modelAnswerUnderWay: { code: '0409', status: 409, message: '모범 답안 생성중에는 삭제할 수 없습니다.' },
  onePickSpent: { code: '1430', status: 409, message: '원픽은 하나만 선택할 수 있어요.\n기존 원픽을 취소해 주세요.' },
  fileTooLarge: { code: '0416', status: 413, message: '파일이 너무 큽니다.' },
  bodyTooLarge: { code: '0416', status: 413, message: '보낸 내용이 너무 큽니다.' },
  archiveTooLarge: {
    code: '0416',
    status: 413,
    message: `한 번에 내려받을 수 있는 양은 파일 ${MAX_ARCHIVE_FILES.toLocaleString('en')}개, ${MAX_ARCHIVE_BYTES / 1024 ** 3} GB까지입니다. 나누어 내려받아 주세요.`,
  },
  storageFull: {
    code: '0416',
    status: 413,
    message: '기관의 저장 공간이 가득 찼습니다. 기관 운영자에게 알려 주세요.',
  },
  fileTypeNotAccepted: { code: '0415', status: 415, message: '올릴 수 없는 형식의 파일입니다.' },
  chatbotOff: { code: '0409', status: 409, message: '도우미를 쓰지 않는 기관입니다.' },
  assistantOff: { code: '0409', status: 409, message: '이 클럽은 강의 도우미를 쓰지 않습니다.' },
  assistantLimit: {
    code: '0429',
    status: 429,
    message: '오늘 물어볼 수 있는 횟수를 다 썼습니다. 내일 다시 물어봐 주세요.',
  },
  friendAskLimit: {
    code: '0429',
    status: 429,
    message: '친구 요청은 24시간에 20번까지 할 수 있습니다. 나중에 다시 요청해 주세요.',
  },
  tooManyRequests: { code: '0429', status: 429, message: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.' },
  aiModelAnswerFailed: {
    code: 'CO5000',
    status: 502,
    message: 'AI 모범 답안 생성에 실패했습니다. 잠시 후 다시 시도해 주세요.',
  },
  aiQuizFailed: { code: 'CO5001', status: 502, message: 'AI 퀴즈 생성에 실패했습니다. 잠시 후 다시 시도해 주세요.' },
  aiFeedbackFailed: {
    code: 'CO5003',
    status: 502,
    message: 'AI 피드백 초안을 만들지 못했습니다. 잠시 후 다시 시도해 주세요.',
  },
  aiWritingTimeout: {
    code: 'TIMEOUT',
    status: 504,
    message: 'AI가 아직 쓰고 있습니다. 다 쓰면 이 화면에 나타납니다.',
  },
  aiGradingFailed: { code: 'CO5002', status: 502, message: 'AI 채점에 실패했습니다. 잠시 후 다시 시도해 주세요.' },
  aiEvaluationTimeout: {
    code: 'TIMEOUT',
    status: 504,
    message: 'AI 답변 평가 시간이 초과되었습니다. 다시 시도해 주세요.',
  },
  unexpected: { code: '0500', status: 500, message: '예상하지 못한 오류가 생겼습니다. 잠시 후 다시 시도해 주세요.' },
  notSetUp: {
    code: '0503',
    status: 503,
    message: '아직 첫 기관을 만들지 않은 설치입니다. 설치한 사람이 서버 기록에 적힌 주소를 열어 준비를 마쳐 주세요.',
  },
  tenantSuspended: {
    code: '0423',
    status: 503,
    message: '지금은 쓸 수 없게 멈춘 기관입니다. 기관 운영자에게 문의하거나 나중에 다시 열어 주세요.',
  },
  notReady: { code: '0503', status: 503, message: '서버가 준비 중입니다. 잠시 후 다시 시도해 주세요.' },
  filesAway: {
    code: '0503',
    status: 503,
    message: '파일 저장소에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorName = keyof typeof errors;
