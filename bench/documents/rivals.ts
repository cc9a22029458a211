import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LIMITS = { timeout: 60_000, maxBuffer: 64 * 1024 * 1024 };

/** Another reader that people take, where its program is on the machine. */
export interface Rival {
  readonly name: string;
  /** Endings of the files that it reads. */
  readonly reads: readonly string[];
  readonly text: (path: string) => Promise<string>;
}

async function byLibreOffice(path: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'dure-rival-'));
  try {
    const out = ['--convert-to', 'txt:Text (encoded):UTF8', '--outdir', directory];
    await run('soffice', [`-env:UserInstallation=file://${directory}/profile`, '--headless', ...out, path], LIMITS);
    return await readFile(join(directory, `${basename(path, extname(path))}.txt`), 'utf8');
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

const ALL: readonly (Rival & { readonly program: string })[] = [
  {
    name: 'pdftotext',
    program: 'pdftotext',
    reads: ['.pdf'],
    text: async (path) => (await run('pdftotext', ['-enc', 'UTF-8', path, '-'], LIMITS)).stdout,
  },
  {
    name: 'pandoc',
    program: 'pandoc',
    reads: ['.docx', '.html', '.md'],
    text: async (path) => (await run('pandoc', ['-t', 'plain', '--wrap=none', path], LIMITS)).stdout,
  },
  { name: 'LibreOffice', program: 'soffice', reads: ['.docx', '.html'], text: byLibreOffice },
  {
    name: 'kordoc',
    program: 'kordoc',
    reads: ['.hwp', '.hwpx', '.docx', '.pdf'],
    text: async (path) => (await run('kordoc', [path], LIMITS)).stdout.replaceAll(/<br>|<[^>]{1,200}>|\|/g, ' '),
  },
];

/** Those that are installed. */
export async function rivals(): Promise<Rival[]> {
  const found = await Promise.all(
    ALL.map(async (one) => ((await run('which', [one.program]).catch(() => undefined)) ? [one] : [])),
  );
  return found.flat();
}
