// @vitest-environment jsdom
import { errors } from '@dure/contract/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { bootOf } from '../../../../testing/boot.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { endOfDay, startOfDay } from '../../../../ui/dates/days/day.ts';
import { dayOf } from '../../../../ui/dates/days/which-day.ts';
import { CurriculumStep } from './CurriculumStep.tsx';
import type { LectureDraft } from './lecture-draft.ts';
import { emptyStudy, type LectureValues } from './lecture-values.ts';
import { proposedLecture } from './new-lecture.ts';
import { lastMinute } from './propose-studies.ts';
import { LectureFormContext, useLectureForm } from './use-lecture-form.ts';

const ZONE = 'Asia/Seoul';
const NOVEMBER = {
  ...proposedLecture(Date.parse('2026-11-02T00:00:00+09:00'), ZONE, { jobGroups: [], jobLevels: [] }),
  // A draft that was begun before: what is merely proposed breaks no rule.
  clubSequence: 7,
  startAt: startOfDay('2026-11-02', ZONE),
  endAt: endOfDay('2026-11-29', ZONE),
};
const study = (title: string, start: string, end: string) => ({
  ...emptyStudy(),
  title,
  startAt: startOfDay(start, ZONE),
  endAt: lastMinute(end, ZONE),
});

async function open(studies: LectureValues['studies']) {
  let values: LectureValues = { ...NOVEMBER, studies };
  function Form() {
    const [value, setValue] = useState(values);
    const change = (next: LectureValues) => setValue((values = next));
    const draft = { value, engine: { isByHand: false, state: { value }, change } } as unknown as LectureDraft;
    const form = useLectureForm(draft);
    return (
      <LectureFormContext value={form}>
        <div onPointerDown={form.touch}>
          <CurriculumStep materials={() => null} preparation={null} />
        </div>
      </LectureFormContext>
    );
  }
  await renderAt(Form, { boot: bootOf('instructor'), at: '/my-lecture-clubs/create' });
  const rows = () => [...screen.getByRole('list', { name: '커리큘럼' }).children] as HTMLElement[];
  return { user: userEvent.setup(), rows, titles: () => values.studies.map(({ title }) => title), now: () => values };
}
const daysOf = ({ studies }: LectureValues) =>
  studies.map(({ startAt, endAt }) => [dayOf(startAt!, ZONE), dayOf(endAt!, ZONE)]);
const toggle = (row: HTMLElement) => within(row).getByRole('button', { expanded: false });

test('Alt and the arrows reorder studies; the dates stay with the places', async () => {
  const { user, rows, titles, now } = await open([
    study('표', '2026-11-02', '2026-11-08'),
    study('키', '2026-11-09', '2026-11-15'),
  ]);
  toggle(rows()[1]!).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(titles()).toEqual(['키', '표']);
  expect(daysOf(now())).toEqual([
    ['2026-11-02', '2026-11-08'],
    ['2026-11-09', '2026-11-15'],
  ]);
});

test('1420 is said at the later of two that start on one day, and mended there in one press', async () => {
  const { user, rows, now } = await open([
    study('표', '2026-11-02', '2026-11-04'),
    study('키', '2026-11-02', '2026-11-08'),
  ]);
  await user.click(toggle(rows()[1]!));
  const second = within(rows()[1]!);
  expect(await second.findByText(errors.studyStartTaken.message)).toBeDefined();
  await user.click(await second.findByRole('button', { name: '2강부터 3일씩 미루기' }));
  await waitFor(() => expect(screen.queryByText(errors.studyStartTaken.message)).toBeNull());
  expect(daysOf(now())[1]).toEqual(['2026-11-05', '2026-11-11']);
});

test('1426 is said at the study that reaches into the next one, and mended there in one press', async () => {
  const { user, rows, now } = await open([
    study('표', '2026-11-02', '2026-11-10'),
    study('키', '2026-11-09', '2026-11-15'),
  ]);
  await user.click(toggle(rows()[0]!));
  const first = within(rows()[0]!);
  expect(await first.findByText(errors.studyBeyondNext.message)).toBeDefined();
  await user.click(await first.findByRole('button', { name: '2강부터 2일씩 미루기' }));
  await waitFor(() => expect(screen.queryByText(errors.studyBeyondNext.message)).toBeNull());
  expect(daysOf(now())[1]).toEqual(['2026-11-11', '2026-11-17']);
});

test('1426 in its other wording: a study that outlasts the lecture', async () => {
  const { user, rows } = await open([study('표', '2026-11-23', '2026-11-30')]);
  await user.click(toggle(rows()[0]!));
  expect(await within(rows()[0]!).findByText(errors.studyBeyondLecture.message)).toBeDefined();
});

test('a date that is changed key by key is one move, by which those behind are moved along', async () => {
  const { user, rows, now } = await open([
    study('표', '2026-11-02', '2026-11-08'),
    study('키', '2026-11-09', '2026-11-15'),
  ]);
  await user.click(toggle(rows()[0]!));
  const first = within(rows()[0]!);
  (await first.findByRole('spinbutton', { name: /^일, 시작일/ })).focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(await first.findByText('1강을 3일 뒤로 옮겼어요.')).toBeDefined();
  await user.click(first.getByRole('button', { name: '뒤의 강의도 함께 옮기기' }));
  expect(daysOf(now())[1]).toEqual(['2026-11-12', '2026-11-18']);
  (await first.findByRole('spinbutton', { name: /^일, 시작일/ })).focus();
  await user.keyboard('{ArrowUp}');
  expect(await first.findByText('1강을 1일 뒤로 옮겼어요.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '주기로 다시 맞추기' }));
  await waitFor(() => expect(screen.queryByText(/옮겼어요/)).toBeNull());
});

test('two studies of one day are told at once, whichever is looked at', async () => {
  const { rows } = await open([study('표', '2026-11-02', '2026-11-04'), study('키', '2026-11-02', '2026-11-08')]);
  await waitFor(() => expect(rows()[1]!.textContent).toContain('고칠 곳'));
});
