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

/** What LibreOffice makes of a file, read before it is gone. */
async function throughOffice(path: string, to: string, text: (made: string) => Promise<string>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'dure-rival-'));
  try {
    const out = ['--convert-to', to, '--outdir', directory];
    await run('soffice', [`-env:UserInstallation=file://${directory}/profile`, '--headless', ...out, path], LIMITS);
    return await text(join(directory, `${basename(path, extname(path))}.${to.slice(0, 3)}`));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
const pdfText = async (path: string) => (await run('pdftotext', ['-enc', 'UTF-8', path, '-'], LIMITS)).stdout;

const ALL: readonly (Rival & { readonly program: string })[] = [
  {
    name: 'pdftotext',
    program: 'pdftotext',
    reads: ['.pdf'],
    text: pdfText,
  },
  {
    name: 'pandoc',
    program: 'pandoc',
    reads: ['.docx', '.html', '.md'],
    text: async (path) => (await run('pandoc', ['-t', 'plain', '--wrap=none', path], LIMITS)).stdout,
  },
  {
    name: 'LibreOffice',
    program: 'soffice',
    reads: ['.docx', '.html'],
    text: (path) => throughOffice(path, 'txt:Text (encoded):UTF8', (made) => readFile(made, 'utf8')),
  },
  {
    // It has no text of slides by itself.
    name: 'LibreOffice and pdftotext',
    program: 'soffice',
    reads: ['.pptx'],
    text: (path) => throughOffice(path, 'pdf', pdfText),
  },
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
