import { readXml } from './sheet-xml.ts';

/** Formats of days and times that every program knows by number, those of Korean among them (ECMA-376, 18.8.30). */
const isBuiltInDate = (format: number) =>
  (format >= 14 && format <= 22) ||
  (format >= 27 && format <= 36) ||
  (format >= 45 && format <= 47) ||
  (format >= 50 && format <= 58);

/** Whether a format of the file's own shows days or times: what is quoted, escaped or a condition says nothing. */
const showsDate = (code: string) =>
  /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/\[(?![hms]+\])[^\]]*\]/gi, ''));

/** Which styles of cells show days or times, by their place among the cells' formats. */
export async function readDateStyles(pieces: AsyncIterable<Buffer>): Promise<ReadonlySet<number>> {
  const own = new Map<number, boolean>();
  const dates = new Set<number>();
  let isOfCells = false;
  let place = 0;
  await readXml(pieces, {
    open: (name, attributes) => {
      if (name === 'numFmt') own.set(Number(attributes['numFmtId']), showsDate(attributes['formatCode'] ?? ''));
      if (name === 'cellXfs') isOfCells = true;
      if (name !== 'xf' || !isOfCells) return;
      const format = Number(attributes['numFmtId'] ?? 0);
      if (own.get(format) ?? isBuiltInDate(format)) dates.add(place);
      place += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return dates;
}
