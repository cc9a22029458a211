import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import { openApiDocument, type Areas, type Tagged } from './document.ts';

interface ServedDocument {
  readonly address: string;
  readonly title: string;
  /** Whose calls most are. */
  readonly mainly: EndpointDefinition['audience'];
  /** Whose calls it has besides. */
  readonly audiences: readonly EndpointDefinition['audience'][];
}

/** What any program needs before it calls anything else. The other calls of guests stand in the members' document alone. */
const ENTRY: readonly string[] = ['getGuestTenant', 'login', 'passSecondFactor', 'getMe', 'listCodes', 'logout'];

/** The documents of the API: each is whole, valid by itself, and small enough for its readers. */
export const DOCUMENTS: readonly ServedDocument[] = [
  { address: '/api/openapi.json', title: 'Dure API for members', mainly: 'member', audiences: ['guest'] },
  {
    address: '/api/openapi-instructor.json',
    title: 'Dure API for instructors',
    mainly: 'instructor',
    audiences: [],
  },
  {
    address: '/api/openapi-manager.json',
    title: 'Dure API for managers and operators',
    mainly: 'manager',
    audiences: ['operator'],
  },
];

/** Whether a call stands in a document: that of its audience, and each where nothing goes without it. */
export const isIn = (
  { mainly, audiences }: Pick<ServedDocument, 'mainly' | 'audiences'>,
  { name, audience }: Pick<EndpointDefinition, 'name' | 'audience'>,
): boolean => audience === mainly || audiences.includes(audience) || ENTRY.includes(name);

/** The calls of a document, by tag; a tag without any is left out. */
const callsOf = (tagged: Tagged, served: ServedDocument): Tagged =>
  Object.fromEntries(
    Object.entries(tagged)
      .map(([tag, endpoints]) => [tag, endpoints.filter((one) => isIn(served, one))] as const)
      .filter(([, endpoints]) => endpoints.length > 0),
  );

const othersThan = (address: string): string =>
  DOCUMENTS.filter((other) => other.address !== address)
    .map((other) => `\`${other.address}\` is the ${other.title}.`)
    .join(' ');

/** One of them, as it is served. */
export const servedDocument = (served: ServedDocument, tagged: Tagged, areas: Areas) =>
  openApiDocument(callsOf(tagged, served), areas, {
    title: served.title,
    others: othersThan(served.address),
    mainly: served.mainly,
  });
