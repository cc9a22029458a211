import { readSources } from '../source-files.ts';
import { longCommentsIn } from './comments.ts';
import { faultsOfPages } from './pages.ts';

/** Pages for contributors and operators; prompts and the texts of the demo data are none. */
const PAGES = /^(?:[^/]+|docs\/.*|findings\/.*)\.md$/;
/** Sources that somebody writes and may still change: a landed migration stays as it is. */
const SOURCES = /^(?!.*(?:\.gen\.|\/migrations\/\d)).*\.(?:tsx?|mjs|sql|css)$/;

const faults = [...faultsOfPages(readSources(PAGES)), ...readSources(SOURCES).flatMap(longCommentsIn)];
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
