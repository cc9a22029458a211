/** What keeps PostgreSQL from starting, as it says it, and what whoever starts the server can do. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/no space left|disk quota/i, 'make room on the disk of DATA_DIR and start again'],
  [
    /cannot allocate memory|shared memory segment|out of memory/i,
    'give this machine more memory, or end other programs',
  ],
  [/read-only file system/i, 'the disk of DATA_DIR cannot be written to: choose another folder'],
  [/permission denied|invalid permissions|wrong ownership/i, 'give DATA_DIR whole to the user who starts the server'],
  [/still in use|lock file/i, 'end the PostgreSQL that works in DATA_DIR, or wait until it has ended'],
  [/could not bind|address already in use/i, 'end the other program at that address, and start again'],
  [
    /checkpoint|pg_control|control file|checksum|incompatible|not a database cluster|could not (open|read|find)|invalid data|corrupt/i,
    'the data is damaged or not whole: put back the last backup of DATA_DIR',
  ],
];
const OTHERWISE = 'see the lines before it';

/** The last of its lines that says why, without time and process; the last of all where none does. */
export function reasonIn(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const why = lines.findLast((line) => /\b(FATAL|PANIC|error|ERROR):/.test(line));
  const line = why ?? lines.findLast((one) => one !== '') ?? 'it said nothing';
  return line.replace(/^.*?\b(?:FATAL|PANIC|ERROR|error):\s*/, '').replace(/\.$/, '');
}

/** One sentence of why `what` failed, with what to do. */
export function sentenceOf(what: string, output: string, logFile?: string): string {
  const reason = reasonIn(output);
  const advice = ADVICE.find(([pattern]) => pattern.test(reason))?.[1] ?? OTHERWISE;
  return `${what} (${reason}): ${advice}${logFile === undefined ? '' : `; its log is ${logFile}`}.`;
}
