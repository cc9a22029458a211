import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { text } from '../../http/fields.ts';
import { madeTenant, newTenant } from './new-tenant.ts';

/** What an installation needs beside its database. */
export const SETUP_PARTS = ['MAIL', 'STORAGE', 'AI', 'BACKUP'] as const;
export type SetupPart = (typeof SETUP_PARTS)[number];

const setupPart = z
  .object({
    part: z.enum(SETUP_PARTS).describe('Which one'),
    isSet: z.boolean().describe('Whether there are settings for it; without them its stand-in works'),
    message: z.string().describe('What works now, and what to do for more'),
  })
  .meta({ id: 'SetupPart' });

export const getSetup = endpoint({
  name: 'getSetup',
  method: 'GET',
  path: '/api/operator/v1/setup',
  summary: 'What whoever sets up a new installation begins with, and what it still lacks',
  audience: 'operator',
  response: z.object({
    defaultUri: z.string().describe('The address whose tenant answers at the bare host'),
    defaultSite: z.string().describe('Where the tenant with that address is opened'),
    siteTemplate: z.string().describe('Where any other one is; `{uri}` stands for its address'),
    parts: z.array(setupPart),
  }),
  perMinute: 20,
});

export const testSetupPart = endpoint({
  name: 'testSetupPart',
  method: 'POST',
  path: '/api/operator/v1/setup/parts/{part}/test',
  summary:
    'Tries one part of the installation: sends a mail, keeps and reads a file, asks the AI provider, looks for a backup',
  audience: 'operator',
  params: z.object({ part: z.enum(SETUP_PARTS) }),
  body: z.object({ recipient: text(0, 254).optional().describe('Of the mail: the first manager') }),
  response: z.object({ isWorking: z.boolean(), message: z.string() }),
  perMinute: 10,
});

export const completeSetup = endpoint({
  name: 'completeSetup',
  method: 'POST',
  path: '/api/operator/v1/setup',
  summary: 'Makes the first tenant and its first manager; the secret has had its day then',
  audience: 'operator',
  body: newTenant,
  response: madeTenant,
  errors: ['setupOver'],
  perMinute: 10,
});
