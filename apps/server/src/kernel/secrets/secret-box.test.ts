import { expect, test } from 'vitest';
import { newSealingKey, parseSealingKeys, SecretBox, SecretLost } from './secret-box.ts';

const keys = (...names: string[]) =>
  parseSealingKeys(names.map((name) => newSealingKey().replace('first', name)).join(','))!;

test('what is sealed opens for its owner alone, and never looks the same', () => {
  const box = new SecretBox(keys('a'));
  const sealed = box.seal('sk-비밀', 'tenant-1');
  expect(sealed).not.toContain('비밀');
  expect(box.seal('sk-비밀', 'tenant-1')).not.toBe(sealed);
  expect(box.open(sealed, 'tenant-1')).toBe('sk-비밀');
  expect(() => box.open(sealed, 'tenant-2')).toThrow(SecretLost);
});

test('what was changed by a letter does not open', () => {
  const box = new SecretBox(keys('a'));
  const sealed = box.seal('secret', 't');
  const at = sealed.length - 3;
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  expect(() => box.open(changed, 't')).toThrow(SecretLost);
});

test('a new key in front seals, the old one still opens; once it is gone, what it sealed is lost', () => {
  const [old, fresh] = [keys('old'), keys('new')];
  const sealed = new SecretBox(old).seal('secret', 't');
  const both = new SecretBox([...fresh, ...old]);
  expect(both.open(sealed, 't')).toBe('secret');
  expect(both.isOutdated(sealed)).toBe(true);
  const anew = both.seal('secret', 't');
  expect(both.isOutdated(anew)).toBe(false);
  expect(new SecretBox(fresh).open(anew, 't')).toBe('secret');
  expect(() => new SecretBox(fresh).open(sealed, 't')).toThrow(SecretLost);
});

test.each(['', 'short:YWJj', 'no-colon', 'a:!!!'])('%s is no key', (text) => {
  expect(parseSealingKeys(text)).toBeUndefined();
});

test('two keys of one name are none', () => {
  const one = newSealingKey();
  expect(parseSealingKeys(`${one},${one}`)).toBeUndefined();
});
