import { build } from '../../src/kernel/database/build.ts';
import type { Part } from '../part.ts';
import { CODES } from './codes.ts';

export const seedCodes: Part = async ({ transaction }) => {
  const row = (
    kind: string,
    position: number,
    code: string | number,
    name: string,
    parent: string | null = null,
    isRetired = false,
  ) => ({
    tenant_id: transaction.tenantId,
    kind,
    code: String(code),
    name,
    parent_code: parent,
    position,
    is_retired: isRetired,
  });
  await transaction.change(
    build
      .insertInto('codes')
      .values([
        ...CODES.jobGroups.map(({ code, name }, index) => row('JOB_GROUP', index, code, name)),
        ...CODES.jobs.map(({ code, name, group, isRetired }, index) => row('JOB', index, code, name, group, isRetired)),
        ...CODES.levels.map(({ code, name }, index) => row('JOB_LEVEL', index, code, name)),
      ]),
  );
};
