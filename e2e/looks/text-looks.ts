import type { Page } from '@playwright/test';
import type { WindowWithAxe } from './axe.ts';

/** The texts of the page that was looked at last, by what their contrast follows from. */
type TextsByLook = Map<string, Element[]>;
export type WindowWithTexts = Window & { textsByLook: TextsByLook };

/** A colour as axe keeps it, with the sums that it does itself. */
interface Colours {
  Color: new (r: number, g: number, b: number) => { alpha: number; parseString(text: string): void };
  flattenColors(over: object, under: object): object;
  hasValidContrastRatio(under: object, text: object, fontSize: number, isBold: boolean): { isValid: boolean };
}

/**
 * What the contrast of each visible text follows from: colour, size and weight, and every layer below it. Which elements look so
 * is kept in the page. Texts on plain colours alone that read well are left out: axe need not look for what lies under them.
 * It must be in the page.
 */
export const looksOfTexts = (page: Pick<Page, 'evaluate'>): Promise<string[]> =>
  page.evaluate(() => {
    const { color: sums } = (window as unknown as WindowWithAxe).axe.commons as unknown as { color: Colours };
    const colourOf = (text: string) => {
      const colour = new sums.Color(0, 0, 0);
      colour.parseString(text);
      return colour;
    };
    /** What an element puts under what stands in it. */
    const layerOf = (element: Element) => {
      const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
      const isLifted = position !== 'static' && position !== 'relative';
      const isPlain = backgroundImage === 'none' && opacity === '1' && !element.matches('img, svg, canvas, video');
      const colours = [
        backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor,
        backgroundImage === 'none' ? '' : backgroundImage,
        element.matches('img, svg, canvas, video') ? 'picture' : '',
        opacity === '1' ? '' : opacity,
      ].join('');
      // Lifted off the page, it may lie over or under anything: such a one is known by its class.
      const own = isLifted ? `${colours}${position} ${element.getAttribute('class')}` : colours;
      return { isLifted, isSticky: position === 'sticky', isPlain, backgroundColor, colours, own };
    };
    const layers = new Map([...document.querySelectorAll('*')].map((element) => [element, layerOf(element)]));
    const liftedIn = (element: Element) =>
      [...element.children].map((child) => layers.get(child)!).filter((one) => one.isLifted && one.colours !== '');
    /** Undefined for what only screen readers meet: a box of a pixel. */
    const below = new Map<Element | null, string | undefined>([[null, '']]);
    const belowOf = (element: Element | null): string | undefined => {
      if (element === null || below.has(element)) return below.get(element);
      const around = belowOf(element.parentElement);
      const { isLifted, own } = layers.get(element)!;
      const isUnseen = around === undefined || (isLifted && element.getBoundingClientRect().width <= 1);
      const all = isUnseen
        ? undefined
        : around +
          own +
          liftedIn(element)
            .map((one) => ` beside ${one.own}`)
            .join('');
      below.set(element, all);
      return all;
    };
    /** The colour under what stands in an element, where plain layers alone tell it. */
    const grounds = new Map<Element | null, object | undefined>();
    const groundOf = (element: Element | null): object | undefined => {
      if (element === null || grounds.has(element)) return grounds.get(element);
      const { isPlain, isLifted, isSticky, backgroundColor } = layers.get(element)!;
      const own = colourOf(backgroundColor);
      const around = groundOf(element.parentElement);
      const under =
        own.alpha === 1 ? own : isLifted && !isSticky ? undefined : around && sums.flattenColors(own, around);
      // What sticks to an edge lies over other things, never under them; `covered` looks for what it hides.
      const ground = isPlain && liftedIn(element).every(({ isSticky }) => isSticky) ? under : undefined;
      grounds.set(element, ground);
      return ground;
    };
    const readsWell = (element: Element, { color, fontSize, fontWeight, textShadow }: CSSStyleDeclaration) => {
      const ground = textShadow === 'none' && groundOf(element);
      if (!ground) return false;
      const text = sums.flattenColors(colourOf(color), ground);
      return sums.hasValidContrastRatio(ground, text, Number.parseFloat(fontSize), Number(fontWeight) >= 700).isValid;
    };
    const textOf = (element: Element) =>
      element.matches('input, select, textarea')
        ? 'field'
        : [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');
    // Signs alone are no text to axe.
    const isText = (text: string) => text.replaceAll(/[\s\p{P}\u2190-\u27BF]/gu, '') !== '';
    // Nor does it answer for what is closed, off, or behind a dialog: asked about that, it would be again on every page.
    const off = ':is(:disabled, [aria-disabled=true], [aria-hidden=true], [inert], [data-live-announcer])';
    const unanswered = `script, style, option, [type=checkbox], [type=radio], [type=range], ${off}, ${off} *`;
    const texts: TextsByLook = new Map();
    for (const element of document.body.querySelectorAll(`*:not(${unanswered})`)) {
      const text = textOf(element);
      if (!isText(text) || !element.checkVisibility({ visibilityProperty: true })) continue;
      const under = belowOf(element);
      if (under === undefined) continue;
      const style = getComputedStyle(element);
      const { color, fontSize, fontWeight, textDecorationLine, textShadow } = style;
      // One that stands alone, such as a place of a menu, is told from no text around it.
      const isInText = element.matches('a') && textOf(element.parentElement!) !== '';
      const link = isInText ? `${textDecorationLine} in ${getComputedStyle(element.parentElement!).color}` : '';
      if (link === '' && readsWell(element, style)) continue;
      // A letter alone may be a picture, so axe says nothing of it.
      const look = [color, fontSize, fontWeight, textShadow, link, text.length === 1, under].join(' ');
      texts.set(look, [...(texts.get(look) ?? []), element]);
    }
    (window as unknown as { textsByLook: TextsByLook }).textsByLook = texts;
    return [...texts.keys()];
  });
