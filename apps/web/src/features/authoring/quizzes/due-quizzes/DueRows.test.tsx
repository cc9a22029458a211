// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../../../testing/boot.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { DueRows } from './DueRows.tsx';

test('club, deadline and state are one text, which begins where it began when its letters come', async () => {
  const quiz = {
    clubSequence: 7,
    quizSequence: 31,
    clubName: '데이터베이스 설계 실전 클럽',
    no: 1,
    week: 1,
    question: '인덱스가 항상 빠르지 않은 이유는?',
    openAt: '2026-11-16T00:00:00Z',
    deadlineAt: '2026-11-23T00:00:00Z',
    myAnswerStatus: '0001',
    hasDraft: true,
    myOfficialGrade: null,
    peerCount: 0,
    preCount: 1,
    finalCount: 0,
  };
  await renderAt(() => <DueRows quizzes={[quiz]} />, { boot: bootOf('member'), at: '/' });
  const line = await screen.findByText(/^데이터베이스 설계 실전 클럽 · 11\.23 \(월\) 마감 · /);
  expect(line.childNodes).toHaveLength(1);
});
