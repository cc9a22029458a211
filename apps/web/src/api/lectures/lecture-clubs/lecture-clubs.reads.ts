import type * as contract from '@dure/contract/lectures/lecture-clubs/lecture-clubs.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getLectureClub = read<typeof contract.getLectureClub>('GET /api/v1/lecture-clubs/{id}');
export const getLectureClubAbout = read<typeof contract.getLectureClubAbout>('GET /api/v1/lecture-club/{id}/about');
export const getStudy = read<typeof contract.getStudy>('GET /api/v1/lecture-clubs/{club}/studies/{study}');
