import type { Source } from '../source-files.ts';

const CODE = /(['"`])(0[0-9]{3})\1/g;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** Codes of statuses, types and groups that stand bare where the contract has a name for them. Sentences, empty where all is well. */
export const bareCodesIn = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        COMMENT.test(line)
          ? []
          : [...line.matchAll(CODE)].map(
              ([, , code]) =>
                `${path}:${index + 1}: ${code} stands bare: take its name from the contract, or give it one there.`,
            ),
      ),
  );
