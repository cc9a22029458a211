#!/usr/bin/env bash
# @tanstack/react-router 1.170.46, seen 2026-11-28 on Node 24 with jsdom 29.1.1.
#
# Where the chunk of a lazyRouteComponent cannot be fetched, its preload() resolves, and rendering it reloads the whole page, once
# for each message (sessionStorage `tanstack_router_reload:…`). So without a network a press on a link loses the page that is
# shown, and what was typed there; nothing but the second failure reaches an error boundary:
#   preload()      resolves
#   first render   window.location.reload(), throws a promise that never settles
#   second render  throws the TypeError
# Fails if that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @tanstack/react-router@1.170.46 react@19.3.1 react-dom@19.3.1 jsdom@29.1.1 >/dev/null 2>&1
cat >lazy.mjs <<'JS'
import assert from 'node:assert/strict';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('', { url: 'http://localhost/' });
let reloads = 0;
const location = { href: window.location.href, reload: () => (reloads += 1) };
const page = new Proxy(window, { get: (target, name) => (name === 'location' ? location : Reflect.get(target, name)) });
Object.assign(globalThis, { window: page, document: window.document, sessionStorage: window.sessionStorage });
const { lazyRouteComponent } = await import('@tanstack/react-router');

const message = 'Failed to fetch dynamically imported module: http://localhost/a.js';
const lazy = () => lazyRouteComponent(() => Promise.reject(new TypeError(message)));
function thrown(component) {
  try {
    component({});
  } catch (error) {
    return error;
  }
  return undefined;
}
const first = lazy();
await first.preload();
assert.ok(thrown(first) instanceof Promise);
assert.equal(reloads, 1);
assert.equal(window.sessionStorage.key(0), `tanstack_router_reload:${message}`);
const second = lazy();
await second.preload();
assert.equal(thrown(second).message, message);
assert.equal(reloads, 1);
console.log('as described: a chunk that cannot be fetched reloads the page instead of failing');
process.exit(0);
JS
node --conditions=browser lazy.mjs
