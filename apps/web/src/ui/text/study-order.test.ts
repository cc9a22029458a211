// @vitest-environment jsdom
import { STUDY_ORDERS } from '@dure/contract/tenancy/tenants/study-order.text';
import { afterEach, expect, test } from 'vitest';
import { forgetSession, startSession } from '../../kernel/session.ts';
import { bootOf } from '../../testing/boot.ts';
import { studyOrder } from './study-order.ts';

afterEach(forgetSession);

const texts = import.meta.glob<Record<string, unknown>>('../../{features,screens,shell,ui}/**/*.text.ts', {
  eager: true,
});
const NO = 5;
/** What texts are asked with: a number wherever one may stand, in the shapes that they take. */
const SHAPES: readonly (readonly unknown[])[] = [
  [NO, NO, NO, NO],
  [NO, '제목', NO, '제목'],
  [NO, '제목', null, null],
  [{ no: NO, studyNo: NO, title: '제목', count: 1, reason: null, isMine: true, page: 3 }, NO, NO],
  [[{ no: NO, title: '제목', count: 1 }]],
  [
    [
      { no: NO, title: '제목', count: 1 },
      { no: NO + 1, title: '제목', count: 2 },
    ],
  ],
  ['제목', NO, NO],
];

/** Every sentence of a module, functions asked in each shape; those that a shape does not fit say nothing. */
function* sentences(value: unknown, depth = 0): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'function') {
    for (const shape of SHAPES) {
      try {
        yield* sentences((value as (...given: unknown[]) => unknown)(...shape), depth + 1);
      } catch {
        // Another shape fits.
      }
    }
  } else if (value !== null && typeof value === 'object' && depth < 8)
    for (const part of Object.values(value)) yield* sentences(part, depth + 1);
}
const counted = (label: string) =>
  Object.entries(texts).flatMap(([path, module]) =>
    [...sentences(module)].filter((one) => new RegExp(`\\d${label}`).test(one)).map((one) => `${path}: ${one}`),
  );

test('every text counts studies as the organisation does, and nothing keeps the usual word', () => {
  startSession(bootOf('member'));
  const usual = counted(STUDY_ORDERS.LECTURE);
  expect(usual.length).toBeGreaterThan(25);
  forgetSession();
  const boot = bootOf('member');
  startSession({ ...boot, tenant: { ...boot.tenant, studyOrderLabelType: 'SESSION' } });
  expect(counted(STUDY_ORDERS.LECTURE)).toEqual([]);
  expect(counted(STUDY_ORDERS.SESSION)).toHaveLength(usual.length);
});

test('the particle behind it is the right one', () => {
  const moved = () =>
    [...sentences(texts['../../features/clubs/club-writing/lecture/lecture-form.text.ts'])].find((one) =>
      one.includes('뒤로 옮겼어요'),
    );
  const boot = bootOf('member');
  const said = Object.keys(STUDY_ORDERS).map((studyOrderLabelType) => {
    startSession({ ...boot, tenant: { ...boot.tenant, studyOrderLabelType } });
    return moved();
  });
  expect(said).toEqual(['5강을', '5주차를', '5회차를', '5장을'].map((one) => `${one} 5일 뒤로 옮겼어요.`));
  forgetSession();
  expect(studyOrder(3)).toBe('3강');
});
