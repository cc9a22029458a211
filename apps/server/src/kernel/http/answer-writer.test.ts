import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerWriter } from './answer-writer.ts';
import { answerFailures, JSON_TYPE, success } from './failures.ts';

const response = z.object({ list: z.array(z.string()) });

test('an answer holds what its schema names, and nothing else', () => {
  const text = answerWriter(response)(success({ list: ['가'], secret: '비밀' }));
  expect(JSON.parse(text)).toMatchObject({ code: '0000', data: { list: ['가'] } });
  expect(text).not.toContain('비밀');
});

test('a schema has one writer, however many servers ask', () => {
  expect(answerWriter(response)).toBe(answerWriter(response));
});

test.each([
  ['/page', /^<!doctype html>/],
  ['/api/v1/call', /^\{"code":"0500","message":"[^"]*[가-힣]/],
])('an answer that cannot be written is told as any other failure: %s', async (url, begins) => {
  const app = Fastify();
  answerFailures(app);
  app.get(url, async (_request, reply) => {
    void reply.type(JSON_TYPE).serializer(answerWriter(response));
    return success({ list: 7 });
  });
  const { statusCode, payload } = await app.inject(url);
  expect(statusCode).toBe(500);
  expect(payload).toMatch(begins);
  await app.close();
});
