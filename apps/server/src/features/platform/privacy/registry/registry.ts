import { aboutNobody } from './about-nobody.data.ts';
import { accountData } from './account.data.ts';
import { answersData } from './answers.data.ts';
import { clubsData } from './clubs.data.ts';
import type { TableData } from './table-data.ts';
import { teachingData } from './teaching.data.ts';

/** What every table of the schema holds about people. A new table, or a new column, passes no run until it stands here. */
export const REGISTRY: Readonly<Record<string, TableData>> = {
  ...aboutNobody,
  ...accountData,
  ...answersData,
  ...clubsData,
  ...teachingData,
};

type Personal = TableData & Required<Pick<TableData, 'group' | 'whose'>>;

/** The tables that hold something about people, by name. */
export const personalTables = Object.entries(REGISTRY)
  .filter((entry): entry is [string, Personal] => entry[1].group !== undefined && entry[1].whose !== undefined)
  .toSorted(([one], [other]) => one.localeCompare(other));
