import {
  HIDDEN_FIGURE,
  STATISTICS_MEANINGS,
  STATISTICS_UNIT_LABELS,
} from '@dure/contract/platform/statistics/statistics-figures.text';
import {
  STATISTICS_FIGURES,
  STATISTICS_UNITS,
  type StatisticsFigure,
} from '@dure/contract/platform/statistics/statistics-figures';
import type { StatisticsMonth } from '@dure/contract/platform/statistics/statistics.endpoints';
import type { Download } from '../../../kernel/http/route.ts';
import { xlsx, XLSX_TYPE, type Cell } from '../../../kernel/spreadsheet/xlsx.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { getStatistics, type StatisticsQuery } from './statistics.service.ts';
import { statisticsText as text } from './statistics.text.ts';

const unitOf = (figure: StatisticsFigure) => STATISTICS_UNIT_LABELS[STATISTICS_UNITS[figure]];

/** Shares as percent with one decimal, as clubs count means. */
function cellOf({ values, hidden }: StatisticsMonth, figure: StatisticsFigure): Cell {
  if (hidden.includes(figure)) return HIDDEN_FIGURE;
  const value = values[figure];
  return value === null || STATISTICS_UNITS[figure] !== 'SHARE' ? value : Math.round(value * 1000) / 10;
}

/** The page as a workbook: a row for each month, and what each figure means. */
export async function exportStatistics(unit: Unit, query: StatisticsQuery): Promise<Download> {
  const { months } = await getStatistics(unit, query);
  const heads = STATISTICS_FIGURES.map((figure) => ({
    header: `${STATISTICS_MEANINGS[figure].label} (${unitOf(figure)})`,
    width: 20,
  }));
  const sheets = [
    {
      name: text.sheets.months,
      columns: [{ header: text.month, width: 10 }, ...heads],
      async *rows() {
        for (const month of months) yield [month.month, ...STATISTICS_FIGURES.map((figure) => cellOf(month, figure))];
      },
    },
    {
      name: text.sheets.meanings,
      columns: [
        { header: text.figure, width: 28 },
        { header: text.unit, width: 8 },
        { header: text.meaning, width: 80 },
      ],
      async *rows() {
        for (const figure of STATISTICS_FIGURES)
          yield [STATISTICS_MEANINGS[figure].label, unitOf(figure), STATISTICS_MEANINGS[figure].meaning];
      },
    },
  ];
  return { name: text.fileName, contentType: XLSX_TYPE, stream: xlsx(sheets) };
}
