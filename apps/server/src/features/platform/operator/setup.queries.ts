import { build } from '../../../kernel/database/build.ts';

/** When the installation was saved last. */
export const findLastBackup = build.selectFrom('backups').select('finished_at').orderBy('finished_at', 'desc').limit(1);
