// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailText } from './EmailText.tsx';

test('an address breaks behind its @ and its dots, and stays one text', () => {
  const { container } = render(<EmailText email="ga.on@home.ac.kr" />);
  expect(container.textContent).toBe('ga.on@home.ac.kr');
  expect(container.querySelector('span')!.innerHTML).toBe('ga.<wbr>on@<wbr>home.<wbr>ac.<wbr>kr');
});
