import type * as legacy from '@dure/contract/publishing/seminars/legacy-seminars.endpoints';
import {
  establishmentTypeOf,
  ESTABLISHMENT_TYPE,
  type SeminarType,
} from '@dure/contract/publishing/codes/seminar-codes';
import { seminarText as text } from '@dure/contract/publishing/seminars/seminars.text';
import type { Establishment } from '@dure/contract/publishing/seminars/seminars.views';
import { postText } from '@dure/contract/publishing/posts/posts.text';
import type { z } from 'zod';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { listParticipantsAfter } from './holding/participants.service.ts';
import { applyForSeminar, leaveSeminar } from './places/places.service.ts';
import { getSeminar, listMySeminarsAfter, listSeminarBanners } from './seminars.service.ts';
import { createSeminar, requestSeminarEstablishment } from './writing/writing.service.ts';

const CURSOR = /^[1-9]\d{0,14}$/;

/** The application behind which a list goes on; null for its start. Refuses what is no cursor. */
function placeOf(cursor: string): number | null {
  if (cursor === '') return null;
  return CURSOR.test(cursor) ? Number(cursor) : refuseFields([{ path: 'cursor', message: postText.cursorWrong }]);
}

interface Part {
  readonly size: number;
  readonly cursor: string;
}

/** A part of a list; `tellNext` hears of the cursor of what follows, where something does. */
async function partOf<T>(
  { size, cursor }: Part,
  list: (size: number, place: number | null) => Promise<{ contents: T[]; next: number | null }>,
  tellNext: (cursor: string) => void,
) {
  const { contents, next } = await list(size, placeOf(cursor));
  if (next !== null) tellNext(String(next));
  return { contents };
}

export const listMySeminarsAtOldPath = (unit: Unit, part: Part, tellNext: (cursor: string) => void) =>
  partOf(part, (size, before) => listMySeminarsAfter(unit, size, before), tellNext);

export const listParticipantsAtOldPath = (
  unit: Unit,
  seminarId: number,
  part: Part,
  tellNext: (cursor: string) => void,
) => partOf(part, (size, behind) => listParticipantsAfter(unit, seminarId, size, behind), tellNext);

/** Whoever applies or leaves does it for themselves. */
const ofCaller = (work: typeof applyForSeminar) => async (unit: Unit, seminarId: number, memberId: string) => {
  if (memberId !== unit.memberId) return refuse('notFound');
  return work(unit, seminarId);
};
export const applyAtOldPath = ofCaller(applyForSeminar);
export const leaveAtOldPath = ofCaller(leaveSeminar);

type Asked = z.output<(typeof legacy.requestEstablishmentAtOldPath)['body']>;

/** The body of earlier clients says again what the path and the caller say: whoever says otherwise is refused. */
export async function requestEstablishmentAtOldPath(
  unit: Unit,
  seminarId: number,
  { memberId, mentorId, seminarId: given, seminarEstablishmentType: type }: Asked,
): Promise<Establishment> {
  const seminar = await getSeminar(unit, seminarId);
  if (!seminar.can.edit) return refuse('notFound');
  if (memberId !== unit.memberId) return refuseFields([{ path: 'memberId', message: text.memberWrong }]);
  const isSame =
    type === establishmentTypeOf(seminar.contentType as SeminarType) &&
    (given === null || given === seminarId) &&
    (mentorId === null || (type === ESTABLISHMENT_TYPE.mentorSeminar && mentorId === seminar.author.memberUUID));
  if (!isSame) return refuseFields([{ path: 'seminarEstablishmentType', message: text.establishmentWrong }]);
  return (await requestSeminarEstablishment(unit, seminarId)).editing!.establishment!;
}

// The same services answer both paths.
export const createSeminarAtOldPath = createSeminar;
export const listSeminarBannersAtOldPath = listSeminarBanners;
