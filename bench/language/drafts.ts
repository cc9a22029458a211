import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { draftQuizzes } from '../../apps/server/src/kernel/language/writing/questions.ts';
import { readDocument } from '../documents/read-document.ts';

/** As many as one call asks for at most. */
const MOST = 20;
const OWN = join(import.meta.dirname, 'drafts/documents');

/** Prints what the built-in tools draft from each document of a folder: for a person who judges whether it can be used. */
async function show(folder: string): Promise<void> {
  const counts = { sure: 0, others: 0 };
  for (const file of (await readdir(folder)).toSorted()) {
    const { passages } = await readDocument(join(folder, file));
    process.stdout.write(`\n## ${file}\n`);
    for (const { question, modelAnswer, keywords, isSure } of draftQuizzes(passages, MOST)) {
      counts[isSure ? 'sure' : 'others'] += 1;
      const answer = modelAnswer.replaceAll(/^/gm, '  > ');
      process.stdout.write(
        `\n- **${question}** (${isSure ? 'sure' : 'more'})\n\n${answer}\n\n  ${keywords.join(' · ')}\n`,
      );
    }
  }
  process.stdout.write(`\n${counts.sure} sure, ${counts.others} behind more\n`);
}

const { positionals } = parseArgs({ allowPositionals: true });
await show(positionals[0] ?? OWN);
