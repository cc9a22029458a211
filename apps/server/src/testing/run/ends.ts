import { afterAll } from 'vitest';
import { removeTemplate } from '../../kernel/postgres/embedded.test-help.ts';
import { endPrograms, PATIENCE_MS } from '../child.ts';
import { closeServers } from '../server.ts';

// Files of one worker share their modules, so a hook of a module would run after the first of them only. This runs
// before each.
afterAll(closeServers);
afterAll(endPrograms, 2 * PATIENCE_MS);
afterAll(removeTemplate);
