import { fileURLToPath } from 'node:url';
import { importsIn } from './boundaries/cruise.ts';
import { PAST_A_DOOR, rules } from './boundaries/rules.ts';

const { modules, summary } = await importsIn(fileURLToPath(new URL('..', import.meta.url)));
const problems = summary.violations.map(({ from, to, rule, cycle }) => {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  return `${from} → ${way}\n    ${rules.find(({ name }) => name === rule.name)?.comment} (${rule.name})`;
});
const feature = (path: string) => path.split('/')[4];
for (const file of PAST_A_DOOR) {
  const target = modules.find(({ source }) => source === `apps/server/src/features/${file}`);
  const isUsed = target?.dependents.some(
    (path) => !path.includes('.test.') && feature(path) !== feature(target.source),
  );
  if (!isUsed)
    problems.push(`${file} is imported past no door any more: take it off the list in tools/boundaries/rules.ts.`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
