import type { Package } from '../package-xml.ts';

const DIAGRAM = /(?:^|\/)diagrams\/data[^/]*\.xml$/;
const CHART = /(?:^|\/)charts\/chart[^/]*\.xml$/;
/** Points of a diagram that carry no text of their own. */
const SCAFFOLD = new Set(['pres', 'parTrans', 'sibTrans', 'doc']);

/** Texts of a SmartArt diagram, a point a line, in the order of its outline. */
async function diagramLines(file: Package, part: string): Promise<string[]> {
  const lines: string[] = [];
  let [isText, isScaffold] = [false, false];
  let line = '';
  await file.read(part, {
    open: (name, { type }) => {
      if (name === 'pt') isScaffold = SCAFFOLD.has(type ?? '');
      if (name === 'p') line = '';
      isText = name === 't';
    },
    text: (piece) => {
      if (isText && !isScaffold) line += piece;
    },
    close: (name) => {
      isText = false;
      if (name === 'p' && line.trim() !== '') lines.push(line.trim());
      if (name === 'p') line = '';
    },
  });
  return lines;
}

/** What is written at a chart: its titles, series and categories, each once. */
export async function chartLines(file: Package, part: string): Promise<string[]> {
  const lines = new Set<string>();
  let text = '';
  let strings = 0;
  await file.read(part, {
    open: (name) => {
      if (name === 'strCache') strings += 1;
      if (name === 'p' || name === 'v') text = '';
    },
    text: (piece) => {
      text += piece;
    },
    close: (name) => {
      if ((name === 'v' && strings > 0) || name === 'p') if (text.trim() !== '') lines.add(text.trim());
      if (name === 'strCache') strings -= 1;
      if (name === 'p' || name === 'v') text = '';
    },
  });
  return [...lines];
}

/** Lines of the diagrams and charts that a part shows, by the id of the relation. */
export async function readDiagrams(
  file: Package,
  relations: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const [id, part] of relations) {
    if (!file.has(part)) continue;
    if (DIAGRAM.test(part)) found.set(id, await diagramLines(file, part));
    else if (CHART.test(part)) found.set(id, await chartLines(file, part));
  }
  return found;
}
