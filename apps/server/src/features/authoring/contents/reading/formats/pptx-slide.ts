import type { LeftOutReason } from '@dure/contract/authoring/contents/left-out.text';
import { readDiagrams } from '../ooxml/diagrams.ts';
import { Formula } from '../ooxml/omml.ts';
import type { Package } from '../package-xml.ts';
import { lineOf, type Piece, type Stand } from '../text/line.ts';
import { formatNumber } from '../text/number-formats.ts';
import { rowLine } from '../text/rows.ts';
import { Places, type Place } from './pptx-places.ts';

const TITLES = new Set(['title', 'ctrTitle']);
/** What repeats on every slide, and what a program fills in. */
const FURNITURE = new Set(['sldNum', 'dt', 'ftr', 'hdr']);
const STRUCK = new Set(['sngStrike', 'dblStrike']);
const SHAPES = new Set(['sp', 'graphicFrame', 'pic', 'cxnSp']);

export interface Shape {
  /** The placeholder that it fills, by its kind and number. */
  placeholder: { readonly type: string; readonly index: string } | undefined;
  place: Place | undefined;
  readonly lines: string[];
  isHidden: boolean;
}
export const isTitle = ({ placeholder }: Shape) => placeholder !== undefined && TITLES.has(placeholder.type);

const AUTO_NUMBERS: Readonly<Record<string, string>> = {
  romanUc: 'upperRoman',
  romanLc: 'lowerRoman',
  alphaUc: 'upperLetter',
  alphaLc: 'lowerLetter',
  circleNum: 'decimalEnclosedCircle',
  ea: 'koreanDigital2',
};

/** Automatic numbers of PowerPoint: how the sign is made, and what stands around it (DrawingML, 20.1.10.61). */
function autoNumber(type: string, count: number): string {
  const format = Object.entries(AUTO_NUMBERS).find(([beginning]) => type.startsWith(beginning))?.[1] ?? 'decimal';
  const sign = formatNumber(format, count);
  if (type.endsWith('ParenBoth')) return `(${sign})`;
  if (type.endsWith('ParenR')) return `${sign})`;
  return type.endsWith('Period') ? `${sign}.` : sign;
}

interface Paragraph {
  pieces: Piece[];
  level: number;
  numbering: { readonly type: string; readonly startAt: number } | undefined;
}

/** Shapes of a slide or of a layout, in the order of the file, and whether it is shown at all. */
export interface SlideShapes {
  readonly shapes: Shape[];
  readonly isHidden: boolean;
  /** What of it is not read, a reason for each. */
  readonly leftOut: readonly LeftOutReason[];
}

