// @vitest-environment jsdom
import { defaultParseSearch } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { quizClubsSearch } from '../quiz-clubs/quiz-clubs-search.ts';
import { joinLink } from './join-link.ts';

test.each(['SPRING2027', '2E345678', '1E5000', '00012345', '12345678901234567890', 'TRUE00', 'NULLNULL'])(
  'the link carries the code %s as it is',
  (code) => {
    const { pathname, search } = new URL(joinLink(code));
    expect(pathname).toBe('/quiz');
    expect(quizClubsSearch(defaultParseSearch(search)).code).toBe(code);
  },
);
