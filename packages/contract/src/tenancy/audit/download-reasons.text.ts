import type { DownloadReason } from './download-reasons.ts';

/** As people choose it, and as the log says it. */
export const DOWNLOAD_REASON_LABELS: Readonly<Record<DownloadReason, string>> = {
  PRIVACY_CHECK: '개인정보 점검',
  PERSON_ASKED: '본인 요청',
  INCIDENT: '사고 확인',
  OTHER: '다른 이유',
};
