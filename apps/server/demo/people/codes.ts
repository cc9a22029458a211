import type { JobGroupCode, LevelCode } from './codes.content.ts';

type Codes = {
  readonly jobGroups: readonly { readonly code: JobGroupCode; readonly name: string }[];
  readonly jobs: readonly {
    readonly code: string;
    readonly group: JobGroupCode;
    readonly name: string;
    readonly isRetired?: true;
  }[];
  readonly levels: readonly { readonly code: LevelCode; readonly name: string }[];
};

export const CODES: Codes = {
  jobGroups: [
    { code: '0100', name: '기획' },
    { code: '0200', name: '디자인' },
    { code: '0300', name: '개발' },
    { code: '0400', name: '엔지니어링' },
  ],
  jobs: [
    { code: '0101', group: '0100', name: '서비스 기획' },
    { code: '0102', group: '0100', name: '데이터 분석' },
    { code: '0103', group: '0100', name: '마케팅' },
    { code: '0104', group: '0100', name: '회계·재무' },
    { code: '0105', group: '0100', name: '콘텐츠·글쓰기' },
    { code: '0106', group: '0100', name: '인사·노무' },
    { code: '0201', group: '0200', name: 'UX' },
    { code: '0202', group: '0200', name: 'UI' },
    { code: '0203', group: '0200', name: 'UX 리서치' },
    { code: '0204', group: '0200', name: '브랜드' },
    { code: '0301', group: '0300', name: '백엔드' },
    { code: '0302', group: '0300', name: '프론트엔드' },
    { code: '0303', group: '0300', name: '모바일' },
    { code: '0304', group: '0300', name: '데이터 엔지니어링' },
    { code: '0305', group: '0300', name: '시스템·인프라' },
    { code: '0306', group: '0300', name: '인공지능' },
    { code: '0307', group: '0300', name: '웹 마스터', isRetired: true },
    { code: '0401', group: '0400', name: '전력' },
    { code: '0402', group: '0400', name: '기계' },
    { code: '0403', group: '0400', name: '반도체' },
    { code: '0404', group: '0400', name: '건축·토목' },
    { code: '0405', group: '0400', name: '화학·소재' },
    { code: '0406', group: '0400', name: '보건·간호' },
  ],
  levels: [
    { code: 1, name: '레벨 1' },
    { code: 2, name: '레벨 2' },
    { code: 3, name: '레벨 3' },
    { code: 4, name: '레벨 4' },
    { code: 5, name: '레벨 5' },
  ],
};
