import { serveTask } from '../../../../kernel/child-process/serve-task.ts';
import { readFile } from './read-file.ts';

// In a process of its own: whatever the file does, it does it here.
serveTask(readFile);
