import type { BulkColumn } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import type { Guess, Loss, Taken } from './exchange/row-report.ts';

const number = (count: number) => count.toLocaleString('ko-KR');
const UNITS: Readonly<Record<string, string>> = { PAGE: '쪽', SLIDE: '번 슬라이드', ROW: '행' };

/** What of a question made elsewhere is not carried over. */
const LOSS_WORDS: Record<Loss, string> = {
  choices: '자동 채점(보기는 문항 아래에 적었어요)',
  matching: '짝 맞추기(짝은 모범 답안에 적었어요)',
  blank: '빈칸 입력(빈칸은 _____로 적었어요)',
  weights: '보기별 점수',
  feedback: '보기와 문항의 피드백',
  name: '문항 이름',
  margin: '숫자의 허용 오차(모범 답안에 적었어요)',
  format: '글자 꾸밈',
  media: '그림·동영상·소리',
  math: '수식의 모양(글자만 적었어요)',
  files: '첨부 파일',
  interaction: '그림 위에서 고르거나 끌어 놓는 방식',
  variables: '문항마다 바뀌는 값(…로 적었어요)',
  passage: '따로 둔 지문',
  tags: '태그로 쓰기에 긴 범주 이름',
  several: '함께 적힌 다른 문항',
};

/** What of a question made elsewhere stands in another place here. */
const TAKEN_WORDS: Record<Taken, string> = {
  graderInfo: '채점자 정보 → 모범 답안',
  feedback: '전체 피드백 → 모범 답안 뒤',
  solution: '풀이·해설 → 모범 답안',
  template: '답안 양식 → 문항 뒤',
  partial: '부분 점수를 받는 답 → 키워드',
  keywords: '키워드 줄 → 키워드',
  rubric: '채점 기준 줄 → 채점 기준',
  category: '범주 → 태그',
  formula: '수식 → $…$',
};

/** What was decided without being said in the file. */
const GUESS_WORDS: Record<Guess, string> = {
  hidden: '숨겨 둔 문항도 쓸 것으로 보았어요(쓰지 않으려면 이 행을 빼 주세요)',
  feedbackIsAnswer: '전체 피드백을 모범 답안으로 썼어요',
  numberIsChoice: '정답 번호를 그 보기의 글로 바꾸었어요',
  lineIsQuestion: '번호나 답이 없는 줄이라 한 줄을 한 문항으로 보았어요',
  headIsQuestion: '설문 응답의 열 제목을 문항으로 보았어요(사람들의 답은 읽지 않았어요)',
};

/** What a statement is answered with that is true or false. */
export const TRUTH_WORDS = { yes: '참', no: '거짓' } as const;

