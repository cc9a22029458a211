interface Media {
  readonly schema: object;
  readonly encoding?: Readonly<Record<string, { readonly contentType: string }>>;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}
interface Parameter {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: object;
  readonly example?: unknown;
  readonly $ref?: string;
}
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<
      string,
      { readonly description: string; readonly headers?: object; readonly content: Readonly<Record<string, Media>> }
    >
  >;
}
export interface ReferenceDocument {
  readonly info: { readonly title: string; readonly description: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

/** HTML that is written as such, in contrast to text that is put into it. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
type Part = Html | string | number | false | undefined | readonly Part[];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
function written(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(written).join('');
  if (part === undefined || part === false) return '';
  return String(part as string | number).replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);
}
const html = (texts: TemplateStringsArray, ...parts: Part[]) =>
  new Html(String.raw({ raw: texts }, ...parts.map(written)));

const json = (value: unknown) => html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`;
/** Text of the document with its code marked by backticks, its paragraphs by empty lines. */
const prose = (text: string) =>
  text
    .split('\n\n')
    .map((one) => html`<p>${one.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))}</p>`);

function folded(title: string, content: Part) {
  return html`<details>
    <summary>${title}</summary>
    ${content}
  </details>`;
}

function mediaOf([type, { schema, encoding, example, examples }]: [string, Media]) {
  const shown = example ?? examples?.['success']?.value;
  return html`<p><code>${type}</code></p>
    ${encoding && Object.entries(encoding).map(([part, one]) => html`<p><code>${part}</code> ${one.contentType}</p>`)}
    ${shown !== undefined && json(shown)} ${folded('Schema', json(schema))}`;
}

function parameterRow({ name, in: where, required, schema, example }: Parameter) {
  return html`<tr>
    <th scope="row"><code>${name}</code></th>
    <td>${where}${required && ', required'}</td>
    <td><code>${JSON.stringify(example)}</code></td>
    <td><code>${JSON.stringify(schema)}</code></td>
  </tr>`;
}

function parameterTable(parameters: readonly Parameter[]) {
  return html`<h4>Parameters</h4>
    <div class="wide" role="region" aria-label="Parameters" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">In</th>
            <th scope="col">Example</th>
            <th scope="col">Schema</th>
          </tr>
        </thead>
        <tbody>
          ${parameters.map(parameterRow)}
        </tbody>
      </table>
    </div>`;
}

function operation(method: string, path: string, one: Operation, resolved: (parameter: Parameter) => Parameter) {
  const { operationId, summary, description, parameters, requestBody, responses } = one;
  return html`<section id="${operationId}">
    <h3><a href="#${operationId}">${operationId}</a></h3>
    <p class="call"><b>${method.toUpperCase()}</b> <code>${path}</code></p>
    ${prose(`${summary}. ${description}`)} ${parameters.length > 0 && parameterTable(parameters.map(resolved))}
    ${
      requestBody &&
      html`<h4>Body</h4>
        ${Object.entries(requestBody.content).map(mediaOf)}`
    }
    <h4>Answers</h4>
    ${Object.entries(responses).map(([status, answer]) =>
      folded(status, [
        ...prose(answer.description),
        answer.headers && html`<p>Headers: <code>${Object.keys(answer.headers).join(', ')}</code></p>`,
        ...(status === '200' ? Object.entries(answer.content).map(mediaOf) : []),
      ]),
    )}
  </section>`;
}

/** The document as a page for people: plain HTML, so that it needs no script and works under any policy. */
export function referencePage(
  { info, tags, paths, components }: ReferenceDocument,
  address: string,
  style: string,
): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method, one })),
  );
  const resolved = (parameter: Parameter) =>
    components.parameters[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter;
  const ofTag = (tag: string) => calls.filter(({ one }) => one.tags.includes(tag));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${style}" />
      </head>
      <body>
        <nav aria-label="Calls">
          ${tags.map(
            ({ name }) =>
              html`<h2><a href="#tag-${name}">${name}</a></h2>
                <ul>
                  ${ofTag(name).map(({ one }) => html`<li><a href="#${one.operationId}">${one.operationId}</a></li>`)}
                </ul>`,
          )}
        </nav>
        <main>
          <h1>${info.title}</h1>
          ${prose(info.description)}
          <p><a href="${address}">${address}</a></p>
          ${tags.map(
            ({ name }) =>
              html`<h2 id="tag-${name}">${name}</h2>
                ${ofTag(name).map(({ method, path, one }) => operation(method, path, one, resolved))}`,
          )}
        </main>
      </body>
    </html>`.text;
}
