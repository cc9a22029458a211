// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BarChart } from './BarChart.tsx';
import { PairChart } from './PairChart.tsx';
import { TrendChart } from './TrendChart.tsx';

const drawn = async (name: string) => {
  const picture = screen.getByRole('img', { name });
  await within(picture).findAllByText(/\d/);
  return picture;
};
const cells = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('every chart is a named picture with the same as a table', () => {
  it('bars', async () => {
    const bars = [
      { label: '0–9', value: 3 },
      { label: '10–19', value: 0 },
    ];
    render(<BarChart label="점수 분포" summary="0점대가 가장 많아요" heads={['점수', '명']} bars={bars} />);
    const picture = await drawn('점수 분포. 0점대가 가장 많아요');
    expect(picture.textContent).toContain('3');
    expect(cells('점수 분포')).toEqual([
      ['점수', '명'],
      ['0–9', '3'],
      ['10–19', '0'],
    ]);
  });

  it('bars that lead to what they count, by the pointer and in the table; a bar of nothing leads nowhere', () => {
    const bars = [
      { label: '0–9', value: 3 },
      { label: '10–19', value: 0 },
    ];
    render(
      <BarChart
        label="점수 분포"
        heads={['점수', '명']}
        bars={bars}
        barLink={(index, { children, ...parts }) => (
          <a href={`/members?tens=${index}`} {...parts}>
            {children}
          </a>
        )}
      />,
    );
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/members?tens=0', '/members?tens=0']);
    const [overBar, inTable] = links as [HTMLElement, HTMLElement];
    expect(overBar.closest('[aria-hidden=true]')).toBeTruthy();
    expect(inTable.textContent).toBe('0–9');
    expect(inTable.closest('table')).toBeTruthy();
  });

  it('pairs, with what is missing said in words', async () => {
    const pairs = [
      { id: 'a', label: '퀴즈 1', from: 40, to: 85 },
      { id: 'b', label: '퀴즈 2', from: null, to: 91 },
    ];
    render(<PairChart label="성장" heads={['퀴즈', '사전답변', '최종답변']} pairs={pairs} />);
    await drawn('성장');
    expect(cells('성장').slice(1)).toEqual([
      ['퀴즈 1', '40', '85'],
      ['퀴즈 2', '없음', '91'],
    ]);
  });

  it('a line whose gap is not bridged', async () => {
    const points = [5, 8, null, 6].map((value, week) => ({ label: `${week + 1}주`, value }));
    render(<TrendChart label="주별" heads={['주', '답변']} points={points} />);
    const picture = await drawn('주별');
    expect(picture.querySelectorAll('path[fill="transparent"]')).toHaveLength(2);
    expect(cells('주별').at(3)).toEqual(['3주', '없음']);
  });

  it.each([
    ['no bars', <BarChart key="1" label="빈" heads={['a', 'b']} bars={[]} />],
    ['no pairs', <PairChart key="2" label="빈" heads={['a', 'b', 'c']} pairs={[]} />],
    ['no points', <TrendChart key="3" label="빈" heads={['a', 'b']} points={[]} />],
    ['one point of nothing', <TrendChart key="4" label="빈" heads={['a', 'b']} points={[{ label: 'x', value: 0 }]} />],
  ])('%s can be drawn', (_, chart) => {
    render(chart);
    expect(screen.getByRole('img', { name: '빈' }).innerHTML).not.toContain('NaN');
  });
});