/** What is said of files and rows that are registered in bulk. */
export const bulkText = {
  row: (no: number, head: string, message: string) => `${number(no)}행 ${head}: ${message}`,
  file: {
    missing: '등록할 파일을 골라 주세요.',
    noTable: '.xlsx나 .csv로 저장해 올려 주세요. 암호가 걸린 파일이면 암호를 풀어 주세요.',
    quizOnly: '다른 프로그램의 문항 파일은 퀴즈로만 가져올 수 있어요.',
    broken: '파일을 열 수 없어요. .xlsx로 다시 저장해 주세요.',
    tooLarge: '풀었을 때 너무 큰 파일이에요. 필요한 시트만 새 파일로 저장해 주세요.',
    unreadable: '글자를 읽을 수 없는 파일이에요. CSV(UTF-8)로 저장해 주세요.',
    brokenQuotes: '따옴표가 닫히지 않은 칸이 있어요. .xlsx로 저장해 올려 주세요.',
    tooSlow: '파일을 읽는 데 너무 오래 걸려 그만두었어요. 필요한 시트만 새 파일로 저장해 주세요.',
    tooManyRows: (most: number) => `한 번에 ${number(most)}행까지 등록할 수 있어요. 나누어 올려 주세요.`,
    noHead: (head: string) => `‘${head}’ 열을 찾지 못했어요. 템플릿의 머리글을 그대로 써 주세요.`,
    empty: '머리글 아래에 등록할 행이 없어요.',
    noQuestions:
      '가져올 수 있는 문항이 없어요. 문항을 내보낸 파일인지, 글이라면 문항에 번호나 ‘답:’ 줄이 있는지 확인해 주세요.',
  },
  missing: {
    question: '문항을 입력해 주세요.',
    modelAnswer: '모범 답안을 입력해 주세요.',
    content: '내 콘텐츠의 제목을 입력해 주세요.',
  } satisfies Partial<Record<BulkColumn, string>>,
  noModelAnswer: '모범 답안이 비어 있어요. 지금 적거나, 들여온 뒤 My 퀴즈에서 쓸 수 있어요.',
  exported: {
    csv: 'My 퀴즈.csv',
    docx: 'My 퀴즈.docx',
    moodle: 'My 퀴즈 (Moodle).xml',
    gift: 'My 퀴즈 (GIFT).txt',
    qti: 'My 퀴즈 (QTI 3).zip',
    qti2: 'My 퀴즈 (QTI 2.2).zip',
    qti12: 'My 퀴즈 (QTI 1.2).zip',
    cc11: 'My 퀴즈 (Common Cartridge 1.1).imscc',
    cc12: 'My 퀴즈 (Common Cartridge 1.2).imscc',
    cc13: 'My 퀴즈 (Common Cartridge 1.3).imscc',
  },
  exportedTitle: 'My 퀴즈',
  formula: '수식은 가져올 수 없어요. 보이는 글로 바꿔 주세요.',
  damaged: {
    error: '스프레드시트의 오류 값이에요. 보이려던 글로 바꿔 주세요.',
    letters: '저장할 때 깨진 글자가 있어요. .xlsx나 CSV(UTF-8)로 다시 저장하거나 글자를 고쳐 주세요.',
    shortened: '스프레드시트가 줄여 쓴 수예요. 뒷자리가 사라졌을 수 있으니 확인해 주세요.',
    date: '날짜로 읽혔어요. 분수나 범위(3/4, 3-4)를 적었던 칸이라면 고쳐 주세요.',
  },
  notOffered: (head: string, given: string) => `‘${given}’: ${head} 목록에 없어요.`,
  choices: (names: readonly string[]) => ` ${names.join(', ')} 가운데 골라 주세요.`,
  oneOnly: (head: string) => `${head}은 하나만 고를 수 있어요.`,
  rubric: '‘이름 가중치’를 쉼표로 나누어 적어 주세요. 예: 정확성 60, 근거 40',
  contentUnknown: '내 콘텐츠에 없는 제목이에요. 콘텐츠에 먼저 올리거나 URL을 적어 주세요.',
  contentNotOwn: '내 콘텐츠에 없어요. 콘텐츠에 먼저 올려 주세요.',
  contentWaits: '아직 읽는 중인 콘텐츠예요. 잠시 뒤 다시 확인해 주세요.',
  contentUnread: (reason: string) => `글을 읽지 못한 콘텐츠예요. ${reason}.`,
  contentTooLarge: '콘텐츠가 너무 커서 만들지 못했어요. 나누어 올려 주세요.',
  contentFile: '파일은 콘텐츠에서 하나씩 올려 주세요. 여기서는 글과 영상의 URL만 등록해요.',
  noDraft: '콘텐츠에서 이 문항에 관한 글을 찾지 못했어요. 직접 써 주세요.',
  noQuestion: '콘텐츠에서 더 만들 문항이 없어요. 직접 쓰거나 이 행을 빼 주세요.',
  made: (unit: string | null, no: number | null) =>
    `내장 도구가 콘텐츠${unit !== null && no !== null ? ` ${number(no)}${UNITS[unit] ?? ''}` : ''}에서 만들었어요. 읽어 보고 고쳐 주세요.`,
  several:
    '답을 적는 { }가 여럿이라 한 문항으로 읽을 수 없어요. 파일에서 문항 사이를 빈 줄로 나누고, 글에 쓰는 중괄호는 \\{ \\}로 적어 주세요.',
  left: (losses: readonly Loss[]) => `옮겨지지 않는 것: ${losses.map((one) => LOSS_WORDS[one]).join(', ')}.`,
  taken: (taken: readonly Taken[]) => `옮긴 곳: ${taken.map((one) => TAKEN_WORDS[one]).join(', ')}.`,
  guessed: (guesses: readonly Guess[]) => `짐작한 것: ${guesses.map((one) => GUESS_WORDS[one]).join(', ')}.`,
  twice: (no: number) => `${number(no)}행과 같아요.`,
  ownQuiz: (no: number) => `My 퀴즈 ${number(no)}번과 같은 문항이에요.`,
  ownContent: (title: string) => `내 콘텐츠 ‘${title}’에 이미 있는 주소예요.`,
} as const;

/** How the answers to a form begin, and which of its columns ask nothing. */
export const FORM_HEADS = {
  moment: ['타임스탬프', 'timestamp'],
  aside: ['이메일 주소', '사용자 이름', '점수', 'email address', 'username', 'score'],
} as const;

/** Columns that are written for people beside a table, and read by nobody. */
export const ASIDE_HEAD = '고칠 점';

/** How people head the columns beside the template's own words, without blanks and in small letters. */
export const OTHER_HEADS: Readonly<Record<BulkColumn, readonly string[]>> = {
  title: ['콘텐츠제목', '콘텐츠명', '이름', 'title'],
  contentUrl: ['주소', '링크', '콘텐츠url', '콘텐츠주소', 'link'],
  contentType: ['종류', '콘텐츠유형', '지식콘텐츠유형', 'type'],
  question: ['문제', '질문', '퀴즈', '문항내용', 'question'],
  modelAnswer: ['답안', '정답', '모범답', '예시답안', 'answer', 'modelanswer'],
  modelAnswerKeywords: ['키워드목록', '채점키워드', '핵심어', '핵심키워드', 'keywords', 'keyword'],
  jobGroup: ['직군명', 'jobgroup'],
  jobs: ['직무명', 'job', 'jobs'],
  jobLevels: ['난이도', '직무레벨', 'level', 'levels', 'joblevel'],
  tags: ['tag', 'tags'],
  rubric: ['채점기준표', '루브릭', 'rubric'],
  content: ['콘텐츠제목', '콘텐츠url', '지식콘텐츠', '자료', 'content'],
};

/** What people call the types of a link. */
export const TYPE_WORDS = {
  article: ['글', '문서', '기사', 'article'],
  video: ['영상', '동영상', '비디오', 'vod', 'video'],
  seminar: ['세미나', 'seminar'],
  mentorSeminar: ['멘토 세미나', '멘토세미나', 'mentor seminar'],
  uploaded: ['파일', 'file'],
} as const;

/** A criterion of a rubric as a cell has it: its name, and its weight in points or percent. */
export const CRITERION = /^(.*[^\s:])[\s:]+(\d{1,3})\s?[%점]?$/;
