// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { decorate } from './decorate.ts';
import { renderMarkdown } from './render-markdown.ts';

async function decorated(text: string): Promise<HTMLElement> {
  const place = document.createElement('div');
  place.append(renderMarkdown(text, 3));
  await decorate([place]);
  return place;
}

it('formulas are set, with a form for screen readers', async () => {
  const place = await decorated('$a^2$');
  expect(place.querySelector('.katex math')).not.toBeNull();
});

it('a formula with a mistake stays readable', async () => {
  const place = await decorated('$\\frac{a$');
  expect(place.textContent).toContain('\\frac{a');
});

it.each([
  '$\\href{javascript:alert(1)}{x}$',
  '$\\includegraphics{/a.png}$',
  '$\\htmlStyle{color:red}{x}$',
  '$\\htmlId{root}{x}$',
])('a formula neither links nor loads nor styles: %s', async (text) => {
  const place = await decorated(text);
  expect(place.querySelector('a, img, #root, [style*="color:red"]')).toBeNull();
});

it('a macro that calls itself comes to an end', async () => {
  const place = await decorated('$\\def\\a{\\a\\a}\\a$');
  expect(place.textContent).toContain('\\def');
});

it.each(['sql', 'SQL', 'py', 'html'])('code in %s is coloured and stays text', async (language) => {
  const place = await decorated(`\`\`\`${language}\nselect 1 from "<img src=x onerror=alert(1)>" if x\n\`\`\``);
  expect(place.querySelector('code [class^="hljs-"]')).not.toBeNull();
  expect(place.querySelector('img')).toBeNull();
  expect(place.textContent).toContain('<img src=x onerror=alert(1)>');
});

it.each(['constructor', '__proto__', 'klingon'])('code in a language called %s stays plain', async (language) => {
  const place = await decorated(`\`\`\`${language}\nx = 1\n\`\`\``);
  expect(place.querySelector('code')?.innerHTML).toBe('x = 1\n');
});
