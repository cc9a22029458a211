#!/usr/bin/env bash
# dictionary-ko 2.0.0 (Hunspell's Korean dictionary as an npm package), seen 2026-11-29.
#
# Its package.json says (GPL-2.0 OR LGPL-2.1 OR MPL-1.1). Its own `license` file says that index.aff and index.dic, the
# only data in the package, are under the GPL version 3: the other three are the licences of what generates them. A check
# of licences that reads package.json alone takes it for MPL-1.1. The file adds that a dictionary and the program that
# reads it are separate works. Fails if that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dictionary-ko@2.0.0 >/dev/null 2>&1
field=$(node -p "require('./node_modules/dictionary-ko/package.json').license")
test "$field" = '(GPL-2.0 OR LGPL-2.1 OR MPL-1.1)'
grep -q 'GPL-3.0 for the combined work' node_modules/dictionary-ko/license
grep -q 'and ko.dic) are licensed under the GPL version 3' node_modules/dictionary-ko/license
grep -q 'do not need to be compatible' node_modules/dictionary-ko/license
echo "package.json: $field; the data: GPL-3.0, as described"
