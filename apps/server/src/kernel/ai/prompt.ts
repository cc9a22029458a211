import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Instructions in a file of their own (`*.prompt.md`, Korean). */
export interface Prompt {
  /** `model-answer@1a2b3c4d`: the file's name and the hash of its text, so that a changed text is another version. */
  readonly version: string;
  readonly text: string;
}

/** Stands behind every prompt: what data is, and what it is not. */
const RULES = readFileSync(new URL('data-rules.prompt.md', import.meta.url), 'utf8').trim();

/** Reads a prompt beside the module that uses it: `readPrompt(import.meta.url, 'model-answer')`. */
export function readPrompt(beside: string, name: string): Prompt {
  const text = `${readFileSync(new URL(`${name}.prompt.md`, beside), 'utf8').trim()}\n\n${RULES}`;
  return { version: `${name}@${createHash('sha256').update(text).digest('hex').slice(0, 8)}`, text };
}

const written = new WeakMap<z.ZodType, string>();

/** The prompt and the shape of its answer, for models that are not held to it. */
export function instructionsOf({ text }: Prompt, schema: z.ZodType): string {
  const shape = written.get(schema) ?? JSON.stringify(z.toJSONSchema(schema));
  written.set(schema, shape);
  return `${text}\n\n${shape}`;
}

/**
 * Data in parts, each between marks with a number that nobody who wrote it could know: what stands in a part cannot end it.
 */
export function dataParts(parts: Readonly<Record<string, string>>): string {
  const mark = randomBytes(8).toString('hex');
  return Object.entries(parts)
    .map(([name, value]) => `<data-${mark} name="${name}">\n${value}\n</data-${mark}>`)
    .join('\n\n');
}