export async function readSlide(file: Package, part: string): Promise<SlideShapes> {
  const diagrams = await readDiagrams(file, await file.relations(part));
  const places = new Places();
  const shapes: Shape[] = [];
  let isHidden = false;
  let shape: Shape | undefined;
  let paragraph: Paragraph | undefined;
  let stand: Stand = 'text';
  let [isText, aside] = [false, 0];
  let why: LeftOutReason | undefined;
  const leftOut: LeftOutReason[] = [];
  /** Open groups, and how many of them nobody sees. */
  const groups: boolean[] = [];
  let formula: Formula | undefined;
  let row: string[] | undefined;
  /** How far the numbers of each level have come. */
  let counts: { type: string; count: number }[] = [];
  const label = ({ numbering, level }: Paragraph) => {
    if (!numbering) {
      counts.length = Math.min(counts.length, level);
      return '';
    }
    const before = counts[level];
    const count = before?.type === numbering.type ? before.count + 1 : numbering.startAt;
    counts[level] = { type: numbering.type, count };
    counts.length = level + 1;
    return `${autoNumber(numbering.type, count)} `;
  };
  const close = (ended: Paragraph) => {
    const line = lineOf(ended.pieces).trim();
    if (line === '' || !shape) return;
    const text = `${label(ended)}${line}`;
    if (row) row[row.length - 1] = `${row.at(-1) ?? ''} ${text}`;
    else shape.lines.push(text);
  };
  await file.read(part, {
    open: (name, attributes) => {
      if (formula) return formula.open(name, attributes);
      if (name === 'Fallback') aside += 1;
      if (aside > 0) return;
      if (name === 'sld') isHidden = attributes['show'] === '0' || attributes['show'] === 'false';
      if (SHAPES.has(name)) {
        shape = { placeholder: undefined, place: undefined, lines: [], isHidden: groups.includes(true) };
        counts = [];
        places.begin();
      }
      if (name === 'grpSp') groups.push(false);
      if (name === 'oleObj') leftOut.push('embedded');
      places.open(name, attributes);
      if (name === 'oMath') formula = new Formula();
      const isUnseen = name === 'cNvPr' && (attributes['hidden'] === '1' || attributes['hidden'] === 'true');
      if (!shape && isUnseen && groups.length > 0) groups[groups.length - 1] = true;
      if (!shape) return;
      if (isUnseen) shape.isHidden = true;
      if (name === 'ph') shape.placeholder = { type: attributes['type'] ?? 'body', index: attributes['idx'] ?? '0' };
      if (name === 'tr') row = [];
      if (name === 'tc') row?.push('');
      if (name === 'p') paragraph = { pieces: [], level: 0, numbering: undefined };
      if (name === 'pPr' && paragraph) paragraph.level = Number(attributes['lvl'] ?? 0) || 0;
      if (name === 'buAutoNum' && paragraph)
        paragraph.numbering = { type: attributes['type'] ?? '', startAt: Number(attributes['startAt'] ?? 1) || 1 };
      if (name === 'r' || name === 'fld') {
        stand = 'text';
        why = attributes['type'] === 'slidenum' ? 'headerFooter' : undefined;
      }
      if (name === 'rPr') {
        if (STRUCK.has(attributes['strike'] ?? '')) why = 'deleted';
        const baseline = Number(attributes['baseline'] ?? 0);
        stand = baseline > 0 ? 'raised' : baseline < 0 ? 'lowered' : 'text';
      }
      if (name === 'br') paragraph?.pieces.push({ stand: 'text', text: '\n' });
      if (name === 't' && why && !shape.isHidden) leftOut.push(why);
      isText = name === 't' && !why;
      const shown = name === 'relIds' ? attributes['r:dm'] : name === 'chart' ? attributes['r:id'] : undefined;
      shape.lines.push(...(diagrams.get(shown ?? '') ?? []));
    },
    text: (piece) => {
      if (formula) formula.text(piece);
      else if (isText) paragraph?.pieces.push({ stand, text: piece });
    },
    close: (name) => {
      if (formula) {
        const tex = formula.close();
        if (tex === undefined) return;
        formula = undefined;
        paragraph?.pieces.push({ stand: 'formula', text: tex });
        return;
      }
      isText = false;
      if (name === 'Fallback') aside -= 1;
      if (aside > 0) return;
      if (name === 'p' && paragraph) {
        close(paragraph);
        paragraph = undefined;
      }
      if (name === 'tr' && row && shape) {
        const line = rowLine(row);
        if (line !== '') shape.lines.push(line);
        row = undefined;
      }
      if (SHAPES.has(name) && shape) {
        shapes.push({ ...shape, place: places.place });
        shape = undefined;
      }
      if (name === 'grpSp') groups.pop();
      places.close(name);
    },
  });
  const isFurniture = ({ placeholder }: Shape) => placeholder !== undefined && FURNITURE.has(placeholder.type);
  const seen = shapes.filter((one) => !isFurniture(one));
  return {
    shapes: seen.filter((one) => !one.isHidden),
    isHidden,
    leftOut: [
      ...leftOut,
      ...shapes.flatMap((one): LeftOutReason[] => {
        if (one.lines.length === 0) return [];
        return isFurniture(one) ? ['headerFooter'] : one.isHidden ? ['hidden'] : [];
      }),
    ],
  };
}
