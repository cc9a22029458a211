import type { Package } from '../package-xml.ts';
import { StyleLooks } from './docx-looks.ts';
import type { NumberPlace } from './docx-numbers.ts';

const STYLES = 'word/styles.xml';
const NAME = /^(?:heading ([1-9])|title)$/i;
const MAX_DEPTH = 20;

interface Style {
  basedOn?: string;
  /** 0 stands for a title, above all headings. */
  heading?: number | undefined;
  number?: string;
  level?: number;
}

/** Paragraph styles of a Word document: which are headings, which are numbered, and how they make letters look. */
export class DocxStyles {
  readonly looks = new StyleLooks();
  readonly #styles = new Map<string, Style>();

  static async of(file: Package): Promise<DocxStyles> {
    const styles = new DocxStyles();
    if (file.has(STYLES)) await styles.#read(file);
    return styles;
  }

  async #read(file: Package): Promise<void> {
    let style: Style = {};
    await file.read(STYLES, {
      open: (name, attributes) => {
        const value = attributes['w:val'] ?? '';
        this.looks.hear(name, attributes);
        if (name === 'style') this.#styles.set(attributes['w:styleId'] ?? '', (style = {}));
        if (name === 'basedOn') style.basedOn = value;
        if (name === 'name' && NAME.test(value)) style.heading = Number(NAME.exec(value)![1] ?? 0);
        if (name === 'outlineLvl') style.heading = Number(value) < 9 ? Number(value) + 1 : undefined;
        if (name === 'numId') style.number = value;
        if (name === 'ilvl') style.level = Number(value);
      },
    });
  }

  #find<Key extends keyof Style>(id: string, key: Key): Style[Key] | undefined {
    let style = this.#styles.get(id);
    for (let depth = 0; style && depth < MAX_DEPTH; depth += 1) {
      if (style[key] !== undefined) return style[key];
      style = style.basedOn === undefined ? undefined : this.#styles.get(style.basedOn);
    }
    return undefined;
  }

  headingOf = (id: string): number | undefined => this.#find(id, 'heading');

  numberOf(id: string): NumberPlace | undefined {
    const number = this.#find(id, 'number');
    return number === undefined ? undefined : { number, level: this.#find(id, 'level') ?? 0 };
  }
}
