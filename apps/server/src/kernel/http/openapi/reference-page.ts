import { errors } from '@dure/contract/errors';
import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import { refusalsOf } from '@dure/contract/http/refusals';
import type { z } from 'zod';
import { openApiSchema } from '../json-schema.ts';
import { DESCRIPTION, TITLE, WHO, type Areas, type Tagged } from './document.ts';
import { exampleOf } from './example.ts';

export interface ReferenceFiles {
  readonly documents: readonly { readonly address: string; readonly title: string }[];
  readonly style: string;
  readonly script: string;
}
interface Fields {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
  readonly required?: readonly string[];
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

function fieldRows(where: string, name: string, schema: z.ZodType | undefined): Html[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = openApiSchema(schema, 'input') as Fields;
  return Object.entries(properties).map(
    ([field, one]) =>
      html`<tr>
        <th scope="row"><code>${field}</code></th>
        <td>${where}${(where === 'path' || required.includes(field)) && ', required'}</td>
        <td><code>${JSON.stringify(exampleOf(one, [name, field]))}</code></td>
        <td>${one.description}</td>
      </tr>`,
  );
}

function parameterTable({ name, params, query }: EndpointDefinition) {
  const rows = [...fieldRows('path', name, params), ...fieldRows('query', name, query)];
  return (
    rows.length > 0 &&
    html`<div class="wide" role="region" aria-label="Parameters of ${name}" tabindex="0">
      <table>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">In</th>
          <th scope="col">Example</th>
          <th scope="col">Meaning</th>
        </tr>
        ${rows}
      </table>
    </div>`
  );
}

const bodyOf = ({ name, body, files }: EndpointDefinition) =>
  (body ?? files) &&
  html`<h3>Body${files && `, as a form: files in ${Object.keys(files).join(', ')}, the rest in request`}</h3>
    ${body && json(exampleOf(openApiSchema(body, 'input'), [name]))}`;

const answerOf = ({ name, response }: EndpointDefinition) =>
  typeof response === 'string'
    ? html`<p>${response === 'file' ? 'A file' : 'Server-sent events'}</p>`
    : json(exampleOf(openApiSchema(response, 'output'), [name]));

function callOf(endpoint: EndpointDefinition) {
  const { name, method, path, summary, audience, isDeprecated } = endpoint;
  const refusals = refusalsOf(endpoint).map((one) => `${errors[one].code} ${one}`);
  return html`<details id="${name}">
    <summary><b>${method}</b> <code>${path}</code> ${isDeprecated && 'deprecated: '}${summary}</summary>
    <p><code>${name}</code> ${WHO[audience]}</p>
    ${parameterTable(endpoint)} ${bodyOf(endpoint)}
    <h3>Answer, in <code>data</code></h3>
    ${answerOf(endpoint)}
    <p>Refused with: ${refusals.join(', ')}</p>
  </details>`;
}

/** The calls as a page for people: a list by area, each call folded, and a field to search it. It reads without its script, too. */
export function referencePage(tagged: Tagged, areas: Areas, files: ReferenceFiles): string {
  const names = Object.keys(tagged).toSorted();
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${TITLE}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${files.style}" />
        <script type="module" src="${files.script}"></script>
      </head>
      <body>
        <nav aria-label="Areas">
          <label for="search">Search the calls</label>
          <input id="search" type="search" autocomplete="off" />
          <p role="status"></p>
          <ul>
            ${names.map((name) => html`<li><a href="#area-${name}">${name}</a></li>`)}
          </ul>
        </nav>
        <main>
          <h1>${TITLE}</h1>
          ${prose(DESCRIPTION)}
          <ul>
            ${files.documents.map(
              ({ address, title }) => html`<li><a class="document" href="${address}">${address}</a> ${title}</li>`,
            )}
          </ul>
          ${names.map(
            (name) =>
              html`<section aria-labelledby="area-${name}">
                <h2 id="area-${name}">${name}</h2>
                <p>${areas[name]}</p>
                ${tagged[name]!.map(callOf)}
              </section>`,
          )}
        </main>
      </body>
    </html>`.text;
}
