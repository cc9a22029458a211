#!/usr/bin/env bash
# @tanstack/react-router 1.170.46 on react 19.3.1, seen 2026-11-28 on Node 24 with jsdom 29.1.1.
#
# A Link to a page above the one that is shown is active as well, and an active Link writes aria-current="page" over the one
# that it was given. At /clubs/1:
#   <Link to="/clubs" aria-current="false">                                    aria-current="page"
#   <Link to="/clubs" aria-current="step" activeOptions={{ exact: true }}>     aria-current="step"
# A menu that says itself which of its places is current says it of two. Fails if that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @tanstack/react-router@1.170.46 react@19.3.1 react-dom@19.3.1 jsdom@29.1.1 >/dev/null 2>&1
cat >links.mjs <<'JS'
import assert from 'node:assert/strict';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<main></main>', { url: 'http://localhost/', pretendToBeVisual: true });
const scrollTo = () => {};
Object.assign(globalThis, { window, scrollTo, document: window.document, self: window, IS_REACT_ACT_ENVIRONMENT: true });
const { act, createElement: h } = await import('react');
const { createRoot } = await import('react-dom/client');
const router = await import('@tanstack/react-router');

const links = () => [
  h(router.Link, { key: 1, id: 'above', to: '/clubs', 'aria-current': 'false' }),
  h(router.Link, { key: 2, id: 'exact', to: '/clubs', 'aria-current': 'step', activeOptions: { exact: true } }),
  h(router.Link, { key: 3, id: 'elsewhere', to: '/people', 'aria-current': 'step' }),
];
const root = router.createRootRoute({ component: links });
const at = (path) => router.createRoute({ getParentRoute: () => root, path });
const history = router.createMemoryHistory({ initialEntries: ['/clubs/1'] });
const shown = router.createRouter({ routeTree: root.addChildren([at('/clubs'), at('/clubs/1'), at('/people')]), history });
await act(() => createRoot(document.querySelector('main')).render(h(router.RouterProvider, { router: shown })));
while (!document.getElementById('elsewhere')) await act(() => new Promise(setImmediate));
const current = (id) => document.getElementById(id).getAttribute('aria-current');
assert.deepEqual([current('above'), current('exact'), current('elsewhere')], ['page', 'step', 'step']);
console.log('as described: an active Link writes over the aria-current that it was given');
process.exit(0);
JS
node --conditions=browser links.mjs
