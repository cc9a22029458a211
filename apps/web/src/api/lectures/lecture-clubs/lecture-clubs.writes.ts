import type * as contract from '@dure/contract/lectures/lecture-clubs/lecture-clubs.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { clubLists, clubState } from '../../clubs/clubs/club-state.ts';
import { listMyClubs } from '../../clubs/clubs/clubs.reads.ts';
import { getLectureClub, getLectureClubAbout, getStudy } from './lecture-clubs.reads.ts';

const written = (id: number) => [...clubState(id), getLectureClub.key({ params: { id } }), getStudy.key()];

export const createLectureClub = write<typeof contract.createLectureClub>('POST /api/v1/lecture-club', ({ body }) =>
  body.clubSequence == null ? clubLists() : written(body.clubSequence),
);
/** It is called every few seconds while somebody writes: the caller keeps the answer itself. */
export const saveLectureClubDraft = write<typeof contract.saveLectureClubDraft>(
  'PUT /api/v1/lecture-club/temporary',
  () => [listMyClubs.key()],
);
export const updateLectureClub = write<typeof contract.updateLectureClub>(
  'PUT /api/v1/lecture-clubs/{id}',
  ({ params }) => written(params.id),
);
export const updateCurriculum = write<typeof contract.updateCurriculum>(
  'PUT /api/v1/lecture-clubs/{id}/curriculum',
  ({ params }) => written(params.id),
);
export const updateAssistant = write<typeof contract.updateAssistant>(
  'PUT /api/v1/lecture-clubs/{id}/ai-assistant',
  ({ params }) => written(params.id),
);
/** It goes along with every page that is turned: what shows it asks again when it comes into view. */
export const rememberReading = write<typeof contract.rememberReading>(
  'PUT /api/v1/lecture-clubs/{club}/studies/{study}/materials/{contentSequence}/reading',
  ({ params }) => [getLectureClubAbout.key({ params: { id: params.club } }), getStudy.key()],
);
