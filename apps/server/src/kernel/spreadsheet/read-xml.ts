import { setImmediate as turn } from 'node:timers/promises';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { UnreadableSheet } from './unreadable-sheet.ts';

/** What is heard of an XML document. It may declare no entities, and what it refers to is never fetched. */
interface Heard {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Without the prefix that some programs write. */
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Elements inside one another; a workbook has about ten. */
const MAX_DEPTH = 256;

/** Reads a document piece by piece; other requests have their turn between the pieces. */
export async function readXml(pieces: AsyncIterable<Buffer>, { open, text, close }: Heard): Promise<void> {
  const parser = new SaxesParser();
  const stop = () => {
    throw new UnreadableSheet('broken');
  };
  let depth = 0;
  parser.on('error', stop);
  parser.on('doctype', (declared) => {
    if (declared.includes('[')) stop();
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    depth += 1;
    if (depth > MAX_DEPTH) stop();
    open?.(local(name), attributes);
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(local(name));
  });
  const decoder = new TextDecoder();
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }));
    await turn();
  }
  parser.close();
}
