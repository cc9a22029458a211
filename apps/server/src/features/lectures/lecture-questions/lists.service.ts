import type * as endpoints from '@dure/contract/lectures/lecture-questions/lecture-questions.endpoints';
import type { LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import type { z } from 'zod';
import type { PageOf } from '../../../kernel/database/page.ts';
import { meaningsOf } from '../../../kernel/language/sparse/grams.ts';
import { Sentences } from '../../../kernel/language/similarity/sentences.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { findClubStudy } from './asking.queries.ts';
import {
  countNarrowed,
  countQuestions,
  listAlike,
  listNamed,
  listQuestions,
  type Wanted,
} from './questions.queries.ts';
import { questionView } from './questions.view.ts';
import { enter, enterAsAdmin, type Here, reachQuestion } from './reaching.service.ts';

type Sort = z.output<(typeof endpoints.listLectureQuestions)['query']>['sort'];

async function pageOf(unit: Unit, here: Here, wanted: Wanted, sort: Sort, page: PageOf) {
  const [rows, [count]] = await unit.read(
    listQuestions(here.reader, wanted, sort, page),
    countNarrowed(here.reader, wanted),
  );
  return { contents: rows.map((row) => questionView(row, here)), totalElements: count!.total };
}

/** Questions of a club or of one of its studies, with how many there are of each filter. */
export async function listLectureQuestions(
  unit: Unit,
  query: z.output<(typeof endpoints.listLectureQuestions)['query']>,
) {
  const { clubSequence, clubStudySequence: study, filter, sort, keyword, isPrivate, page, size } = query;
  const here = await enter(unit, clubSequence);
  const wanted = { study, filter, keyword, isPrivate };
  const [rows, [count], [counts]] = await unit.read(
    listQuestions(here.reader, wanted, sort, { page, size }),
    countNarrowed(here.reader, wanted),
    countQuestions(here.reader, study),
  );
  return { contents: rows.map((row) => questionView(row, here)), totalElements: count!.total, counts: counts! };
}

export async function getLectureQuestion(unit: Unit, of: { club: number; serial: number }): Promise<LectureQuestion> {
  const [here, row] = await reachQuestion(unit, of);
  return questionView(row, here);
}

export async function listStudyQuestions(
  unit: Unit,
  { club, sequence }: { club: number; sequence: number },
  { filter, sort, keyword, ...page }: z.output<(typeof endpoints.listStudyQuestions)['query']>,
) {
  const here = await enterAsAdmin(unit, club);
  const study = await unit.first(findClubStudy(here.reader, sequence));
  if (!study) return refuse('notFound');
  return pageOf(unit, here, { study: sequence, filter, keyword }, sort, page);
}

/** A member's questions: their own for themselves, anybody's for who runs the club. */
export async function listMemberQuestions(
  unit: Unit,
  { club, memberUUID }: { club: number; memberUUID: string },
  page: PageOf,
) {
  const here = await enter(unit, club);
  if (!here.isAdmin && memberUUID !== unit.memberId) refuse('forbidden');
  return pageOf(unit, here, { filter: 'ALL', keyword: '', askerId: memberUUID }, 'NEWEST', page);
}

const SIMILAR = 3;
/** Less alike than this is another question. */
const LEAST_ALIKE = 0.35;
const FEWEST_LETTERS = 4;

/** Questions of the club that are like what is being typed: those that an instructor has answered, then those to join in. */
export async function listSimilarQuestions(unit: Unit, club: number, question: string) {
  const here = await enter(unit, club);
  if ([...question].length < FEWEST_LETTERS) return { contents: [] };
  const [alike] = await unit.read(listAlike(here.reader, [...meaningsOf(question).ids]));
  const shared = alike.filter((one) => one.shared > 0);
  const sentences = new Sentences([question, ...shared.map((one) => one.question)]);
  const serials = shared
    .map((one) => ({ ...one, likeness: sentences.likeness(question, one.question) }))
    .filter(({ likeness }) => likeness >= LEAST_ALIKE)
    .toSorted((a, b) => Number(b.is_answered) - Number(a.is_answered) || b.likeness - a.likeness)
    .slice(0, SIMILAR)
    .map(({ serial_number }) => serial_number);
  if (serials.length === 0) return { contents: [] };
  const [rows] = await unit.read(listNamed(here.reader, serials));
  const places = new Map(serials.map((serial, index) => [serial, index]));
  const ordered = rows.toSorted((a, b) => places.get(a.serial_number)! - places.get(b.serial_number)!);
  return { contents: ordered.map((row) => questionView(row, here)) };
}
