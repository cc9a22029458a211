import { expect, test } from 'vitest';
import { siteOf } from './site.ts';

test.each([
  ['https://quiz.example.ac.kr', 'dure', 'https://quiz.example.ac.kr'],
  ['https://quiz.example.ac.kr/', 'hanbit', 'https://hanbit.quiz.example.ac.kr'],
  ['https://www.example.com', 'hanbit', 'https://hanbit.example.com'],
  ['https://dure.example.com:8443', 'hanbit', 'https://hanbit.example.com:8443'],
  ['http://localhost:3000', 'hanbit', 'http://hanbit.localhost:3000'],
  ['http://192.0.2.7:3000', 'hanbit', 'http://192.0.2.7:3000'],
])('at %s the tenant %s is %s', (publicUrl, uri, site) => {
  expect(siteOf(publicUrl, uri, 'dure')).toBe(site);
});
