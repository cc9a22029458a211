import { MAX_TAGS, MAX_TAG_LENGTH } from '@dure/contract/limits/label-limits';
import { MAX_CONTENT_TITLE_LENGTH } from '@dure/contract/limits/content-limits';
import {
  MAX_CRITERIA,
  MAX_KEYWORDS,
  MAX_KEYWORD_LENGTH,
  MAX_MODEL_ANSWER_LENGTH,
  MAX_NEW_QUIZZES,
  MAX_QUESTION_LENGTH,
  MIN_QUESTION_LENGTH,
} from '@dure/contract/limits/quiz-limits';
import { MAX_BULK_BYTES, type BulkColumn, type BulkType } from '@dure/contract/authoring/quizzes/bulk/bulk-types';

/** The example that stands in each template, in the order of its columns; a file that still has it is read without it. */
export const EXAMPLES = {
  content: ['PostgreSQL 인덱스 안내서', 'https://www.postgresql.org/docs/current/indexes.html', '글'],
  quiz: [
    '인덱스가 있는데도 조회가 느린 까닭을 두 가지 설명해 보세요.',
    '조건에 걸리는 행이 많으면 표를 차례로 읽는 쪽이 빠르고, 앞이 열린 LIKE 조건은 인덱스를 쓰지 못한다.',
    '선택도, 순차 스캔, LIKE',
    '',
    '',
    '',
    '데이터베이스, 인덱스',
    '정확성 60, 근거 40',
    '',
  ],
  'quiz-ai': ['5강 교안.pdf', '인덱스는 언제 도움이 되지 않나요?', '', '', '', '', '', '데이터베이스'],
} as const satisfies Record<BulkType, readonly string[]>;

const about = {
  jobGroup: '직군 하나의 이름. 비워 둘 수 있어요.',
  jobs: '직무 이름을 쉼표로 나누어 적어요. 비워 둘 수 있어요.',
  jobLevels: '레벨 이름이나 숫자를 쉼표로 나누어 적어요. 비워 둘 수 있어요.',
  tags: `쉼표로 나누어 ${MAX_TAGS}개까지, 하나에 ${MAX_TAG_LENGTH}자까지 적어요.`,
} as const;

/** The words of the sheet that explains the columns. */
export const templateText = {
  fileName: (label: string) => `${label} 등록 템플릿.xlsx`,
  guide: {
    name: '설명',
    heads: ['열', '꼭 적나요?', '적는 법'],
    required: '꼭 적어요',
    optional: '비워도 돼요',
    offered: (head: string) => `고를 수 있는 ${head}`,
  },
  rules: [
    [
      '행',
      '',
      `한 행에 하나씩, 한 번에 ${MAX_NEW_QUIZZES}행·${MAX_BULK_BYTES / 1024 ** 2}MB까지예요. 빈 행은 건너뛰고, 세로로 합쳐진 칸은 위 값으로 채워요.`,
    ],
    ['예시', '', '둘째 줄의 예시는 그대로 두어도 등록하지 않아요.'],
    ['확인', '', '올리면 먼저 모든 행을 확인해요. 고칠 칸이 있는 행은 고치거나 빼고 추가할 수 있어요.'],
  ],
  columns: {
    content: {
      title: `${MAX_CONTENT_TITLE_LENGTH}자까지. 비우면 페이지의 제목이나 주소를 써요.`,
      contentUrl: 'http나 https로 시작하는 주소. 등록하면 글을 읽어 둬요.',
      contentType: '글 또는 영상.',
    },
    quiz: {
      question: `${MIN_QUESTION_LENGTH}~${MAX_QUESTION_LENGTH.toLocaleString('en')}자. 마크다운과 수식($…$)을 쓸 수 있어요.`,
      modelAnswer: `${MAX_MODEL_ANSWER_LENGTH.toLocaleString('en')}자까지. 비워 두고 나중에 쓸 수 있어요.`,
      modelAnswerKeywords: `쉼표로 나누어 ${MAX_KEYWORDS}개까지, 하나에 ${MAX_KEYWORD_LENGTH}자까지 적어요.`,
      ...about,
      rubric: `‘이름 가중치’를 쉼표로 나누어 ${MAX_CRITERIA}개까지 적어요. 예: 정확성 60, 근거 40`,
      content: '내 콘텐츠의 제목이나 URL.',
    },
    'quiz-ai': {
      content: '글을 다 읽은 내 콘텐츠의 제목이나 URL.',
      question: '비우면 콘텐츠에서 문항까지 만들어요.',
      modelAnswer: '비우면 콘텐츠에서 만들어요.',
      modelAnswerKeywords: '비우면 콘텐츠에서 만들어요.',
      ...about,
    },
  } satisfies Record<BulkType, Partial<Record<BulkColumn, string>>>,
} as const;
