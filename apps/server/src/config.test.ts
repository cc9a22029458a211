import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('without settings it is the demo on port 3000 with the embedded database', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    demo: true,
    production: false,
    databaseUrl: undefined,
    s3: undefined,
  });
});

test.each([
  [{ PORT: 'abc' }, 'PORT is not valid: it must be a port number between 0 and 65535.'],
  [{ PORT: '70000' }, 'PORT is not valid'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is not valid: it must be a PostgreSQL address'],
  [{ NODE_ENV: 'production', DEMO: 'true', SESSION_KEYS: '[]' }, 'DEMO=true is refused in production'],
  [{ NODE_ENV: 'production' }, 'SESSION_KEYS must be given in production'],
  [{ NODE_ENV: 'production', SESSION_KEYS: '[]' }, 'SECRET_KEYS must be given in production'],
  [
    { NODE_ENV: 'production', SESSION_KEYS: '[]', AI_SECRET_KEYS: 'a:b' },
    'AI_SECRET_KEYS has become SECRET_KEYS: give it under that name',
  ],
  [{ S3_BUCKET: 'files' }, 'belong together'],
  [{ SMTP_URL: 'smtps://mail.example.com' }, 'SMTP_URL, MAIL_FROM and PUBLIC_URL belong together'],
  [
    { MAIL_FROM: 'a@example.com', PUBLIC_URL: 'https://example.com' },
    'SMTP_URL, MAIL_FROM and PUBLIC_URL belong together',
  ],
  [{ SMTP_URL: 'http://mail.example.com' }, 'SMTP_URL is not valid: it must be the address of a mail server'],
])('%o is refused with one sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(sentence);
});

test('a demo without demo data is refused with one sentence; without the demo they are not missed', () => {
  const nowhere = new URL('nowhere.ts', import.meta.url);
  expect(() => readConfig({}, nowhere)).toThrow(/^There is no demo data in this image: set DEMO=false/);
  expect(readConfig({ DEMO: 'false' }, nowhere).demo).toBe(false);
});

test('a mail server takes the three settings together', () => {
  const url = 'smtps://user:secret@mail.example.com';
  const settings = { SMTP_URL: url, MAIL_FROM: 'no-reply@example.com', PUBLIC_URL: 'https://example.com' };
  expect(readConfig(settings).mailAccount).toEqual({ url, from: 'no-reply@example.com' });
  expect(readConfig({ PUBLIC_URL: 'https://example.com' }).mailAccount).toBeUndefined();
});

test('an empty setting counts as none', () => {
  expect(readConfig({ PORT: '', S3_BUCKET: '' })).toMatchObject({ port: 3000, s3: undefined });
});
