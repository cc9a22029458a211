import { newTenant, type MadeTenant, type NewTenant } from '@dure/contract/platform/operator/new-tenant';
import { PRESET_NAMES } from '@dure/contract/tenancy/tenants/brand-colours';
import { insertTenant, makeTenant } from '../features/platform/operator/operator.public.ts';
import { siteOf } from '../kernel/mail/site.ts';
import { Refusal } from '../kernel/refusal.ts';
import { byShell, fail, onDatabase, text, type Command, type Given } from './arguments.ts';

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

async function wishedBy({ values, askSecret }: Given): Promise<NewTenant> {
  const manager = text(values, 'manager');
  const read = newTenant.safeParse({
    name: values['name'],
    uri: values['address'],
    timeZone: values['time-zone'],
    colorPreset: values['preset'],
    registrationAuthenticationType: values['registration'],
    manager: {
      email: manager,
      nickname: values['manager-name'] ?? manager.split('@')[0],
      password: values['password'] ? await askSecret('Password of the first manager') : undefined,
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

export const tenantCreate: Command = {
  help: `tenant create --name NAME --address ADDRESS --manager EMAIL [options]
  --name NAME            what the organisation is called
  --address ADDRESS      the first label of its host name: lower-case letters, digits and hyphens
  --manager EMAIL        who manages it first
  --manager-name NAME    what they are called; otherwise what stands before the @ of their address
  --password             asks for their password; otherwise they are invited, by mail or by a link that is printed once
  --time-zone ZONE       Asia/Seoul unless given
  --preset NAME          ${PRESET_NAMES.join(', ')}
  --registration WAY     how people who register prove their address: NONE, EMAIL or CODE`,
  options: {
    name: { type: 'string' },
    address: { type: 'string' },
    manager: { type: 'string' },
    'manager-name': { type: 'string' },
    password: { type: 'boolean' },
    'time-zone': { type: 'string' },
    preset: { type: 'string' },
    registration: { type: 'string' },
  },
  required: ['name', 'address', 'manager'],
  run: async (given) => {
    const { config } = given;
    const wished = await wishedBy(given);
    return onDatabase(config, async (database) => {
      const making = {
        database,
        now: new Date(),
        by: byShell(),
        sendsMail: config.mailAccount !== undefined,
        siteOf: (uri: string) =>
          siteOf(config.publicUrl ?? `http://localhost:${config.port}`, uri, config.defaultTenant),
        insert: insertTenant,
      };
      const made = await makeTenant(making, wished).catch((error: unknown) => {
        if (error instanceof Refusal) fail(FAULTS[error.details.fields?.[0]?.path ?? ''] ?? error.message);
        throw error;
      });
      return made ? told(made) : fail(`The address ${wished.uri} belongs to another organisation: choose another one.`);
    });
  },
};
