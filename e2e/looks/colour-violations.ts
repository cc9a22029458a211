import { AROUND, readAxe, standsStill, type Looked, type WindowWithAxe } from './axe.ts';
import { settle, unsettled } from './settled-looks.ts';
import { looksOfTexts, type WindowWithTexts } from './text-looks.ts';

/** What axe asks of colours (at level AA): two thirds of its work. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Where axe cannot tell, and never will of a text that looks so; its other reasons are about what lies over it just now. */
const UNDECIDABLE = ['bgGradient', 'bgImage', 'imgNode', 'shortTextContent'];

const OPTIONS = {
  ...AROUND.options,
  runOnly: { type: 'rule' as const, values: COLOUR_RULES },
  resultTypes: ['violations' as const, 'passes' as const, 'incomplete' as const],
};

/** Some of the texts that look alike, by their numbers. */
interface Part {
  readonly from: number;
  readonly to?: number;
}
/** Of rows that look alike, some tell of all; where they do not, the rest is asked about. */
const PARTS: readonly Part[] = [{ from: 0, to: 3 }, { from: 3 }];

/** Asks axe about those of the texts that look so: what is wrong, and which looks it has now answered for. */
const ask = (page: Looked, looks: string[], part: Part) =>
  page.evaluate(
    async ({ asked, from, to, exclude, options, undecidable }) => {
      const { axe, textsByLook } = window as unknown as WindowWithAxe & WindowWithTexts;
      const textsOf = (look: string) => textsByLook.get(look)!.slice(from, to);
      // Some may have been drawn anew since.
      const include = asked.flatMap(textsOf).filter((element) => element.isConnected);
      if (include.length === 0) return { faults: [], sure: [] };
      const found = await axe.run({ include: include as unknown as string[], exclude }, options);
      const answered = [...found.passes, ...found.incomplete]
        .flatMap(({ nodes }) => nodes)
        .filter(({ any }) => {
          const reason = (any[0]?.data as { messageKey?: string } | undefined)?.messageKey;
          return reason === undefined || undecidable.includes(reason);
        });
      const sure = new Set(answered.map(({ element }) => element as Element));
      return {
        faults: found.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ element }) => element!.outerHTML.slice(0, 300)).join(' | ')}`,
        ),
        sure: asked.filter((look) => textsOf(look).some((element) => sure.has(element))),
      };
    },
    { ...part, asked: looks, exclude: AROUND.exclude, options: OPTIONS, undecidable: UNDECIDABLE },
  );

/** What axe finds wrong with the colours of the page as it is now. Of a text that looks as one before it is not asked again. */
export async function colourViolations(page: Looked): Promise<string[]> {
  await standsStill(page);
  await readAxe(page);
  const faults: string[] = [];
  for (const part of PARTS) {
    const asked = unsettled(await looksOfTexts(page));
    if (asked.length === 0) break;
    const found = await ask(page, asked, part);
    settle(found.sure);
    faults.push(...found.faults);
  }
  return faults;
}
