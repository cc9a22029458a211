/** Drawn like `icons`, apart from them: they come with the toolbar and cost a first page nothing. */
const drawings = {
  bold: ['M7 5h6a3.5 3.5 0 0 1 0 7H7z', 'M7 12h7a3.5 3.5 0 0 1 0 7H7z'],
  list: ['M9 6h11', 'M9 12h11', 'M9 18h11', 'M4.5 6h.01', 'M4.5 12h.01', 'M4.5 18h.01'],
  link: ['M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1', 'M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1'],
  code: ['m8 7-5 5 5 5', 'm16 7 5 5-5 5'],
  maths: ['M17 6V5H6l6 7-6 7h11v-1'],
  table: ['M4 5h16v14H4z', 'M4 10h16', 'M10 5v14'],
  quote: ['M5 7h5v5a4 4 0 0 1-4 4', 'M14 7h5v5a4 4 0 0 1-4 4'],
} as const;
export type ToolName = keyof typeof drawings;

export function ToolIcon({ name }: { readonly name: ToolName }) {
  return (
    <svg
      aria-hidden="true"
      width={17}
      height={17}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
