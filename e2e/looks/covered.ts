import type { Looked } from './axe.ts';

/**
 * What can be pressed, read or written on the page now, and what covers it. What stays while the page scrolls (`fixed`,
 * `sticky`) may cover a thing that scrolls clear of it. What floats, not reaching from one edge of the window to the
 * opposite, may cover nothing at all. Each thing is hit in steps smaller than a fingertip.
 */
export function covered(page: Looked): Promise<string[]> {
  return page.evaluate(() => {
    const STEP = 40;
    const CONTROLS =
      'a[href], button, summary, input:not([type=hidden], [tabindex="-1"]), select, textarea, [contenteditable=true], [tabindex="0"]';
    /** They come with what somebody does just now and go with it. */
    const PASSING =
      ':is([role=dialog], [role=alertdialog], [role=toolbar], [role=menu], [role=listbox], [role=tooltip], [data-toasts])';

    interface Spot {
      readonly x: number;
      readonly y: number;
      over: Element | null;
    }
    const all = [...document.body.querySelectorAll('*')];
    const styles = new Map(
      all.map((element) => {
        const { position, display } = getComputedStyle(element);
        return [element, { position, display }];
      }),
    );
    const isPinned = (element: Element) => /fixed|sticky/.test(styles.get(element)?.position ?? '');
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const reaches = ({ top, bottom, left, right }: DOMRect) =>
      (left <= 1 && right >= innerWidth - 1) || (top <= 1 && bottom >= innerHeight - 1);
    const isPassing = (element: Element) =>
      element.closest(PASSING) !== null || element.querySelector(PASSING) !== null;
    const floating = all.filter(
      (element) =>
        styles.get(element)!.position === 'fixed' &&
        isShown(element) &&
        !reaches(element.getBoundingClientRect()) &&
        !isPassing(element),
    );

    // What a dialog hides from screen readers lies behind it.
    const isBehind = (element: Element) =>
      element.closest('[inert]') !== null ||
      (element.closest('[aria-hidden=true]')?.matches(':is(#root, :has(main))') ?? false);
    const isInline = (element: Element) => styles.get(element)?.display === 'inline';
    /** The boxes that texts stand in; words of a line that look otherwise are none of their own. */
    const boxes = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Set<Element>();
      while (texts.nextNode()) {
        let box = texts.currentNode.parentElement!;
        while (isInline(box) && box !== document.body) box = box.parentElement!;
        if (texts.currentNode.nodeValue!.trim() !== '') found.add(box);
      }
      return found;
    };
    const things = [...new Set([...document.body.querySelectorAll(CONTROLS), ...boxes()])].filter(
      (element) => isShown(element) && !isBehind(element),
    );

    const steps = (size: number) => {
      const count = Math.max(2, Math.ceil(size / STEP));
      return Array.from({ length: count }, (_, at) => 2 + ((size - 4) * at) / (count - 1));
    };
    const open = new Map(
      things.map((thing) => {
        const { width, height } = thing.getBoundingClientRect();
        const spots = steps(height).flatMap((y) => steps(width).map((x): Spot => ({ x, y, over: null })));
        return [thing, spots];
      }),
    );
    const pinOver = (hit: Element, thing: Element) => {
      for (let around: Element | null = hit; around && !around.contains(thing); around = around.parentElement)
        // What stays inside of a thing is a part of it.
        if (isPinned(around) && !thing.contains(around) && !around.matches(PASSING)) return around;
      return null;
    };
    /** Which spots nobody could get at until now, where the page stands as it does. */
    const look = (thing: Element) => {
      const { top, left, bottom } = thing.getBoundingClientRect();
      if (bottom < 0 || top > innerHeight) return;
      const under = (open.get(thing) ?? []).filter((spot) => {
        const hit = document.elementFromPoint(left + spot.x, top + spot.y);
        if (hit !== null) spot.over = pinOver(hit, thing);
        return hit === null || spot.over !== null;
      });
      if (under.length > 0) open.set(thing, under);
      else open.delete(thing);
    };
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? (element.textContent.trim() || element.tagName)).slice(0, 60);
    const faults = new Set<string>();
    const tell = (over: Element, thing: Element) => faults.add(`"${nameOf(over)}" covers "${nameOf(thing)}"`);

    const scroller = document.scrollingElement!;
    const places = new Map<Element, readonly [top: number, left: number]>();
    const remember = (element: Element | null) => {
      for (let around = element; around && !places.has(around); around = around.parentElement)
        places.set(around, [around.scrollTop, around.scrollLeft]);
    };
    const scrollTo = (top: number) => scroller.scrollTo({ top, behavior: 'instant' });
    remember(scroller);
    // Few steps show most of it; between a bar and a sheet less of the page is in sight at once.
    for (const step of [innerHeight / 2, innerHeight / 6])
      for (let top = 0; open.size > 0 && top < scroller.scrollHeight; top += step) {
        scrollTo(top);
        for (const thing of open.keys()) look(thing);
      }
    for (const thing of [...open.keys()]) {
      remember(thing);
      for (const block of ['center', 'start', 'end'] as const) {
        if (!open.has(thing)) break;
        thing.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        look(thing);
      }
    }
    for (const [thing, spots] of open) for (const { over } of spots) if (over) tell(over, thing);

    for (const over of floating)
      for (const thing of things) {
        if (over.contains(thing)) continue;
        const [its, own] = [over.getBoundingClientRect(), thing.getBoundingClientRect()];
        scroller.scrollBy({ top: own.top + own.height / 2 - (its.top + its.height / 2), behavior: 'instant' });
        const now = thing.getBoundingClientRect();
        const box = {
          left: Math.max(its.left, now.left),
          right: Math.min(its.right, now.right),
          top: Math.max(its.top, now.top),
          bottom: Math.min(its.bottom, now.bottom),
        };
        if (box.left >= box.right || box.top >= box.bottom) continue;
        const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        if (over.contains(hit)) tell(over, thing);
      }
    for (const [element, [top, left]] of places) element.scrollTo({ top, left, behavior: 'instant' });
    return [...faults];
  });
}
