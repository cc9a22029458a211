// @vitest-environment jsdom
import type { AiProof } from '@dure/contract/assistance/ai-proof/ai-proof.endpoints';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ModeChoice } from './ModeChoice.tsx';

const agreement = { count: 8, exact: 3, within: 7, kappa: 0.9, meanDifference: 3 };
const proof: AiProof = {
  clubName: '클럽',
  no: 5,
  question: '문항',
  mode: 'OFF',
  confidence: null,
  version: 0,
  answers: [],
  agreement,
  overall: agreement,
  remainingCount: 5,
  remaining: [0.95, 0.85, 0.7],
  can: { makeOfficial: true },
  calibration: { sampleCount: 40, neededCount: 30, error: 0.05 },
  isBuiltIn: true,
};

function show(part: Partial<AiProof> = {}) {
  const onDecide = vi.fn();
  render(<ModeChoice proof={{ ...proof, ...part }} isPending={false} onDecide={onDecide} cost={null} more={null} />);
  return { onDecide, user: userEvent.setup() };
}

test('suggestions are chosen beforehand; the slider counts at once what would be official', async () => {
  const { onDecide, user } = show();
  expect(screen.getByRole('radio', { name: /제안만/ })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: /확신이 높으면/ }));
  expect(screen.getByText(/남은 5개 중 2개가 공식 점수, 1개는/)).toBeTruthy();
  expect(screen.getByText(/아직 읽지 않은 2개/)).toBeTruthy();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '0.9' } });
  expect(screen.getByText(/남은 5개 중 1개가 공식 점수, 2개는/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '이 방식으로 시작' }));
  expect(onDecide).toHaveBeenCalledExactlyOnceWith({ mode: 'OFFICIAL', confidence: 0.9 });
});

test("on a phone the choice is started within the thumb's reach", () => {
  show();
  expect(screen.getByRole('button', { name: '이 방식으로 시작' }).closest('[data-bottom-dock]')).not.toBeNull();
});

test.each([
  ['compared too little', { overall: { ...agreement, count: 3 } }, /5개 이상 견주면 고를 수 있어요. 지금 3개/],
  ['not fitted', { calibration: { sampleCount: 12, neededCount: 30, error: null } }, /30개부터 .* 지금 12개/],
] as const)('nothing can be official while it is %s, and the choice says why', (_, part, sentence) => {
  show({ ...part, can: { makeOfficial: false } });
  expect(screen.getByRole('radio', { name: sentence })).toHaveProperty('disabled', true);
});
