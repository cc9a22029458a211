import type { XmlNode } from '../xml/xml-tree.ts';

/** Elements of QTI 2 whose names have no capital that tells them from HTML. */
const SMALL = new Set(['value', 'prompt', 'gap', 'hottext', 'mapping']);
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const renamed = (name: string) => (/[A-Z]/.test(name) || SMALL.has(name) ? `qti-${kebab(name)}` : name);

/** An item of QTI 2.1 or 2.2 by the names of QTI 3: `choiceInteraction` is `qti-choice-interaction`. */
export function asQti3(node: XmlNode): XmlNode {
  return {
    name: renamed(node.name),
    attributes: Object.fromEntries(Object.entries(node.attributes).map(([name, value]) => [kebab(name), value])),
    children: node.children.map((child) => (typeof child === 'string' ? child : asQti3(child))),
  };
}
