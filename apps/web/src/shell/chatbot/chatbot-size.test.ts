// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { chosenSize, keepSize, openingSize, roomIn } from './chatbot-size.ts';

const wide = roomIn({ innerWidth: 1280, innerHeight: 900 });
beforeEach(() => localStorage.clear());

test('it opens at 450 by 700, or as far as the window has room', () => {
  expect(openingSize(wide)).toEqual({ width: 450, height: 700 });
  expect(openingSize(roomIn({ innerWidth: 1280, innerHeight: 600 }))).toEqual({ width: 450, height: 552 });
});

test('once resized it is never smaller than 530 by 680, unless the window is', () => {
  expect(chosenSize({ width: 460, height: 700 }, wide)).toEqual({ width: 530, height: 700 });
  expect(chosenSize({ width: 10, height: 10 }, wide)).toEqual({ width: 530, height: 680 });
  expect(chosenSize({ width: 9000, height: 9000 }, wide)).toEqual({ width: 1232, height: 852 });
  expect(chosenSize({ width: 530, height: 680 }, roomIn({ innerWidth: 1280, innerHeight: 600 })).height).toBe(552);
});

test('it opens as it was left, and what is kept and no size counts for nothing', () => {
  keepSize({ width: 640, height: 720 });
  expect(JSON.parse(localStorage.getItem('buttonSize')!)).toEqual({ width: 640, height: 720 });
  expect(openingSize(wide)).toEqual({ width: 640, height: 720 });
  for (const foreign of ['{"width":"640"}', 'null', 'broken', '{"width":null,"height":1}']) {
    localStorage.setItem('buttonSize', foreign);
    expect(openingSize(wide), foreign).toEqual({ width: 450, height: 700 });
  }
});
