import { fileURLToPath } from 'node:url';
import { importsIn } from './boundaries/cruise.ts';
import { featureRings } from './boundaries/feature-rings.ts';
import { rules } from './boundaries/rules.ts';

const imports = await importsIn(fileURLToPath(new URL('..', import.meta.url)));
const refused = imports.summary.violations.map(({ from, to, rule, cycle }) => {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  return `${from} → ${way}\n    ${rules.find(({ name }) => name === rule.name)?.comment} (${rule.name})`;
});
const rings = featureRings(imports).map(
  (ring) => `${ring}\n    Features do not import each other in a ring (features-form-no-rings)`,
);
const problems = [...refused, ...rings];
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
