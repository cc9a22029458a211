import type { ExportFormat } from '@dure/contract/authoring/quizzes/bulk/export-formats';
import { Readable } from 'node:stream';
import type { Codes } from '../../../../tenancy/tenants/tenants.public.ts';
import type { ExportedRow } from './exported.queries.ts';
import { QTI_2, QTI_3 } from './qti-dialects.ts';
import { CARTRIDGES, QTI_1 } from './qti12-packages.ts';
import { csvOf } from './write-csv.ts';
import { giftOf } from './write-gift.ts';
import { moodleXmlOf } from './write-moodle.ts';
import { qtiPackage } from './write-qti.ts';
import { qti12Package } from './write-qti12.ts';
import { wordDocument } from './write-word.ts';

/** What makes a file of quizzes. */
export interface QuestionWriter {
  readonly contentType: string;
  readonly write: (quizzes: readonly ExportedRow[], codes: Codes) => Readable;
}

const asText = (
  contentType: string,
  write: (quizzes: readonly ExportedRow[], codes: Codes) => string,
): QuestionWriter => ({
  contentType: `${contentType}; charset=utf-8`,
  write: (quizzes, codes) => Readable.from([write(quizzes, codes)]),
});
const asPackage = (contentType: string, write: (quizzes: readonly ExportedRow[]) => Readable): QuestionWriter => ({
  contentType,
  write,
});

/** Every format that quizzes are taken along in. */
export const QUESTION_WRITERS: Readonly<Record<ExportFormat, QuestionWriter>> = {
  csv: asText('text/csv', csvOf),
  docx: asPackage('application/vnd.openxmlformats-officedocument.wordprocessingml.document', wordDocument),
  moodle: asText('application/xml', moodleXmlOf),
  gift: asText('text/plain', giftOf),
  qti: asPackage('application/zip', (quizzes) => qtiPackage(quizzes, QTI_3)),
  qti2: asPackage('application/zip', (quizzes) => qtiPackage(quizzes, QTI_2)),
  qti12: asPackage('application/zip', (quizzes) => qti12Package(quizzes, QTI_1)),
  cc11: asPackage('application/zip', (quizzes) => qti12Package(quizzes, CARTRIDGES[1])),
  cc12: asPackage('application/zip', (quizzes) => qti12Package(quizzes, CARTRIDGES[2])),
  cc13: asPackage('application/zip', (quizzes) => qti12Package(quizzes, CARTRIDGES[3])),
};
