import type { z } from 'zod';
import { namedSchemas } from '../json-schema.ts';
import { asExtensions } from './extensions.ts';
import { said } from './said.ts';

type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

const PLACE = '#/components/schemas/';
/** Until all are known, what is taken and what is answered under one name are kept apart. */
const refTo = (name: string, io: Direction) => `"${PLACE}${name}${io === 'input' ? 'Input' : ''}"`;

/** The schemas of a document: those that the contract names are written once and referred to. */
export class Schemas {
  readonly #named = new Map<string, string>();
  readonly #codes: Json = {};

  /** The schema as it stands in the document; `place` names what has it. */
  of(schema: z.ZodType, io: Direction, place: string): Json {
    const { whole, named } = namedSchemas(schema, io);
    const addCodes = (name: string, codes: Json) => {
      this.#codes[name] = codes;
    };
    const placed = (json: Json, name: string) =>
      JSON.stringify(said(json, [name], addCodes)).replaceAll(/"#\/\$defs\/(\w+)"/g, (_, to: string) => refTo(to, io));
    for (const [name, json] of Object.entries(named)) {
      const key = io === 'input' ? `${name}Input` : name;
      const text = placed(json, name);
      const known = this.#named.get(key);
      if (known !== undefined && known !== text) throw new Error(`Two schemas have the name ${name}.`);
      this.#named.set(key, text);
    }
    return JSON.parse(placed(whole, place)) as Json;
  }

  /**
   * The document with its named schemas. What is taken just as it is answered, or is never answered, has the plain name; else
   * what is taken has `Input` behind it.
   */
  settle(document: Json): { document: Json; schemas: Json } {
    let text = JSON.stringify(document);
    const named = new Map(this.#named);
    for (let isSettled = false; !isSettled;) {
      isSettled = true;
      for (const [name, json] of named) {
        if (!name.endsWith('Input')) continue;
        const plain = name.slice(0, -'Input'.length);
        const same = named.get(plain);
        const renamed = (one: string) => one.replaceAll(`"${PLACE}${name}"`, `"${PLACE}${plain}"`);
        if (same !== undefined && same !== renamed(json)) continue;
        named.delete(name);
        named.set(plain, json);
        for (const [key, one] of named) named.set(key, renamed(one));
        text = renamed(text);
        isSettled = false;
      }
    }
    const inOrder = [...named].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const own = Object.fromEntries(inOrder.map(([name, json]) => [name, JSON.parse(json) as Json]));
    const whole = { ...(JSON.parse(text) as Json), schemas: { ...this.#codes, ...own } };
    const { schemas, ...rest } = asExtensions(whole as Json & { schemas: Record<string, Json> });
    return { document: rest, schemas };
  }
}
