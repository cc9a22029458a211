import { deepStrictEqual, ok } from 'node:assert';
import { extname } from 'node:path';

/** Opens a file by kept readers of others, and refuses what they read differently, or not at all. */
type OpenedByOthers = (file: Buffer) => Promise<void>;

const wordsOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : value instanceof Date
      ? // A day and a fraction of it: the last millisecond is a matter of rounding.
        new Date(Math.round(value.getTime() / 1000) * 1000).toISOString()
      : String(value as string | number | boolean).replaceAll('\r\n', '\n');
/** Without empty cells and rows at the end, which each reader counts in its own way. */
const withoutEnds = (rows: readonly (readonly unknown[])[]) => {
  const filled = rows
    .map((row) => row.map(wordsOf))
    .map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1));
  return filled.slice(0, filled.findLastIndex(({ length }) => length > 0) + 1);
};

const workbook: OpenedByOthers = async (file) => {
  const [{ default: exceljs }, { default: readExcelFile }] = await Promise.all([
    import('exceljs'),
    import('read-excel-file/node'),
  ]);
  const book = new exceljs.Workbook();
  await book.xlsx.load(file.buffer.slice(file.byteOffset, file.byteOffset + file.length) as ArrayBuffer);
  const one = book.worksheets.map((sheet) => {
    const rows = Array.from({ length: sheet.rowCount }, (_, row) =>
      Array.from({ length: sheet.columnCount }, (__, column) => sheet.getRow(row + 1).getCell(column + 1).value),
    );
    return { name: sheet.name, rows: withoutEnds(rows) };
  });
  const sheets = await readExcelFile(file, { trim: false });
  const other = sheets.map(({ sheet, data }) => ({ name: sheet, rows: withoutEnds(data) }));
  deepStrictEqual(other, one);
};

const calendar: OpenedByOthers = async (file) => {
  const [{ default: ical }, { default: nodeIcal }] = await Promise.all([import('ical.js'), import('node-ical')]);
  const text = file.toString();
  const root = new ical.Component(ical.parse(text) as unknown[]);
  const one = root.getAllSubcomponents('vevent').map((event) => {
    const { uid, summary, startDate, endDate } = new ical.Event(event);
    return { uid, summary, start: startDate.toJSDate().toISOString(), end: endDate.toJSDate().toISOString() };
  });
  const other = Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) =>
    event?.type === 'VEVENT'
      ? [
          {
            uid: event.uid,
            summary: wordsOf(event.summary),
            start: event.start.toISOString(),
            end: event.end?.toISOString(),
          },
        ]
      : [],
  );
  deepStrictEqual(other, one);
  ok(
    one.every(({ start, end }) => start < end),
    'An event needs an end after its beginning (RFC 5545, 3.6.1).',
  );
  ok(root.getFirstPropertyValue('method') === null, 'A method needs an organizer (RFC 5546).');
  ok(!/\r\nEND:VEVENT\r\n(?!BEGIN:|END:VCALENDAR)/.test(text), 'Properties stand before components (RFC 5545, 3.4).');
};

const table: OpenedByOthers = async (file) => {
  const [{ parse }, { default: papa }] = await Promise.all([import('csv-parse/sync'), import('papaparse')]);
  const { data, errors } = papa.parse<string[]>(file.toString().replace(/^\ufeff/, ''));
  deepStrictEqual(errors, []);
  deepStrictEqual(data, parse(file, { bom: true }));
};

const xml = async (text: string) => {
  const [{ XMLValidator }, { SaxesParser }] = await Promise.all([import('fast-xml-parser'), import('saxes')]);
  deepStrictEqual(XMLValidator.validate(text), true);
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => ok(false, error));
  parser.write(text);
  parser.close();
};

/** Names and sizes, and of XML (QTI) that it is sound and names what is there. */
const archive: OpenedByOthers = async (file) => {
  const [{ unzipSync }, { default: yauzl }] = await Promise.all([import('fflate'), import('yauzl')]);
  const one = unzipSync(file);
  const other: Record<string, number> = {};
  await new Promise<void>((resolve, reject) => {
    yauzl.fromBuffer(file, (error, zip) => {
      if (error) return reject(error);
      zip.on('entry', ({ fileName, uncompressedSize }: { fileName: string; uncompressedSize: number }) => {
        other[fileName] = uncompressedSize;
      });
      zip.on('end', resolve).on('error', reject);
      return undefined;
    });
  });
  deepStrictEqual(Object.fromEntries(Object.entries(one).map(([name, { length }]) => [name, length])), other);
  const textOf = (name: string) => Buffer.from(one[name]!).toString();
  for (const name of Object.keys(one).filter((path) => extname(path) === '.xml')) await xml(textOf(name));
  if (!one['imsmanifest.xml']) return;
  const named = [...textOf('imsmanifest.xml').matchAll(/<file href="([^"]+)"/g)].map(([, path]) => path!);
  deepStrictEqual(new Set(named), new Set(Object.keys(one).filter((path) => path !== 'imsmanifest.xml')));
};

/** By the type that an export is sent with. */
export const OTHER_READERS: Readonly<Record<string, OpenedByOthers>> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': workbook,
  'text/calendar': calendar,
  'text/csv': table,
  'application/zip': archive,
};

/** Every export that a test fetches is opened by readers that are not ours. */
export async function openByOthers(contentType: string, file: Buffer): Promise<void> {
  await OTHER_READERS[contentType.split(';')[0]!]?.(file);
}
