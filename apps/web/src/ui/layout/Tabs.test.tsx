// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { LinkParts } from '../buttons/link-parts.ts';
import { TabLinks } from './TabLinks.tsx';
import { Tabs } from './Tabs.tsx';

function Sample({ keepPanels = false }: { keepPanels?: boolean }) {
  const [selected, setSelected] = useState<'about' | 'answers' | 'members'>('about');
  return (
    <Tabs
      label="클럽"
      selected={selected}
      onSelect={setSelected}
      keepPanels={keepPanels}
      tabs={[
        { id: 'about', label: '소개', content: '소개 내용' },
        { id: 'answers', label: '답변', count: 17, content: <input aria-label="답변 쓰기" /> },
        { id: 'members', label: '멤버', content: '멤버 목록' },
      ]}
    />
  );
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs', () => {
  it('are one stop of the tab key, and arrows go round', async () => {
    const user = userEvent.setup();
    render(<Sample />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(selected()).toBe('답변17');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(selected()).toBe('소개');
    await user.keyboard('{End}');
    expect(selected()).toBe('멤버');
    await user.keyboard('{Home}');
    expect(selected()).toBe('소개');
  });

  it('show the panel of the chosen tab, named by it', async () => {
    render(<Sample />);
    await userEvent.click(screen.getByRole('tab', { name: /멤버/ }));
    expect(screen.getByRole('tabpanel', { name: '멤버' }).textContent).toBe('멤버 목록');
  });

  it('keep what was typed where they are told to', async () => {
    const user = userEvent.setup();
    render(<Sample keepPanels />);
    await user.click(screen.getByRole('tab', { name: /답변/ }));
    await user.type(screen.getByLabelText('답변 쓰기'), '인덱스');
    await user.click(screen.getByRole('tab', { name: /소개/ }));
    await user.click(screen.getByRole('tab', { name: /답변/ }));
    expect(screen.getByLabelText<HTMLInputElement>('답변 쓰기').value).toBe('인덱스');
  });
});

it('tabs that are places are links, and the current one is said', () => {
  render(
    <TabLinks
      label="대시보드"
      tabs={[
        {
          id: 'quizzes',
          label: '퀴즈',
          isCurrent: false,
          link: ({ children, ...parts }) => (
            <a href="/quizzes" {...parts}>
              {children}
            </a>
          ),
        },
        {
          id: 'grading',
          label: '채점',
          count: 19,
          isCurrent: true,
          link: ({ children, ...parts }) => (
            <a href="/grading" {...parts}>
              {children}
            </a>
          ),
        },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: '대시보드' })).toBeTruthy();
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/grading');
});

it('on a narrow screen the current place stands in the middle of the row', () => {
  const measure = (name: 'offsetLeft' | 'offsetWidth' | 'clientWidth', of: (element: HTMLElement) => number) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return of(this);
    });
  measure('offsetLeft', (element) => (element.tagName === 'LI' ? 100 * Number(element.textContent) : 16));
  measure('offsetWidth', () => 60);
  measure('clientWidth', () => 300);
  const tabs = ['1', '2', '9'].map((label) => ({
    id: label,
    label,
    isCurrent: label === '9',
    link: ({ children, ...parts }: LinkParts) => (
      <a href={`/${label}`} {...parts}>
        {children}
      </a>
    ),
  }));
  render(<TabLinks label="대시보드" tabs={tabs} />);
  expect(screen.getByRole('list').scrollLeft).toBe(900 - 16 - 120);
  vi.restoreAllMocks();
});
