// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TemplateMenu } from './TemplateMenu.tsx';

const found = ['통계', '통과', '통념'].map((title, index) => ({
  templateSequence: index + 1,
  title,
  text: `${title}를 덧붙여 보세요.`,
  isShared: false,
  ownerNickname: '김도윤 교수',
  isMine: true,
  version: 1,
}));

test('the list comes into sight when it opens, and the arrows keep what they chose there', () => {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
    shown.push(this.id);
  };
  const menu = (active: number) => (
    <TemplateMenu id="menu" sought="통" found={found} active={active} isEmpty={false} onChoose={vi.fn()} />
  );
  const { rerender } = render(menu(0));
  expect(shown).toEqual(['', 'menu-0']);
  rerender(menu(2));
  expect(shown.at(-1)).toBe('menu-2');
});
