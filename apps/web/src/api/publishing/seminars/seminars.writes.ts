import type * as managed from '@dure/contract/publishing/seminars/managed-seminars.endpoints';
import type * as contract from '@dure/contract/publishing/seminars/seminars.endpoints';
import { nothing, write } from '../../../kernel/calls/write.ts';
import { getAdministrationOverview } from '../../platform/administration/administration.reads.ts';
import { listMyPosts, listPosts } from '../posts/posts.reads.ts';
import {
  getSeminar,
  listManagedSeminars,
  listMySeminars,
  listSeminarBanners,
  listSeminarParticipants,
} from './seminars.reads.ts';

const lists = () => [listPosts.key(), listMyPosts.key(), listManagedSeminars.key(), listSeminarBanners.key()];
interface OfSeminar {
  readonly params: { readonly seminarId: number };
}
/** What others show of a seminar; the call's own answer is the seminar as it is. */
const around = ({ params: { seminarId } }: OfSeminar) => [
  ...lists(),
  listMySeminars.key(),
  listSeminarParticipants.key({ params: { seminarId } }),
];
const itself = ({ params: { seminarId } }: OfSeminar) => [getSeminar.key({ params: { seminarId } })];

export const applyForSeminar = write<typeof contract.applyForSeminar>(
  'PUT /api/v1/my/seminars/{seminarId}',
  nothing,
  around,
);
export const leaveSeminar = write<typeof contract.leaveSeminar>(
  'DELETE /api/v1/my/seminars/{seminarId}',
  nothing,
  around,
);
export const createSeminar = write<typeof contract.createSeminar>('POST /api/v1/seminars', nothing, lists);
export const changeSeminar = write<typeof contract.changeSeminar>('PUT /api/v1/seminars/{seminarId}', nothing, around);
export const deleteSeminar = write<typeof contract.deleteSeminar>('DELETE /api/v1/seminars/{seminarId}', lists);
export const requestSeminarEstablishment = write<typeof contract.requestSeminarEstablishment>(
  'POST /api/v1/seminars/{seminarId}/establishment',
  nothing,
  lists,
);
export const cancelSeminar = write<typeof contract.cancelSeminar>(
  'POST /api/v1/seminars/{seminarId}/cancellation',
  nothing,
  around,
);
export const markSeminarAttendance = write<typeof contract.markSeminarAttendance>(
  'PUT /api/v1/seminars/{seminarId}/attendance',
  ({ params: { seminarId } }) => [listSeminarParticipants.key({ params: { seminarId } })],
  itself,
);
export const saySeminarWord = write<typeof contract.saySeminarWord>(
  'PUT /api/v1/seminars/{seminarId}/word',
  nothing,
  lists,
);
export const decideSeminarEstablishment = write<typeof managed.decideSeminarEstablishment>(
  'POST /api/manager/v1/seminars/{seminarId}/establishment',
  lists,
  (input) => [...itself(input), getAdministrationOverview.key()],
);
export const placeSeminarBanner = write<typeof managed.placeSeminarBanner>(
  'PUT /api/manager/v1/seminars/{seminarId}/banner',
  lists,
  itself,
);
