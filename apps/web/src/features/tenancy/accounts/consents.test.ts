import { createHash } from 'node:crypto';
import { CONSENT_KINDS, CONSENT_VERSIONS } from '@dure/contract/tenancy/accounts/consents';
import { expect, it } from 'vitest';
import { consentTexts } from './consents.text.ts';

/** Who agreed to a version agreed to these words. A new text gets a new version, and its hash here. */
const KNOWN: Readonly<Record<string, string>> = {
  'TERMS 2026-11-22': 'b1b69df6b8f554db',
  'PRIVACY 2026-11-22': '8590d3e8aaebe1e7',
  'PRIVACY 2026-11-23': '76c9785f81e155da',
  'AGE14 2026-11-22': '4c8692c2e74e6463',
};

it.each(CONSENT_KINDS)('the text of %s is the one of its version', (kind) => {
  const hash = createHash('sha256').update(JSON.stringify(consentTexts[kind])).digest('hex').slice(0, 16);
  expect(hash).toBe(KNOWN[`${kind} ${CONSENT_VERSIONS[kind]}`]);
});
