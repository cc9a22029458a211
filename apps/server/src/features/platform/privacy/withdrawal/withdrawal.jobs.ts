import { forEach } from '../../../../kernel/jobs/each.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';

/** The job that a withdrawal starts. */
export const ERASED_FILES_JOB = 'erased-files';

export interface ErasedFiles {
  /** As the store knows them. */
  readonly keys: readonly string[];
}
const isErased = (data: object): data is ErasedFiles => 'keys' in data;

/** Removes the bytes of files whose rows a withdrawal has erased: it is tried until they are gone. */
export const erasedFilesJob: Job = {
  name: ERASED_FILES_JOB,
  define: ({ services: { files } }) => ({
    name: ERASED_FILES_JOB,
    atOnce: 2,
    run: async (data) => {
      if (isErased(data)) await forEach(data.keys, (key) => files.delete(key));
    },
  }),
};
