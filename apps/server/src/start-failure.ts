import { ConfigError } from './config.ts';
import { DatabaseUnusable } from './kernel/postgres/unusable.ts';

type Fault = NodeJS.ErrnoException & { readonly address?: string; readonly port?: number };

const HOST = 'HOST is no address of this machine: use localhost, or 0.0.0.0 for all of them.';
const at = ({ path }: Fault) => path ?? 'DATA_DIR';
const isNetwork = ({ syscall = '' }: Fault) => syscall === 'listen' || syscall === 'getaddrinfo';

/** Faults of the system that whoever starts the server can mend. */
const MENDABLE: Record<string, (fault: Fault) => string> = {
  EADDRINUSE: () => 'The port is in use: stop the other program, or choose another one with PORT=3001.',
  ENOTFOUND: () => HOST,
  EAI_AGAIN: () => HOST,
  EADDRNOTAVAIL: () => HOST,
  EACCES: (fault) =>
    isNetwork(fault)
      ? `Port ${fault.port} may not be used by this user: choose one above 1023 with PORT=3000.`
      : `${at(fault)} may not be used by this user: give it the right to, or choose another folder with DATA_DIR.`,
  EPERM: (fault) =>
    `${at(fault)} belongs to another user: give it to this one, or choose another folder with DATA_DIR.`,
  EEXIST: (fault) => `${at(fault)} is a file: it must be a folder, so move it away, or choose another with DATA_DIR.`,
  ENOTDIR: (fault) => `${at(fault)} lies below a file: it must be a folder, so choose another one with DATA_DIR.`,
  EISDIR: (fault) => `${at(fault)} is a folder where a file is expected: move it away.`,
  ENOENT: (fault) => `${at(fault)} is not there: put it back, or correct the setting that names it.`,
  EROFS: (fault) => `${at(fault)} is on a disk that cannot be written to: choose another folder with DATA_DIR.`,
  ENOSPC: (fault) => `The disk of ${at(fault)} is full: make room and start again.`,
  EDQUOT: (fault) => `This user may write no more on the disk of ${at(fault)}: make room and start again.`,
  EMFILE: () => 'This user may open no more files: raise the limit (ulimit -n) and start again.',
  ENFILE: () => 'This machine may open no more files: raise its limit and start again.',
  ENOMEM: () => 'There is no memory left: end other programs, or give this machine more.',
  EIO: (fault) => `The disk of ${at(fault)} does not read or write any more: see to it, and put back the last backup.`,
};

/** The error, what it holds and what caused it, outermost first. */
function chainOf(error: unknown): Fault[] {
  if (!(error instanceof Error)) return [];
  const parts = error instanceof AggregateError ? error.errors.flatMap(chainOf) : [];
  return [error, ...parts, ...chainOf(error.cause)];
}

function sentenceOf(error: unknown): string {
  const chain = chainOf(error);
  const stated = chain.find((one) => one instanceof ConfigError || one instanceof DatabaseUnusable);
  if (stated) return stated.message;
  const fault = chain.find(({ code }) => code !== undefined && code in MENDABLE);
  if (fault) return MENDABLE[fault.code!]!(fault);
  const said = chain.find(({ message }) => message !== '')?.message ?? String(error);
  return `The server cannot go on (${said}): LOG_LEVEL=debug tells where it happened.`;
}

/**
 * What whoever starts the server reads where it cannot start or go on: one sentence, on one line, that says what to do.
 * `isDebugging` adds where it happened.
 */
export function startFailure(error: unknown, isDebugging = false): string {
  const sentence = sentenceOf(error).replaceAll(/\s+/g, ' ');
  const stack = isDebugging && error instanceof Error ? error.stack : undefined;
  return stack === undefined ? sentence : `${sentence}\n${stack}`;
}
