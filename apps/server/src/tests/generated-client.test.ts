import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { strike } from '../features/clubs/clubs/life/club-clock.service.ts';
import { DOCUMENTS } from '../kernel/http/openapi/documents.ts';
import { listen } from '../testing/live.ts';
import { makePeopleWithPassword } from '../testing/people.ts';
import { startTestServer } from '../testing/server.ts';

/** Main jobs of both kinds of club by a client that a public generator makes of the served document, its types as they come. */
const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../../..');
const place = path.join(root, 'tools/generated-client');
const generator = path.join(place, 'node_modules/openapi-typescript/bin/cli.js');
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
const PASSWORD = 'correct horse battery';

interface Program {
  readonly takeQuizClub: (stage: unknown) => Promise<unknown>;
  readonly takeLectureClub: (stage: unknown) => Promise<unknown>;
}
let folder: string;
let program: Program;
let stage: unknown;

/** Makes the clients of the documents and checks the program that uses it, both in a folder of their own. */
async function generate(url: string): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'dure-generated-client-'));
  const inFolder = (name: string) => path.join(folder, name);
  await symlink(path.join(root, 'node_modules'), inFolder('node_modules'));
  await copyFile(path.join(place, 'both-clubs.ts'), inFolder('both-clubs.ts'));
  await writeFile(inFolder('package.json'), JSON.stringify({ type: 'module' }));
  const options = {
    lib: ['esnext', 'dom'],
    types: [],
    noEmit: false,
    outDir: 'js',
    rewriteRelativeImportExtensions: true,
  };
  const config = { extends: path.join(root, 'tsconfig.base.json'), compilerOptions: options, include: ['*.ts'] };
  await writeFile(inFolder('tsconfig.json'), JSON.stringify(config));
  for (const { address } of DOCUMENTS) {
    const name = path.basename(address, '.json');
    await writeFile(inFolder(`${name}.json`), await (await fetch(`${url}${address}`)).text());
    const asked = [`${name}.json`, '--default-non-nullable=false', '-o', `${name}.ts`];
    await run(process.execPath, [generator, ...asked], { cwd: folder });
  }
  const told = await run(process.execPath, [compiler, '-p', '.'], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  expect(told.stdout).toBe('');
  program = (await import(inFolder('js/both-clubs.js'))) as Program;
}

beforeAll(async () => {
  const server = await startTestServer();
  await server.services.jobs.start([]);
  const { tenantId, people } = await makePeopleWithPassword(server, PASSWORD);
  const url = await listen(server);
  await generate(url);
  const caller = (role: keyof typeof people) => ({ email: people[role].email, password: PASSWORD });
  const begin = async () => {
    server.clock.set('2026-12-02T00:00:00.000Z');
    await strike(server.services, tenantId, server.clock.now());
  };
  const [member, instructor, manager] = [caller('member'), caller('instructor'), caller('manager')];
  stage = { url, begin, member, instructor, manager };
  beforeTheClubs = () => server.clock.set('2026-11-30T00:00:00.000Z');
}, 240_000);
afterAll(() => rm(folder, { recursive: true, force: true }));
let beforeTheClubs: () => void;

test('a generated client takes a quiz club from its creation to a grade that the member sees, without a cast', async () => {
  beforeTheClubs();
  const seen = await program.takeQuizClub(stage);
  const statuses = { created: '0100', approved: '0300', joined: '0401', pre: '0002', final: '0003' };
  expect(seen).toEqual({ ...statuses, given: 85, seen: 85 });
});

test('a generated client takes a lecture club from its creation to an answered question, without a cast', async () => {
  beforeTheClubs();
  const seen = await program.takeLectureClub(stage);
  const statuses = { created: '0100', approved: '0300', joined: '0401' };
  expect(seen).toEqual({ ...statuses, asked: 'WAITING_INSTRUCTOR', answered: 'INSTRUCTOR_ANSWERED' });
});

test('the program that uses it casts nothing, and a wrong field in it does not compile', async () => {
  const text = await readFile(path.join(place, 'both-clubs.ts'), 'utf8');
  const code = text.replaceAll(/\/\*.*?\*\/|^import .*?;$/gms, '');
  expect(code.match(/\bas\b|\bany\b|!\.|@ts-/g)).toBeNull();
  await writeFile(
    path.join(folder, 'both-clubs.ts'),
    text.replace('{ participationCode } }', '{ code: participationCode } }'),
  );
  const refused = run(process.execPath, [compiler, '-p', '.', '--noEmit'], { cwd: folder });
  await expect(refused).rejects.toMatchObject({ stdout: expect.stringContaining('participationCode') });
});
