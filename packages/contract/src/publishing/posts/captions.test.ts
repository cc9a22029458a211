import { expect, test } from 'vitest';
import { captionsOf, isWebVtt } from './captions.ts';

test('captions are read as words with their times', () => {
  const file = `\uFEFFWEBVTT 자막

NOTE 적어 둔 말

1
00:06.080 --> 00:09.500 align:center
<v 김도윤>성으로 먼저 찾고,
그다음에 이름으로 찾지요.</v>

01:00:00.000 --> 01:00:01.250
R&amp;D <b>팀</b>

00:02.000 --> 00:01.000
거꾸로 간 시간
`;
  expect(captionsOf(file.replaceAll('\n', '\r\n'))).toEqual([
    { at: 6.08, until: 9.5, text: '성으로 먼저 찾고, 그다음에 이름으로 찾지요.' },
    { at: 3600, until: 3601.25, text: 'R&D 팀' },
  ]);
});

test('what does not say that it is WebVTT has no captions', () => {
  expect(captionsOf('1\n00:00:01,000 --> 00:00:02,000\n다른 형식')).toEqual([]);
  expect([isWebVtt('WEBVTT'), isWebVtt('WEBVTTX'), isWebVtt('')]).toEqual([true, false, false]);
});
