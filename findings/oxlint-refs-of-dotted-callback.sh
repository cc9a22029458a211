#!/usr/bin/env bash
# oxlint 1.89.0 (rule react/refs), seen 2026-11-28 on Node 24.
#
# A callback ref that is a member of an object from a context is reported, the same function under a name of its own is not:
#   const place = useContext(Place);    <div ref={place.hold} />  ->  "Cannot access refs during render"
#   const { hold } = useContext(Place); <div ref={hold} />        ->  nothing
# Neither reads `.current`: passing the object's member as `ref` makes the rule take the object for a ref. Fails if that
# changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund oxlint@1.89.0 >/dev/null 2>&1
cat >.oxlintrc.json <<'JSON'
{ "plugins": ["react"], "categories": { "correctness": "off" }, "rules": { "react/refs": "error" } }
JSON
write() {
  cat >"$1.tsx" <<TSX
import { createContext, useContext } from 'react';
const Place = createContext<{ readonly hold: (node: HTMLElement | null) => void }>({ hold: () => {} });
export function Panel() {
  const $2 = useContext(Place);
  return <div ref={$3} />;
}
TSX
}
write dotted place place.hold
write named '{ hold }' hold
if npx oxlint dotted.tsx >told.txt; then echo 'changed: the dotted form passes' && exit 1; fi
grep -q 'react(refs)' told.txt
npx oxlint named.tsx >/dev/null
echo 'as described: only the dotted callback ref is reported'
