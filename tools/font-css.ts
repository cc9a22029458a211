import type { Metrics } from './font-tables.ts';

/** Advance of a Hangul syllable, in em, of the fonts that stand in until ours has come. */
const systemFonts = [
  { family: 'Dure Sans Apple', local: ['Apple SD Gothic Neo'], syllable: 0.865 },
  { family: 'Dure Sans Windows', local: ['Malgun Gothic', '맑은 고딕'], syllable: 0.92 },
  { family: 'Dure Sans Noto', local: ['Noto Sans KR', 'Noto Sans CJK KR'], syllable: 0.92 },
] as const;

export function unicodeRange(text: string): string {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}

export function fontFace(file: string, range: string): string {
  return `@font-face {
  font-family: 'Dure Sans';
  font-weight: 400 700;
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${range};
}
`;
}

/** Faces that give the system's Korean fonts our widths and line heights, so that nothing moves when ours arrives. */
export function fallbackFaces({ unitsPerEm, ascender, descender, lineGap, syllable }: Metrics): string[] {
  return systemFonts.map((font) => {
    const size = syllable / unitsPerEm / font.syllable;
    const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
    return `@font-face {
  font-family: '${font.family}';
  src: ${font.local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascender / unitsPerEm / size)};
  descent-override: ${percent(-descender / unitsPerEm / size)};
  line-gap-override: ${percent(lineGap / unitsPerEm / size)};
}
`;
  });
}
