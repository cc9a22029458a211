import type {
  EstablishmentStatus,
  EstablishmentType,
  ParticipantStatus,
  PlaceType,
  SeminarStatus,
  SeminarType,
} from './seminar-codes.ts';

export const SEMINAR_TYPE_LABELS: Readonly<Record<SeminarType, string>> = { '0003': '세미나', '0005': '멘토 세미나' };

export const SEMINAR_STATUS_LABELS: Readonly<Record<SeminarStatus, string>> = {
  '0001': '개설 전',
  '0002': '모집중',
  '0003': '마감',
  '0004': '종료',
  '0005': '취소',
};

export const PLACE_TYPE_LABELS: Readonly<Record<PlaceType, string>> = {
  '0001': '오프라인',
  '0002': '온라인',
  '0003': '온라인 함께',
};

export const ESTABLISHMENT_TYPE_LABELS: Readonly<Record<EstablishmentType, string>> = {
  '0001': '멘토 세미나',
  '0002': '세미나',
};

export const ESTABLISHMENT_STATUS_LABELS: Readonly<Record<EstablishmentStatus, string>> = {
  '0001': '개설 요청',
  '0002': '개설됨',
  '0003': '반려됨',
};

export const PARTICIPANT_STATUS_LABELS: Readonly<Record<ParticipantStatus, string>> = {
  JOINED: '참가',
  WAITING: '대기',
  OFFERED: '자리 제안',
};
