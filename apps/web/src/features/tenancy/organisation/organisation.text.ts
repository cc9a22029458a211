import type { ReadPlace } from '@dure/contract/tenancy/tenants/contrast';
import type { Scheme } from '@dure/contract/tenancy/tenants/presets';
import { MAX_LOGO_BYTES } from '@dure/contract/tenancy/organisation/organisation-limits';
import { fileSize } from '../../../ui/files/file-rules.ts';
import { number, numberFormat } from '../../../ui/text/number-format.ts';

const tenths = numberFormat(1);

export const brandSettingsText = {
  title: '브랜드와 메뉴',
  saved: '저장했습니다. 다른 사람들은 다음에 여는 화면부터 새 모습을 봅니다.',
  unsaved: '저장하지 않은 변경이 있어요. 나갈까요?',
  name: '기관 이름',
  address: '주소',
  addressHint: '주소는 설치 운영자가 정해요.',
  logo: { light: '로고, 밝은 화면', dark: '로고, 어두운 화면' },
  logoHint: `JPEG, PNG, WebP, AVIF · ${fileSize(MAX_LOGO_BYTES)}까지. 정사각형이 가장 잘 보여요.`,
  choose: (scheme: Scheme) => `${scheme === 'light' ? '밝은' : '어두운'} 화면의 로고 바꾸기`,
  change: '바꾸기',
  remove: (scheme: Scheme) => (scheme === 'light' ? '처음 로고로' : '밝은 화면과 같게'),
  colour: '색',
  footer: '바닥글',
  footerKind: '바닥글 종류',
  lines: '내용',
  linesHint: '한 줄에 하나씩 적어 주세요.',
  phone: '전화',
  sites: '관련 사이트',
  siteName: (no: number) => `사이트 ${no} 이름`,
  siteUrl: (no: number) => `사이트 ${no} 주소`,
  addSite: '사이트 더하기',
  removeSite: (no: number) => `사이트 ${no} 지우기`,
  menu: '메뉴',
  menuHint: '끄면 메뉴에서 숨기기만 하고, 지우는 것은 없어요.',
  flags: { useQuizClub: '퀴즈클럽', useLectureClub: '강의클럽', useChatbot: '도우미' },
  clubs: (count: number) => `${number.format(count)}개`,
  hides: (count: number) => `클럽 ${number.format(count)}개를 숨겨요`,
  preview: {
    title: '미리 보기',
    views: { light: '밝게', dark: '어둡게', phone: '휴대폰' },
    menu: { quizClubs: '퀴즈클럽', lectureClubs: '강의클럽', studyRoom: 'My 학습방' },
    phoneMenu: '메뉴',
    status: '진행중',
    deadline: '마감까지 2일',
    question: '기본키는 왜 바뀌지 않아야 할까요',
    club: '데이터베이스 설계 실전 클럽 · 퀴즈 5',
    write: '사전답변 쓰기',
    view: '클럽 보기',
  },
  contrast: {
    title: '잘 보이나요',
    places: {
      light: { button: '단추의 글자', link: '링크와 지금 자리', logo: '로고' },
      dark: { button: '어두운 화면의 단추', link: '어두운 화면의 링크', logo: '어두운 화면의 로고' },
    } satisfies Record<Scheme, Record<ReadPlace['what'] | 'logo', string>>,
    sample: '가',
    ratio: (ratio: number) => `${tenths.format(Math.floor(ratio * 10) / 10)}:1`,
    enough: '충분해요',
    low: '낮아요',
    unmeasured: '재지 못했어요',
    logoFades: { light: '밝은 화면에서 로고가 흐려요', dark: '어두운 화면에서 로고가 흐려요' },
    addGround: { light: '어두운 바탕 두르기', dark: '흰 바탕 두르기' },
    removeGround: { light: '어두운 바탕 빼기', dark: '흰 바탕 빼기' },
    unreadable: '글자가 잘 읽히지 않아 저장할 수 없어요.',
    toBlue: '파랑으로 바꾸기',
  },
} as const;

export const organisationText = {
  title: '가입과 운영',
  saved: '저장했습니다.',
  unsaved: '저장하지 않은 변경이 있어요. 나갈까요?',
  clubs: '클럽',
  approval: '새 클럽은 운영자가 승인해야 열려요',
  approvalHint: '끄면 강사가 만든 클럽이 바로 열려요. 이미 기다리는 요청은 그대로 남아요.',
  joining: '가입',
  registration: '가입할 때 확인',
  registrations: {
    NONE: { label: '확인하지 않음', description: '가입하면 바로 쓸 수 있어요.' },
    EMAIL: { label: '메일로 확인', description: '메일의 주소를 열어야 가입이 끝나요.' },
    CODE: { label: '코드로 확인', description: '메일에 적힌 여섯 자리를 입력해요.' },
  },
  loginNames: '이메일이 없는 사람',
  loginNameTypes: {
    NONE: { label: '이메일이 꼭 필요해요', description: '모두 이메일로 로그인해요.' },
    MANAGER: {
      label: '아이디로도 들어와요',
      description: '수업 코드나 종이의 일회용 코드로 시작해요. 코드는 운영자가 나눠 줘요.',
    },
    INSTRUCTOR: {
      label: '아이디로 들어오고, 교수자도 코드를 나눠 줘요',
      description: '비밀번호를 잊은 학습자에게 클럽의 교수자가 새 코드를 줄 수 있어요.',
    },
  },
  memberTypes: '회원 유형',
  memberTypesHint: '가입하는 사람이 고르는 유형이에요. 하나면 묻지 않아요.',
  places: '소속',
  placesHint: (count: number) =>
    count === 0 ? '고를 소속이 아직 없어요.' : `가입하는 사람이 소속 ${number.format(count)}곳 가운데 골라요.`,
  toPlaces: '회원 화면에서 고치기',
  names: '코드를 부르는 이름',
  studyOrder: '강의를 세는 말',
  namesHint: '클럽과 퀴즈를 누구를 위해 만드는지 고르는 이름이에요. 고를 것은 코드 화면에서 정해요.',
  toCodes: '코드 보기',
  where: '시간',
  timeZone: '시간대',
  timeZoneHint: '마감, 알림, 통계의 날짜가 이 시간대를 따라요.',
} as const;
