/** Shapes of a cover, in a field of 1280 by 720. */
export type CoverShape = 'tree' | 'wave' | 'book' | 'notes' | 'layers' | 'dots' | 'talk' | 'towers';

interface Colours {
  readonly ground: string;
  readonly main: string;
  readonly mark: string;
}
const COLOURS: Readonly<Record<CoverShape, Colours>> = {
  tree: { ground: '#1c2a4f', main: '#4463b4', mark: '#f3cf84' },
  wave: { ground: '#20242c', main: '#f08b78', mark: '#f4eee2' },
  book: { ground: '#efe2cd', main: '#cdbda4', mark: '#8d6a17' },
  notes: { ground: '#dfe6e1', main: '#f2d472', mark: '#ec9f8c' },
  layers: { ground: '#123a3a', main: '#2f8a7f', mark: '#f3cf84' },
  dots: { ground: '#e4edf8', main: '#7d9fce', mark: '#d9533c' },
  talk: { ground: '#e6dcef', main: '#6b4a97', mark: '#ffffff' },
  towers: { ground: '#e99c6e', main: '#5b3a4d', mark: '#fdebc8' },
};

const bar = (x: number, y: number, width: number, fill: string, height = 26) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;
const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="22" fill="${fill}"/>`;

const DRAWN: Readonly<Record<CoverShape, (colours: Colours) => string>> = {
  tree: ({ main, mark }) =>
    `<path d="M640 210v120M360 330h560M360 330v70M920 330v70" stroke="${main}" stroke-width="12" fill="none"/>
    ${box(480, 110, 320, 110, mark)}${box(200, 390, 320, 110, main)}${box(760, 390, 320, 110, main)}`,
  wave: ({ main, mark }) =>
    `<path d="M0 460h420l60-50 60 90 90-330 100 430 70-140h480" stroke="${main}" stroke-width="12" fill="none"/>
    ${box(880, 110, 250, 180, mark)}${bar(920, 160, 160, '#8f8778', 18)}${bar(920, 205, 110, '#8f8778', 18)}`,
  book: ({ main, mark }) =>
    `${box(240, 140, 390, 440, '#fffaf2')}${box(650, 140, 390, 440, '#ffffff')}
    ${[210, 280, 350, 420].map((y, at) => bar(300, y, at % 2 ? 200 : 260, main)).join('')}
    ${[210, 350, 420].map((y) => bar(710, y, 240, main)).join('')}${bar(690, 270, 280, mark, 44)}`,
  notes: ({ main, mark }) =>
    `<g transform="rotate(-5 400 280)">${box(250, 150, 270, 250, main)}</g><g transform="rotate(4 760 250)">${box(620, 120, 270, 250, mark)}</g>
    ${box(470, 420, 270, 220, '#ffffff')}${bar(520, 500, 160, '#b9c1bb')}`,
  layers: ({ main, mark }) =>
    [470, 370, 270]
      .map(
        (y, at) =>
          `<path d="M640 ${y - 150}l330 150-330 150-330-150z" fill="${at === 2 ? '#8fd5ba' : main}" fill-opacity="${0.55 + at * 0.2}"/>`,
      )
      .join('') + `<path d="M640 210l130 60-130 60-130-60z" fill="${mark}"/>`,
  dots: ({ main, mark }) =>
    Array.from({ length: 15 * 8 }, (_, at) => {
      const [x, y] = [120 + (at % 15) * 74, 110 + Math.floor(at / 15) * 72];
      return `<circle cx="${x}" cy="${y}" r="22" fill="${(at * 7) % 23 === 0 ? mark : main}" fill-opacity="${(at * 5) % 7 ? 0.55 : 1}"/>`;
    }).join(''),
  talk: ({ main, mark }) =>
    `${box(200, 160, 470, 250, main)}<path d="M300 400v130l130-130z" fill="${main}"/>${bar(260, 230, 330, mark)}${bar(260, 300, 220, mark)}
    ${box(720, 290, 360, 200, mark)}<path d="M980 480v110l-110-110z" fill="${mark}"/>
    ${[820, 900, 980].map((x) => `<circle cx="${x}" cy="390" r="18" fill="${main}"/>`).join('')}`,
  towers: ({ main, mark }) =>
    `<circle cx="880" cy="430" r="150" fill="${mark}"/><path d="M0 560q320-90 640 0t640 0v160H0z" fill="${main}"/>
    ${[320, 760].map((x) => `<path d="M${x} 150l-70 420M${x} 150l70 420M${x - 80} 240h160M${x - 60} 330h120" stroke="#2c1b26" stroke-width="10" fill="none"/>`).join('')}`,
};

/** A cover without words, as an SVG. `turn` moves its shapes a little: pictures of one film are alike and not the same. */
export function coverSvg(shape: CoverShape, turn = 0): string {
  const colours = COLOURS[shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">
    <rect width="1280" height="720" fill="${colours.ground}"/>
    <g transform="translate(${turn * 18} ${turn * -10}) rotate(${turn} 640 360)">${DRAWN[shape](colours)}</g></svg>`;
}
