import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import { openApiDocument, type Areas, type Tagged } from './document.ts';

interface ServedDocument {
  readonly address: string;
  readonly title: string;
  /** Whose calls most are. */
  readonly mainly: EndpointDefinition['audience'];
  /** Whose calls it has besides. Those of guests stand in each: nobody calls anything before they logged in. */
  readonly audiences: readonly EndpointDefinition['audience'][];
}

/** The documents of the API: each is whole, valid by itself, and small enough for its readers. */
export const DOCUMENTS: readonly ServedDocument[] = [
  { address: '/api/openapi.json', title: 'Dure API for members', mainly: 'member', audiences: ['guest'] },
  {
    address: '/api/openapi-instructor.json',
    title: 'Dure API for instructors',
    mainly: 'instructor',
    audiences: ['guest'],
  },
  {
    address: '/api/openapi-manager.json',
    title: 'Dure API for managers and operators',
    mainly: 'manager',
    audiences: ['guest', 'operator'],
  },
];

/** The calls of some audiences, by tag; a tag without any is left out. */
const callsOf = (tagged: Tagged, audiences: ServedDocument['audiences']): Tagged =>
  Object.fromEntries(
    Object.entries(tagged)
      .map(([tag, endpoints]) => [tag, endpoints.filter(({ audience }) => audiences.includes(audience))] as const)
      .filter(([, endpoints]) => endpoints.length > 0),
  );

const othersThan = (address: string): string =>
  DOCUMENTS.filter((other) => other.address !== address)
    .map((other) => `\`${other.address}\` is the ${other.title}.`)
    .join(' ');

/** One of them, as it is served. */
export const servedDocument = ({ address, title, mainly, audiences }: ServedDocument, tagged: Tagged, areas: Areas) =>
  openApiDocument(callsOf(tagged, [mainly, ...audiences]), areas, { title, others: othersThan(address), mainly });
