import { afterEach } from 'vitest';
import { guardAddresses, isGiven, takeRefused } from './own-addresses.ts';

guardAddresses();
const database = process.env['TEST_DATABASE_URL'];
if (database) isGiven(new URL(database).hostname);

// What calls may take a refusal for a network that is away, and go on: the test says it.
afterEach(() => {
  const refused = takeRefused();
  if (refused.length > 0) throw new Error(`A test reached for what the run has not opened: ${refused.join(', ')}`);
});
