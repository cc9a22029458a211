import { readSources } from '../source-files.ts';
import { faultsOfPages } from './pages.ts';

/** Pages for contributors and operators; prompts and the texts of the demo data are none. */
const PAGES = /^(?:[^/]+|docs\/.*|findings\/.*)\.md$/;

const faults = faultsOfPages(readSources(PAGES));
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
