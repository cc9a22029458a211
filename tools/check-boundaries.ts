import { fileURLToPath } from 'node:url';
import { importsIn } from './boundaries/cruise.ts';
import { rules } from './boundaries/rules.ts';

const { summary } = await importsIn(fileURLToPath(new URL('..', import.meta.url)));
const problems = summary.violations.map(({ from, to, rule, cycle }) => {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  return `${from} → ${way}\n    ${rules.find(({ name }) => name === rule.name)?.comment} (${rule.name})`;
});
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
