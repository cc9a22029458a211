// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../../testing/boot.ts';
import { MENTOR, mentorOf, wishOf } from '../../../testing/mentors.ts';
import { renderAt } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { WishCard } from './WishCard.tsx';

const show = (mentor = mentorOf()) =>
  renderAt(() => <WishCard mentor={mentor} />, { boot: bootOf('member'), at: `/mentoring/${MENTOR}` });
const field = () => screen.queryByRole('textbox', { name: '듣고 싶은 이야기' });

test('a wish is sent as it is meant, and nothing is sent while nothing is said', async () => {
  const sent: unknown[] = [];
  fakeServer({
    [`POST /api/v1/mentors/${MENTOR}/wishes`]: ({ body }) => {
      sent.push(body);
      return { data: mentorOf({ ownWish: wishOf() }) };
    },
  });
  const { user } = await show();
  const send = screen.getByRole('button', { name: '세미나 부탁하기' });
  expect(send.hasAttribute('disabled')).toBe(true);
  await user.type(field()!, '  느린 화면  ');
  await user.click(send);
  await waitFor(() => expect(sent).toEqual([{ wish: '느린 화면' }]));
});

test('while a wish waits it is told when it went, can be taken back, and no other is asked for', async () => {
  await show(mentorOf({ ownWish: wishOf() }));
  screen.getByText('기다리는 중');
  screen.getByText(/2026\.11\.20 \(금\) 10:00에 정유진 님께 보냈어요\./);
  screen.getByRole('button', { name: '부탁 거두기' });
  expect(field()).toBeNull();
});

test('an answered wish tells what was said and where it led, and another may be asked for', async () => {
  await show(
    mentorOf({ ownWish: wishOf({ establishmentRegistStatus: '0002', reason: '다음 달에 열게요.', seminarId: 41 }) }),
  );
  screen.getByText('다음 달에 열게요.');
  expect(screen.getByRole('link', { name: '열린 세미나 보기' }).getAttribute('href')).toBe('/seminar/41');
  expect(screen.queryByRole('button', { name: '부탁 거두기' })).toBeNull();
  expect(field()).not.toBeNull();
});
