import { readFileSync } from 'node:fs';
import { sourceFiles } from './source-files.ts';

/**
 * Korean sentences live where a translator would look for them: the error catalogue, status tables, `*.text.ts`,
 * rules. Everywhere else Hangul is refused; tests, the demo data, fonts and the gallery are free.
 */
const ALLOWED = [
  /\.text\.ts$/,
  /\.test(?:-help)?\.tsx?$/,
  /^packages\/contract\/src\/(errors|field-messages)\.ts$/,
  /^packages\/contract\/src\/.*-(status|rules)\.ts$/,
  /^packages\/contract\/src\/codes\//,
  /^apps\/server\/demo\//,
  /^apps\/(server|web)\/src\/testing\//,
  /^apps\/server\/src\/migrations\//,
  /^apps\/web\/src\/ui\/gallery\//,
  /^apps\/web\/src\/ui\/fonts\//,
  /^apps\/web\/(index|gallery)\.html$/,
  /^(e2e|bench|tools)\//,
];
const COMMENT = /^\s*(\/\/|\/?\*|--)/;

let found = 0;
for (const file of sourceFiles(/\.(?:tsx?|html|css)$/)) {
  if (ALLOWED.some((pattern) => pattern.test(file))) continue;
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      if (!/[가-힣]/.test(line) || COMMENT.test(line)) return;
      found += 1;
      console.error(`${file}:${index + 1}: Hangul belongs in a *.text.ts: ${line.trim()}`);
    });
}
process.exit(found === 0 ? 0 : 1);
