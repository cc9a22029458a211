import { fileURLToPath } from 'node:url';
import { areaFaults, readAreaPage } from './boundaries/areas.ts';
import { importsIn } from './boundaries/cruise.ts';
import { featureRings } from './boundaries/feature-rings.ts';
import { rules } from './boundaries/rules.ts';
import { readSources } from './source-files.ts';

const imports = await importsIn(fileURLToPath(new URL('..', import.meta.url)));
const refused = imports.summary.violations.map(({ from, to, rule, cycle }) => {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  return `${from} → ${way}\n    ${rules.find(({ name }) => name === rule.name)?.comment} (${rule.name})`;
});
const rings = featureRings(imports).map(
  (ring) => `${ring}\n    Features do not import each other in a ring (features-form-no-rings)`,
);
const pages = readSources(/^apps\/server\/src\/features\/[\w-]+\/README\.md$/).map(({ path, text }) =>
  readAreaPage(path.split('/').at(-2)!, text),
);
const problems = [...refused, ...rings, ...areaFaults(imports, pages)];
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
