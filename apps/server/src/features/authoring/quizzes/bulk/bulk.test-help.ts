import { BULK_COLUMNS, type BulkColumn, type BulkType } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import type { BulkCheck } from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import { BULK_HEADS } from '@dure/contract/authoring/quizzes/bulk/bulk.text';
import { buffer } from 'node:stream/consumers';
import { makePackage } from '../../../../../demo/documents/package.ts';
import { xlsx, type Cell } from '../../../../kernel/spreadsheet/xlsx.ts';
import { multipart } from '../../../../testing/answers.ts';
import type { Person } from '../../../../testing/people.ts';
import type { TestServer } from '../../../../testing/server.ts';

/** A workbook of the product's own making, with the heads of the type. */
export function tableOf(type: BulkType, rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  const columns = (BULK_COLUMNS[type] as readonly BulkColumn[]).map((column) => ({
    header: BULK_HEADS[column],
    width: 20,
  }));
  return buffer(
    xlsx([
      {
        name: 'Sheet1',
        columns,
        async *rows() {
          yield* rows;
        },
      },
    ]),
  );
}

const NS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

/** A workbook of parts written by hand, as other programs write them; `sheet` is the whole part of the first sheet. */
export const workbookOf = (sheet: string | Buffer, more: Readonly<Record<string, string | Buffer>> = {}) =>
  makePackage({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${TYPE}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${NS}" xmlns:r="${REL}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  });

/** `POST /api/v1/quizzes/upload/{type}` with a file, rows or both. */
export async function sendBulk(
  server: TestServer,
  { token }: Person,
  type: BulkType,
  {
    file,
    name = 'quizzes.xlsx',
    ...request
  }: { file?: Buffer; name?: string; checkOnly?: boolean; skipsFaulty?: boolean; rows?: object[] },
) {
  const files = file ? [{ name, content: new Uint8Array(file) }] : [];
  const { payload, headers } = await multipart(request, files, 'file');
  const url = `/api/v1/quizzes/upload/${type}`;
  const { status, body } = await server.call({
    method: 'POST',
    url,
    token,
    payload: payload!,
    headers: headers!,
  });
  return { status, code: body.code, errors: body.errors ?? [], data: body.data as BulkCheck };
}
