import {
  BULK_COLUMNS,
  BULK_TYPES,
  type BulkColumn,
  type BulkType,
} from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import { BULK_HEADS, BULK_LABELS } from '@dure/contract/authoring/quizzes/bulk/bulk.text';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Download } from '../../../../kernel/http/route.ts';
import { xlsx, XLSX_TYPE, type Cell } from '../../../../kernel/spreadsheet/xlsx.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { type CodeKind, type Codes, findCodes } from '../../../tenancy/tenants/tenants.public.ts';
import { EXAMPLES, templateText as text } from './template.text.ts';

const REQUIRED: ReadonlySet<string> = new Set([
  'content.contentUrl',
  'content.contentType',
  'quiz.question',
  'quiz-ai.content',
]);
const OFFERED = { jobGroup: 'JOB_GROUP', jobs: 'JOB', jobLevels: 'JOB_LEVEL' } as const satisfies Partial<
  Record<BulkColumn, CodeKind>
>;
const WIDE = 44;
const NARROW = 18;
const WIDTHS: Partial<Record<BulkColumn, number>> = {
  question: WIDE,
  modelAnswer: WIDE,
  contentUrl: WIDE,
  title: WIDE,
};

async function* each(rows: readonly (readonly Cell[])[]): AsyncGenerator<readonly Cell[]> {
  yield* rows;
}

function guideRows(type: BulkType, codes: Codes): Cell[][] {
  const columns: readonly BulkColumn[] = BULK_COLUMNS[type];
  const told: Partial<Record<BulkColumn, string>> = text.columns[type];
  const { required, optional, offered } = text.guide;
  const explained = columns.map((column) => [
    BULK_HEADS[column],
    REQUIRED.has(`${type}.${column}`) ? required : optional,
    told[column] ?? '',
  ]);
  const choices = Object.entries(OFFERED)
    .filter(([column]) => columns.includes(column as BulkColumn))
    .map(([column, kind]) => {
      const names = codes.filter((one) => one.kind === kind && !one.is_retired).map(({ name }) => name);
      return [offered(BULK_HEADS[column as BulkColumn]), '', names.join(', ')];
    });
  return [...explained, ...choices, ...text.rules.map((rule) => [...rule])];
}

/** The workbook that is filled in for a bulk registration: heads, an example, and a sheet that explains the columns. */
export async function getQuizTemplate(unit: Unit, wanted: string): Promise<Download> {
  const [codes] = await unit.read(findCodes(unit.tenantId));
  const type = BULK_TYPES.find((one) => one === wanted) ?? refuse('notFound');
  const { name, heads } = text.guide;
  const columns = (BULK_COLUMNS[type] as readonly BulkColumn[]).map((column) => ({
    header: BULK_HEADS[column],
    width: WIDTHS[column] ?? NARROW,
  }));
  return {
    name: text.fileName(BULK_LABELS[type]),
    contentType: XLSX_TYPE,
    stream: xlsx([
      { name: BULK_LABELS[type], columns, rows: () => each([EXAMPLES[type]]) },
      {
        name,
        columns: heads.map((header, index) => ({ header, width: [NARROW, NARROW, 2 * WIDE][index]! })),
        rows: () => each(guideRows(type, codes)),
      },
    ]),
  };
}
