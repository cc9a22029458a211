import type * as managed from '@dure/contract/publishing/seminars/managed-seminars.endpoints';
import type * as contract from '@dure/contract/publishing/seminars/seminars.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const getSeminar = read<typeof contract.getSeminar>('GET /api/v1/seminars/{seminarId}');
export const listSeminarBanners = read<typeof contract.listSeminarBanners>('GET /api/v1/banners/seminars');
export const listMySeminars = read<typeof contract.listMySeminars>('GET /api/v1/my/seminars', pageByPage);
export const downloadSeminarCalendar = read<typeof contract.downloadSeminarCalendar>(
  'GET /api/v1/seminars/{seminarId}/calendar',
);
export const listSeminarParticipants = read<typeof contract.listSeminarParticipants>(
  'GET /api/v1/seminars/{seminarId}/participants',
  pageByPage,
);
export const exportSeminarParticipants = read<typeof contract.exportSeminarParticipants>(
  'GET /api/v1/seminars/{seminarId}/participants/export',
);
export const listManagedSeminars = read<typeof managed.listManagedSeminars>('GET /api/manager/v1/seminars', pageByPage);
