import { type ProgramLimits, runProgram } from './run-program.ts';

const MEGABYTE = 1024 * 1024;
/** A page takes some seconds and a tenth of this memory. */
const LIMITS: ProgramLimits = { seconds: 25, memoryBytes: 600 * MEGABYTE, outputBytes: 8 * MEGABYTE };
/** Asked for at start; those that the program lacks are done without. Without the first nothing is recognised. */
const LANGUAGES = ['kor', 'eng'] as const;
const OFF = 'off';

/** A page to recognise: its dots (PNM), and whether its text stands in columns. */
export interface PagePicture {
  readonly dots: Uint8Array;
  readonly isInColumns: boolean;
}
/** How Tesseract looks at a page: it finds the columns itself, or takes all for one, where it loses fewer lines. */
const LAYOUT = { columns: '3', page: '4' } as const;

/** Recognises the words of a picture by Tesseract, where that program is on the machine with Korean. */
export class Recognition {
  readonly #program: string;
  readonly #limits: ProgramLimits;
  #languages: Promise<string | undefined> | undefined;

  constructor(program: string, limits: Partial<ProgramLimits> = {}) {
    this.#program = program;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Asked once: what is installed later is there after the next start. */
  #languagesOf(): Promise<string | undefined> {
    return (this.#languages ??= (async () => {
      if (this.#program === OFF) return undefined;
      const said = await runProgram(this.#program, ['--list-langs'], new Uint8Array(), this.#limits);
      const known = new Set(said?.toString().split(/\r?\n/));
      const asked = LANGUAGES.filter((one) => known.has(one));
      return asked[0] === LANGUAGES[0] ? asked.join('+') : undefined;
    })());
  }

  async isThere(): Promise<boolean> {
    return (await this.#languagesOf()) !== undefined;
  }

  /**
   * What the program says of a picture: its table of words, and the same text in lines, which alone has the blanks of
   * Korean right. Undefined where it says nothing.
   */
  async tableOf({ dots, isInColumns }: PagePicture): Promise<string | undefined> {
    const languages = await this.#languagesOf();
    if (languages === undefined) return undefined;
    const layout = LAYOUT[isInColumns ? 'columns' : 'page'];
    const given = ['stdin', 'stdout', '-l', languages, '--psm', layout, 'txt', 'tsv'];
    return (await runProgram(this.#program, given, dots, this.#limits))?.toString();
  }
}
