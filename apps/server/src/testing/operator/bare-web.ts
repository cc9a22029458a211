import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { servePages } from '../../features/platform/pages/pages.service.ts';
import { answerFailures } from '../../kernel/http/failures.ts';
import { addSecurityHeaders } from '../../kernel/http/security-headers.ts';
import type { TestServer } from '../server.ts';

const HTML = `<!doctype html><html lang="ko"><head><title>x</title></head><body><div id="root"></div>
<script type="application/json" id="dure-boot">null</script></body></html>`;
const MANIFEST = { 'src/operator/operator.tsx': { file: 'assets/build/operator.js' } };

/** The pages of a server over a web of which only the frame is built: they carry their data and show nothing. */
export async function serveBareWeb({ services }: TestServer): Promise<FastifyInstance> {
  const directory = await mkdtemp(join(tmpdir(), 'dure-web-'));
  await mkdir(join(directory, '.vite'));
  await mkdir(join(directory, 'prerender', '.vite'), { recursive: true });
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), HTML);
  await writeFile(join(directory, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(join(directory, 'prerender', '.vite', 'manifest.json'), '{}');
  const pages = Fastify();
  answerFailures(pages);
  await pages.register(cookie);
  addSecurityHeaders(pages, { production: false });
  await servePages(pages, services, directory);
  afterAll(async () => {
    await pages.close();
    await rm(directory, { recursive: true });
  });
  return pages;
}
