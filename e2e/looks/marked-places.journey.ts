import { expect, test } from '@playwright/test';
import { menusWithTwoMarks } from './marked-places.ts';

test(
  'a menu with two open places is told by its name, one with a single one is not',
  { tag: '@once' },
  async ({ page }) => {
    const link = (name: string, isOpen: boolean) => `<a href="#"${isOpen ? ' aria-current="page"' : ''}>${name}</a>`;
    await page.setContent(`<nav aria-label="주 메뉴">${link('하나', true)}${link('둘', true)}</nav>
    <nav aria-label="구분">${link('하나', true)}${link('둘', false)}</nav>`);
    expect(await menusWithTwoMarks(page)).toEqual(['주 메뉴: 하나, 둘']);
  },
);
