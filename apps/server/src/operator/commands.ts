import { parseArgs } from 'node:util';
import { newTenant, type MadeTenant, type NewTenant } from '@dure/contract/platform/operator/new-tenant';
import { PRESET_NAMES } from '@dure/contract/tenancy/tenants/brand-colours';
import { ConfigError, type Config } from '../config.ts';
import { insertTenant, makeTenant } from '../features/platform/operator/operator.public.ts';
import { Database } from '../kernel/database/database.ts';
import { siteOf } from '../kernel/mail/site.ts';
import { Refusal } from '../kernel/refusal.ts';
import { asOwner } from '../owner-connection.ts';

export const HELP = `npm run operator -- tenant create --name NAME --address ADDRESS --manager EMAIL [options]

  --name NAME            what the organisation is called
  --address ADDRESS      the first label of its host name: lower-case letters, digits and hyphens
  --manager EMAIL        who manages it first
  --manager-name NAME    what they are called; otherwise what stands before the @ of their address
  --password             asks for their password; otherwise they are invited, by mail or by a link that is printed once
  --time-zone ZONE       Asia/Seoul unless given
  --preset NAME          ${PRESET_NAMES.join(', ')}
  --registration WAY     how people who register prove their address: NONE, EMAIL or CODE

The database is that of DATABASE_URL, or of the server that runs on DATA_DIR.
`;

const OPTIONS = {
  name: { type: 'string' },
  address: { type: 'string' },
  manager: { type: 'string' },
  'manager-name': { type: 'string' },
  password: { type: 'boolean' },
  'time-zone': { type: 'string' },
  preset: { type: 'string' },
  registration: { type: 'string' },
} as const;

/** What is wrong with each option, by where its value stands in what is made. */
const FAULTS: Readonly<Record<string, string>> = {
  name: '--name must be 1 to 100 characters.',
  uri: '--address must be lower-case letters, digits and hyphens, neither www nor localhost.',
  timeZone: '--time-zone must be the name of a region such as Asia/Seoul.',
  colorPreset: `--preset must be one of ${PRESET_NAMES.join(', ')}.`,
  registrationAuthenticationType: '--registration must be NONE, EMAIL or CODE.',
  'manager.email': '--manager must be an e-mail address.',
  'manager.nickname': '--manager-name must be 2 to 20 characters, and no name that pretends to be an office.',
  'manager.password': 'The password must have at least 10 characters and be no common one.',
};

const fail = (sentence: string): never => {
  throw new ConfigError(sentence);
};

function optionsOf(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: OPTIONS, allowPositionals: true, strict: true });
  } catch {
    const isKnown = (one: string) => Object.hasOwn(OPTIONS, one.slice(2).split('=')[0]!);
    const unknown = given.find((one) => one.startsWith('--') && !isKnown(one));
    return fail(
      unknown === undefined
        ? 'An option lacks its value, or has one that it does not take: --help shows them.'
        : `There is no option ${unknown.split('=')[0]}: --help shows those that there are.`,
    );
  }
}

async function wishedBy(given: readonly string[], askPassword: () => Promise<string>): Promise<NewTenant> {
  const { values, positionals } = optionsOf(given);
  if (positionals.join(' ') !== 'tenant create')
    fail(`There is no command "${positionals.join(' ')}": --help shows those that there are.`);
  for (const name of ['name', 'address', 'manager'] as const) if (!values[name]) fail(`--${name} is missing.`);
  const { manager = '' } = values;
  const read = newTenant.safeParse({
    name: values.name,
    uri: values.address,
    timeZone: values['time-zone'],
    colorPreset: values.preset,
    registrationAuthenticationType: values.registration,
    manager: {
      email: manager,
      nickname: values['manager-name'] ?? manager.split('@')[0],
      password: values.password ? await askPassword() : undefined,
    },
  });
  return read.success ? read.data : fail(FAULTS[read.error.issues[0]!.path.join('.')] ?? '--help shows the options.');
}

function told({ siteUrl, manager }: MadeTenant): string {
  const ways = {
    PASSWORD: `${manager.email} logs in there with that password.`,
    MAIL: `${manager.email} is invited by mail; the link in it counts until ${manager.linkUntil}.`,
    LINK: `Give ${manager.email} this link, which is shown once and counts until ${manager.linkUntil}:\n${manager.link}`,
  };
  return `The organisation is at ${siteUrl}\n${ways[manager.way]}`;
}

/** Runs one command and answers what the person reads; throws a `ConfigError` of one sentence. */
export async function runOperator(
  given: readonly string[],
  config: Config,
  askPassword: () => Promise<string>,
): Promise<string> {
  const wished = await wishedBy(given, askPassword);
  return asOwner(config, async (owner) => {
    const database = new Database({ ...owner, max: 1 });
    try {
      const made = await makeTenant(
        {
          database,
          now: new Date(),
          sendsMail: config.mailAccount !== undefined,
          siteOf: (uri) => siteOf(config.publicUrl ?? `http://localhost:${config.port}`, uri, config.defaultTenant),
          insert: insertTenant,
        },
        wished,
      );
      return made ? told(made) : fail(`The address ${wished.uri} belongs to another organisation: choose another one.`);
    } catch (error) {
      if (error instanceof Refusal) fail(FAULTS[error.details.fields?.[0]?.path ?? ''] ?? error.message);
      throw error;
    } finally {
      await database.close();
    }
  });
}
