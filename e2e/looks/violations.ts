import { AROUND, type Looked, type WindowWithAxe } from './axe.ts';
import { COLOUR_RULES, colourViolations } from './colour-violations.ts';

const OTHER_RULES = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]));

/** What axe finds wrong with the page as it is now. */
export async function violations(page: Looked): Promise<string[]> {
  const ofColours = await colourViolations(page);
  const others = await page.evaluate(
    async ({ exclude, options }) => {
      const found = await (window as unknown as WindowWithAxe).axe.run({ exclude }, options);
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ element }) => element!.outerHTML.slice(0, 300)).join(' | ')}`,
      );
    },
    {
      exclude: AROUND.exclude,
      options: { ...AROUND.options, rules: OTHER_RULES, resultTypes: ['violations' as const] },
    },
  );
  return [...ofColours, ...others];
}
