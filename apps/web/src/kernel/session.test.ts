// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { bootOf } from '../testing/boot.ts';
import { endSession, startSession } from './session.ts';

const NAME = bootOf('member').session.memberName;
const kept = () => JSON.stringify({ ...localStorage });

test('after a log-out nothing on the device names who was here; how the page looks stays', () => {
  startSession(bootOf('member'));
  expect(kept()).toContain(NAME);
  endSession();
  expect(kept()).not.toContain(NAME);
  expect(kept()).toContain('presetName');
});

test('neither does it after a log-out elsewhere, once a page comes for nobody', () => {
  startSession(bootOf('member'));
  expect(kept()).toContain(NAME);
  startSession(bootOf('guest'));
  expect(kept()).not.toContain(NAME);
});
