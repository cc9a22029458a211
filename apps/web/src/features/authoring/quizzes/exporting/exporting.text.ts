import { MAX_EXPORTED } from '@dure/contract/authoring/quizzes/bulk/export-formats';
import { number } from '../../../../ui/text/number-format.ts';

/** All versions carry the same. */
const QTI_LOST =
  '옮겨지지 않는 것: 채점 기준의 단계와 피드백 문장, 누구를 위한 퀴즈인지, 태그, 콘텐츠, 공개 상태, 클럽에서의 답변과 점수. 모범 답안과 키워드, 채점 기준은 채점자만 보는 글로 들어가요.';

/** Nor does a cartridge around QTI 1.2 carry more. */
const QTI_12_LOST =
  '옮겨지지 않는 것: 채점 기준의 단계와 피드백 문장, 누구를 위한 퀴즈인지, 태그, 콘텐츠, 공개 상태, 클럽에서의 답변과 점수. 모범 답안은 풀이와 전체 피드백으로, 키워드와 채점 기준은 피드백으로 들어가요.';

/** The words of taking quizzes along as a file. */
export const exportingText = {
  title: '퀴즈 내보내기',
  format: '형식',
  formats: {
    csv: { label: 'CSV', description: '엑셀에서 열고 다시 가져올 수 있어요.' },
    docx: { label: '워드', description: '번호를 매긴 문항으로 인쇄하거나 고쳐요.' },
    moodle: { label: 'Moodle XML', description: 'Moodle로 빠짐없이 옮겨요.' },
    gift: { label: 'GIFT', description: 'GIFT를 읽는 프로그램으로 옮겨요.' },
    qti: { label: 'QTI 3', description: '다른 학습 시스템으로 옮겨요.' },
    qti2: { label: 'QTI 2.2', description: 'QTI 3을 모르는 시스템으로 옮겨요.' },
    qti12: { label: 'QTI 1.2', description: 'Canvas의 퀴즈로 옮겨요.' },
    cc11: { label: 'Common Cartridge 1.1', description: 'Moodle·Blackboard 강좌로 옮겨요.' },
    cc12: { label: 'Common Cartridge 1.2', description: '1.2를 읽는 강좌로 옮겨요.' },
    cc13: { label: 'Common Cartridge 1.3', description: '최신 버전을 읽는 강좌로 옮겨요.' },
  },
  lost: {
    docx: '옮겨지지 않는 것: 채점 기준의 단계와 피드백 문장, 누구를 위한 퀴즈인지, 콘텐츠, 공개 상태, 클럽에서의 답변과 점수. 서식과 수식은 입력한 기호 그대로이고, 줄 앞의 빈칸은 남지 않아요.',
    csv: '옮겨지지 않는 것: 채점 기준의 단계와 피드백 문장, 공개 상태, 클럽에서의 답변과 점수.',
    moodle:
      '옮겨지지 않는 것: 채점 기준의 단계와 피드백 문장, 누구를 위한 퀴즈인지, 콘텐츠, 공개 상태, 클럽에서의 답변과 점수. 모범 답안·키워드·채점 기준은 채점자 정보로, 모범 답안은 전체 피드백으로도, 첫 태그는 범주로 들어가요.',
    gift: '옮겨지지 않는 것: 채점 기준의 단계와 피드백 문장, 누구를 위한 퀴즈인지, 콘텐츠, 공개 상태, 클럽에서의 답변과 점수. 모범 답안은 전체 피드백으로, 키워드와 채점 기준은 두레만 읽는 주석으로 들어가요.',
    qti: QTI_LOST,
    qti2: QTI_LOST,
    qti12: QTI_12_LOST,
    cc11: QTI_12_LOST,
    cc12: QTI_12_LOST,
    cc13: QTI_12_LOST,
  },
  scope: '내보낼 퀴즈',
  scopes: { all: '모두', chosen: '골라서' },
  allHint: `삭제한 것을 뺀 내 퀴즈 모두, ${number.format(MAX_EXPORTED)}개까지예요.`,
  chosenHint: '지금 목록에 보이는 퀴즈에서 골라요.',
  quizzes: '퀴즈 고르기',
  nothing: '내보낼 퀴즈를 하나 이상 골라 주세요.',
  save: '파일로 저장',
  saveCount: (count: number) => `${number.format(count)}개 저장`,
  close: '닫기',
} as const;
