// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { computedStyle } from './light-styles.ts';

const PAGE = `
  <details><summary>a</summary><p>b</p></details>
  <details open><summary>a</summary><p>b</p></details>
  <dialog>a</dialog><dialog open>a</dialog>
  <ul hidden><li>a</li></ul><table><tbody><tr><td>a</td></tr></tbody></table>
  <input type="hidden"><input type="text"><button>a</button><span>a</span><b style="display: block">a</b>
  <div style="visibility: hidden"><p>a</p><p style="visibility: visible"><i>b</i></p></div>
  <div style="display: none"><p>a</p></div><div style="pointer-events: none"><a href="/">a</a></div>
  <template>a</template><script></script><style></style><datalist><option>a</option></datalist>`;

test('what stands in place of the styles of jsdom says the same', () => {
  document.body.innerHTML = PAGE;
  const all = [...document.querySelectorAll('*')];
  expect(all.length).toBeGreaterThan(30);
  expect(getComputedStyle).not.toBe(computedStyle);
  for (const element of all) {
    const [light, full] = [getComputedStyle(element), computedStyle(element)];
    for (const property of ['display', 'visibility', 'margin-top', 'overflow-y']) {
      expect(light.getPropertyValue(property), `${property} of ${element.outerHTML}`).toBe(
        full.getPropertyValue(property),
      );
    }
    expect([light.display, light.visibility]).toEqual([full.display, full.visibility]);
  }
});

test('what is inherited is what the nearest says', () => {
  document.body.innerHTML = PAGE;
  expect(getComputedStyle(document.querySelector('a')!).pointerEvents).toBe('none');
  expect(getComputedStyle(document.querySelector('i')!).visibility).toBe('visible');
  expect(getComputedStyle(document.querySelector('li')!).pointerEvents).toBe('auto');
});

test('a change counts at once', () => {
  document.body.innerHTML = '<p>a</p>';
  const text = document.querySelector('p')!;
  const style = getComputedStyle(text);
  expect(style.display).toBe('block');
  text.hidden = true;
  expect(style.display).toBe('none');
  text.style.display = 'flex';
  expect(getComputedStyle(text).display).toBe('flex');
});
