import { aiProofText } from './ai-proof.text.ts';

const WIDTH = 168;
const EDGE = 8;
const at = (score: number) => EDGE + (score / 100) * (WIDTH - 2 * EDGE);

/** Two scores of one answer on a line from 0 to 100: the instructor's a dot, AI's a square. */
export function ScoreLine({ instructor, ai }: { readonly instructor: number; readonly ai: number }) {
  const [dot, square] = [at(instructor), at(ai)];
  return (
    <svg
      width={WIDTH}
      height="24"
      viewBox={`0 0 ${WIDTH} 24`}
      role="img"
      aria-label={aiProofText.table.both(instructor, ai)}
      className="max-w-full"
    >
      <path d={`M${EDGE} 12h${WIDTH - 2 * EDGE}`} className="stroke-line-strong" />
      <path d={`M${dot} 12H${square}`} className="stroke-ink-3" strokeWidth="3" />
      <rect
        x={square - 5}
        y="7"
        width="10"
        height="10"
        rx="2"
        className="fill-surface stroke-brand"
        strokeWidth="2.2"
      />
      <circle cx={dot} cy="12" r={instructor === ai ? 2.6 : 4.6} className="fill-ink" />
    </svg>
  );
}
