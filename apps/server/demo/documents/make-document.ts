import type { DocumentContent } from '../contents/contents.content.ts';
import { makeDocx, makeHwpx, makePptx } from './office.ts';
import { markdownOf } from './paper.ts';
import { makePdf } from './pdf.ts';

/** The parts of a PDF that asks for a password nobody has. */
const LOCK = `/ID [<${'5a'.repeat(16)}> <${'5a'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'31'.repeat(32)}> /U <${'32'.repeat(32)}> >>`;

const OFFICE = 'application/vnd.openxmlformats-officedocument';

interface Made {
  readonly kind: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** Writes a document of the story in the format that its name says. */
export async function makeDocument({ name, papers, isLocked = false }: DocumentContent): Promise<Made> {
  const ending = name.split('.').pop();
  if (ending === 'docx') {
    return { kind: 'DOCX', contentType: `${OFFICE}.wordprocessingml.document`, bytes: await makeDocx(papers) };
  }
  if (ending === 'pptx') {
    return { kind: 'PPTX', contentType: `${OFFICE}.presentationml.presentation`, bytes: await makePptx(papers) };
  }
  if (ending === 'hwpx') return { kind: 'HWPX', contentType: 'application/hwp+zip', bytes: await makeHwpx(papers) };
  if (ending === 'md') {
    return { kind: 'MD', contentType: 'text/markdown; charset=utf-8', bytes: Buffer.from(markdownOf(papers)) };
  }
  return { kind: 'PDF', contentType: 'application/pdf', bytes: makePdf(papers, isLocked ? { trailer: LOCK } : {}) };
}
