import type * as endpoints from '@dure/contract/lectures/lecture-questions/lecture-questions.endpoints';
import type { z } from 'zod';
import type { Unit } from '../../../../kernel/unit.ts';
import { enterAsAdmin } from '../reaching.service.ts';
import { groupInChild } from './group-in-child.ts';
import { groupView } from './groups.policy.ts';
import { type GroupedRow, listGrouped, listStudyNumbers } from './groups.queries.ts';

const DAY_MS = 24 * 60 * 60_000;
const FEWEST = 2;

const KEPT = 50;
/** Whoever looks again at the same questions sees the same groups. */
const made = new Map<string, Promise<readonly number[][]>>();

function groupsOnce(tenantId: string, club: number, rows: readonly GroupedRow[]): Promise<readonly number[][]> {
  if (rows.length < FEWEST) return Promise.resolve([]);
  const key = [tenantId, club, ...rows.map(({ serial_number }) => serial_number)].join('/');
  const known = made.get(key);
  if (known) return known;
  const groups = groupInChild(rows.map(({ question }) => question));
  made.set(key, groups);
  groups.catch(() => made.delete(key));
  if (made.size > KEPT) made.delete(made.keys().next().value!);
  return groups;
}

/** What a class wonders about, by what its latest questions mean. */
export async function listQuestionGroups(
  unit: Unit,
  club: number,
  { clubStudySequence, days }: z.output<(typeof endpoints.listQuestionGroups)['query']>,
) {
  const { reader } = await enterAsAdmin(unit, club);
  const since = new Date(unit.now.getTime() - days * DAY_MS);
  const [rows, studies] = await unit.read(listGrouped(reader, since, clubStudySequence), listStudyNumbers(reader));
  const numbers = new Map(studies.map((study) => [study.club_study_sequence, study.no]));
  const found = await groupsOnce(unit.tenantId, club, rows);
  const groups = found.map((members) =>
    groupView(
      members.map((at) => rows[at]!),
      numbers,
    ),
  );
  const grouped = groups.reduce((sum, { count }) => sum + count, 0);
  return { groups, totalCount: rows.length, otherCount: rows.length - grouped };
}
