import { resolve } from 'node:path';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { mailAccountOf, mailMeanings, mailVariables } from './mail-config.ts';
import type { MailAccount } from './kernel/mail/smtp-sender.ts';
import { aiConfigOf, aiMeanings, aiVariables, type AiConfig } from './ai-config.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const optional = z.string().min(1).optional();

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_APP_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(100).default(10),
  DEFAULT_TENANT: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/)
    .default('dure'),
  DEMO: flag.optional(),
  SESSION_KEYS: optional,
  SECRET_KEYS: optional,
  TRUST_PROXY: flag.default(false),
  RATE_LIMIT: z.coerce.number().int().min(0).default(1200),
  SHUTDOWN_NOTICE: z.coerce.number().min(0).max(60).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('auto'),
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  DORMANT_AFTER_DAYS: z.coerce
    .number()
    .int()
    .max(3650)
    .refine((days) => days === 0 || days >= 60)
    .default(365),
  OIDC_ALLOW_PRIVATE: flag.default(false),
  BACKUP_COMMAND: optional,
  TESSERACT: z.string().min(1).default('tesseract'),
  ...aiVariables,
  ...mailVariables,
});

export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly dataDirectory: string;
  /** Owner's connection to a PostgreSQL of your own; without it the embedded one runs. */
  readonly databaseUrl: string | undefined;
  /** The server's own log-in, where the owner may not make roles. */
  readonly databaseAppUrl: string | undefined;
  readonly databaseConnections: number;
  readonly defaultTenant: string;
  /** Demo data, demo accounts on the log-in page, secrets made on first start. Never in production. */
  readonly demo: boolean;
  readonly sessionKeys: string | undefined;
  readonly secretKeys: string | undefined;
  readonly trustProxy: boolean;
  /** Requests a minute from one address or member; 0 turns the general limit off. */
  readonly rateLimit: number;
  /** Milliseconds that `/readyz` fails before the server stops taking requests. */
  readonly shutdownNoticeMs: number;
  readonly logLevel: string;
  readonly s3:
    | { endpoint: string | undefined; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }
    | undefined;
  readonly ai: AiConfig;
  /** Days after which an account that nobody uses sleeps; 0: never. */
  readonly dormantAfterDays: number;
  /** Whether log-in providers may lie in the network of the server, and speak without TLS. */
  readonly oidcAllowsPrivate: boolean;
  /** Program and arguments that save the installation; undefined: operators cannot begin a backup on their page. */
  readonly backupCommand: readonly string[] | undefined;
  /** The program that recognises the words of scanned pages, or `off`. */
  readonly tesseract: string;
  /** Undefined where mail stays in the outbox. */
  readonly mailAccount: MailAccount | undefined;
}

/** A fault of the settings: one sentence for the person who starts the server. */
export class ConfigError extends Error {}

const refuseSettings = (sentence: string): never => {
  throw new ConfigError(sentence);
};

const MEANINGS: Record<string, string> = {
  PORT: 'a port number between 0 and 65535',
  PUBLIC_URL: 'the address people open, such as https://quiz.example.ac.kr',
  DATABASE_URL: 'a PostgreSQL address such as postgresql://owner:password@host:5432/dure',
  DATABASE_APP_URL: 'a PostgreSQL address such as postgresql://dure_app:password@host:5432/dure',
  DATABASE_CONNECTIONS: 'a number between 2 and 100',
  DEFAULT_TENANT: 'the uri of a tenant, lower-case letters, digits and hyphens',
  SHUTDOWN_NOTICE: 'a number of seconds between 0 and 60',
  S3_ENDPOINT: 'the address of an S3 service',
  DORMANT_AFTER_DAYS: 'a number of days between 60 and 3650, or 0 for never',
  OIDC_ALLOW_PRIVATE: 'true or false',
  ...aiMeanings,
  ...mailMeanings,
};

function s3Of(env: z.output<typeof settings>): Config['s3'] {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_BUCKET && !S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY) return undefined;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new ConfigError('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all three.');
  }
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** The demo data; the image for production has none. */
const DEMO_DATA = new URL('../demo/demo.ts', import.meta.url);

/** Reads the settings from the environment (and `.env` in the working folder); throws `ConfigError` with one sentence. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env, demoData = DEMO_DATA): Config {
  if (environment === process.env && existsSync('.env')) process.loadEnvFile('.env');
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0]);
    throw new ConfigError(
      `${name} is not valid: it must be ${MEANINGS[name] ?? 'as the configuration table of the README says'}.`,
    );
  }
  const env = result.data;
  const production = env.NODE_ENV === 'production';
  const demo = env.DEMO ?? !production;
  if (production && demo)
    throw new ConfigError('DEMO=true is refused in production: the demo accounts have a known password.');
  if (demo && !existsSync(demoData)) {
    throw new ConfigError('There is no demo data in this image: set DEMO=false, or NODE_ENV=production.');
  }
  if (production && !env.SESSION_KEYS) {
    throw new ConfigError('SESSION_KEYS must be given in production: make one with "npm run session-key".');
  }
  if (production && !env.SECRET_KEYS) {
    throw new ConfigError(
      given['AI_SECRET_KEYS'] === undefined
        ? 'SECRET_KEYS must be given in production: a name and 32 bytes in base64, such as 2026:$(openssl rand -base64 32).'
        : 'AI_SECRET_KEYS has become SECRET_KEYS: give it under that name with the same value, which opens all that it sealed.',
    );
  }
  return {
    production,
    demo,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    dataDirectory: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseAppUrl: env.DATABASE_APP_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    defaultTenant: env.DEFAULT_TENANT,
    sessionKeys: env.SESSION_KEYS,
    secretKeys: env.SECRET_KEYS,
    trustProxy: env.TRUST_PROXY,
    rateLimit: env.RATE_LIMIT,
    shutdownNoticeMs: (env.SHUTDOWN_NOTICE ?? (demo ? 0 : 5)) * 1000,
    logLevel: env.LOG_LEVEL,
    s3: s3Of(env),
    ai: aiConfigOf(env, refuseSettings),
    dormantAfterDays: env.DORMANT_AFTER_DAYS,
    oidcAllowsPrivate: env.OIDC_ALLOW_PRIVATE,
    backupCommand: env.BACKUP_COMMAND?.trim().split(/\s+/),
    tesseract: env.TESSERACT,
    mailAccount: mailAccountOf(env, refuseSettings),
  };
}
