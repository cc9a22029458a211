import { AROUND, readAxe, standsStill, type Looked, type WindowWithAxe } from './axe.ts';
import { looksOfTexts, type WindowWithTexts } from './text-looks.ts';

/** What axe asks of colours (at level AA): two thirds of its work. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Where axe cannot tell, and never will of a text that looks so; its other reasons are about what lies over it just now. */
const UNDECIDABLE = ['bgGradient', 'bgImage', 'imgNode', 'shortTextContent'];

/** What a text may look like, on whatever page and in either theme: axe has been asked. */
const settled = new Set<string>();

/** What axe finds wrong with the colours of the page as it is now. Of a text that looks as one before it is not asked again. */
export async function colourViolations(page: Looked): Promise<string[]> {
  await standsStill(page);
  const looks = (await looksOfTexts(page)).filter((look) => !settled.has(look));
  if (looks.length === 0) return [];
  await readAxe(page);
  const options = {
    ...AROUND.options,
    runOnly: { type: 'rule' as const, values: COLOUR_RULES },
    resultTypes: ['violations' as const, 'passes' as const, 'incomplete' as const],
  };
  const found = await page.evaluate(
    async ({ asked, exclude, given, undecidable }) => {
      const { axe, textsByLook } = window as unknown as WindowWithAxe & WindowWithTexts;
      // Of rows that look alike, some tell of all.
      const textsOf = (look: string) => textsByLook.get(look)!.slice(0, 3);
      const include = asked.flatMap(textsOf) as unknown as string[];
      const { violations, passes, incomplete } = await axe.run({ include, exclude }, given);
      const answered = [...passes, ...incomplete]
        .flatMap(({ nodes }) => nodes)
        .filter(({ any }) => {
          const reason = (any[0]?.data as { messageKey?: string } | undefined)?.messageKey;
          return reason === undefined || undecidable.includes(reason);
        });
      const sure = new Set(answered.map(({ element }) => element as Element));
      return {
        faults: violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
        sure: asked.filter((look) => textsOf(look).some((element) => sure.has(element))),
      };
    },
    { asked: looks, exclude: AROUND.exclude, given: options, undecidable: UNDECIDABLE },
  );
  for (const look of found.sure) settled.add(look);
  return found.faults;
}
