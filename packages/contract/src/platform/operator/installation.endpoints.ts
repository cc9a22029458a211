import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { moment } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { jobReport } from '../jobs/job-report.ts';
import { OPERATOR_ACTIONS } from './operator-actions.ts';

/** What may be wrong with an installation that answers at all. */
export const INSTALLATION_FAULTS = ['FILES', 'JOBS'] as const;

export const beginBackup = endpoint({
  name: 'beginBackup',
  method: 'POST',
  path: '/api/operator/v1/backups',
  summary: 'Begins a backup of the installation by `BACKUP_COMMAND`; `getInstallation` tells how it goes',
  audience: 'operator',
  response: z.object({}),
  errors: ['conflict'],
});

export const getInstallation = endpoint({
  name: 'getInstallation',
  method: 'GET',
  path: '/api/operator/v1/installation',
  summary: 'State of the installation: health, version, last backup, files, organisations',
  audience: 'operator',
  response: z.object({
    faults: z.array(z.enum(INSTALLATION_FAULTS)).describe('Empty: all is well'),
    databaseMilliseconds: z.int().describe('How long the database took to answer'),
    runningJobs: z.int().describe('Jobs that have a run under way'),
    failedJobs: z.int().describe('Jobs whose last run failed'),
    version: z.string(),
    migration: z.string().describe('The last change of the schema'),
    migratedAt: moment,
    savedAt: moment.nullable().describe('The last backup; null: there has been none'),
    backup: z
      .object({
        canBegin: z.boolean().describe('Whether `BACKUP_COMMAND` is set'),
        runningSeconds: z
          .int()
          .nullable()
          .describe('How long it takes by now; 0: it begins soon; null: none is under way'),
        failure: z.string().nullable().describe('Of the last one, where it failed'),
      })
      .describe('Backups that operators begin'),
    sites: z
      .object({
        defaultUri: z.string().describe('The address whose tenant answers at the bare host'),
        defaultSite: z.string().describe('Where the tenant with that address is opened'),
        siteTemplate: z.string().describe('Where any other one is; `{uri}` stands for its address'),
      })
      .describe('Where people open organisations'),
    sendsMail: z.boolean().describe('Whether mail leaves; otherwise links of invitations are shown'),
    fileBytes: z.number().describe('What the files of all organisations take'),
    brokenImports: z
      .array(z.object({ uri: z.string().describe('The address it was to get'), name: z.string(), begunAt: moment }))
      .describe('Imports of organisations that were killed'),
  }),
});

export const listInstallationJobs = endpoint({
  name: 'listInstallationJobs',
  method: 'GET',
  path: '/api/operator/v1/jobs',
  summary: 'Background jobs over all organisations, as the queue keeps them for a week',
  audience: 'operator',
  response: z.array(jobReport),
});

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

export const listOperatorEntries = endpoint({
  name: 'listOperatorEntries',
  method: 'GET',
  path: '/api/operator/v1/entries',
  summary: 'What operators did, newest first',
  audience: 'operator',
  query: z.object({ ...paging(25) }),
  response: paged(
    z
      .object({
        entryId: z.string(),
        happenedAt: moment,
        action: z.enum(OPERATOR_ACTIONS).describe('What was done'),
        actor: z.string().describe('An operator, an account of the machine, `setup` or `clock`'),
        tenantName: z.string().nullable().describe('As the organisation was called then; null: about none'),
        changes: z.array(
          z.object({ field: z.string().describe('What has another value now'), before: value, after: value }),
        ),
        reason: z.string(),
        address: z.string().describe('IP address; empty for a shell'),
        device: z.string(),
      })
      .meta({ id: 'OperatorEntry' }),
  ),
});
