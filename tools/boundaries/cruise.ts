import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { rules } from './rules.ts';

/** Whose imports are looked at: `bench` and `tools` are programs of their own and free. */
const PLACES = ['apps', 'packages', 'e2e'];

/** What the sources below `directory` import: `modules` with all of it, `summary.violations` with what is against the rules. */
export async function importsIn(directory: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    PLACES,
    {
      baseDir: directory,
      // Reads TypeScript as it stands: types are dependencies too.
      parser: 'swc',
      tsPreCompilationDeps: true,
      validate: true,
      ruleSet: { forbidden: [...rules] },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(?:^|/)dist/' },
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  );
  return output as ICruiseResult;
}
