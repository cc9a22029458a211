import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { DOCUMENTS } from '../kernel/http/openapi/documents.ts';

interface Media {
  readonly schema: object;
  readonly example?: Record<string, unknown>;
  readonly encoding?: Readonly<Record<string, { readonly contentType: string }>>;
}
interface Body {
  readonly content?: Readonly<Record<string, Media>>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name?: string; readonly in?: string; readonly required?: boolean }[];
  readonly requestBody?: Body & Referring;
  readonly responses: Readonly<Record<string, Referring>>;
}
interface Referring {
  readonly $ref?: string;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly requestBodies: Readonly<Record<string, Body>> };
}
export interface Given {
  readonly params?: Readonly<Record<string, string | number>>;
  /** What differs from the document's example of the body. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly token?: string;
}
export interface Answered {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  // The test reads what the document promises; its schema has been checked.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
}

function form(given: Record<string, unknown>, encoding: NonNullable<Media['encoding']>): FormData {
  const body = new FormData();
  for (const [part, value] of Object.entries(given)) {
    body.append(part, new Blob([JSON.stringify(value)], { type: encoding[part]!.contentType }));
  }
  return body;
}

/** The body that an operation takes, where it stands or among the components. */
const bodyIn = ({ components }: Document, { requestBody }: Operation): Body | undefined =>
  requestBody?.$ref === undefined ? requestBody : components.requestBodies[requestBody.$ref.split('/').at(-1)!];

/** A client that knows an address and the documents that lie there, and nothing else; it checks what it hears by them. */
export async function readDocument(url: string): Promise<(operationId: string, given?: Given) => Promise<Answered>> {
  const ajv = new Ajv2020({ strict: false, formats: { binary: true } });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  const operations = new Map<
    string,
    { api: string; path: string; method: string; operation: Operation; body: Body | undefined }
  >();
  for (const { address: api } of DOCUMENTS) {
    const document = (await (await fetch(`${url}${api}`)).json()) as Document;
    ajv.addSchema(document, api);
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods))
        operations.set(operation.operationId, { api, path, method, operation, body: bodyIn(document, operation) });
  }

  return async (operationId, { params = {}, body = {}, token } = {}) => {
    const { api, path, method, operation, body: takes } = operations.get(operationId)!;
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
    const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
    const init: RequestInit = { method: method.toUpperCase(), headers };
    const [type, media] = Object.entries(takes?.content ?? {})[0] ?? [];
    if (type === 'application/json') {
      headers.set('content-type', type);
      init.body = JSON.stringify({ ...media!.example, ...body });
    } else if (media) {
      const request = { ...(media.example!['request'] as object), ...body };
      init.body = form({ ...media.example, request }, media.encoding!);
    }
    const response = await fetch(`${url}${address}`, init);
    const envelope = (await response.json()) as Omit<Answered, 'status'>;
    const status = String(response.status);
    const promised = [status, `${status[0]}XX`].find((one) => one in operation.responses);
    if (promised === undefined)
      throw new Error(`${operationId} answers ${status}, which the document does not promise`);
    const { $ref } = operation.responses[promised]!;
    const place = $ref?.split('/').slice(1) ?? ['paths', path, method, 'responses', promised];
    const where = [...place, 'content', 'application/json', 'schema'];
    const pointer = where.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const validate = ajv.compile({ $ref: `${api}#/${pointer}` });
    if (!validate(envelope)) {
      throw new Error(
        `${operationId} answers ${response.status} ${JSON.stringify(envelope)}: ${ajv.errorsText(validate.errors)}`,
      );
    }
    return { status: response.status, ...envelope };
  };
}
