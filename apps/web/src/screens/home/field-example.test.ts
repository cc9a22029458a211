import { expect, test } from 'vitest';
import { exampleFor } from './field-example.ts';
import { homeText } from './home.text.ts';

const { fields } = homeText.example;
const club = (code: string) => ({ jobGroups: [{ code, name: '' }] });

test.each([
  [['0400', '0200', '0200'], fields['0200']],
  [['0400', '0100'], fields['0400']],
  [['9999', '0100'], fields['0100']],
  [[], fields['0300']],
])('clubs of the groups %j have the example of most of them', (codes, example) => {
  expect(exampleFor(codes.map(club))).toBe(example);
});
