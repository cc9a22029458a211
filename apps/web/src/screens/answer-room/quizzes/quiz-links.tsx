import { Link } from '@tanstack/react-router';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';

/** The way to a quiz of the club. */
export const quizLinkIn = (club: number) => (quizSequence: number, parts: LinkParts) => (
  <Link to="/quiz/$clubSequence/quizzes/$quizSequence" params={{ clubSequence: club, quizSequence }} {...parts} />
);

/** The way to a page of the club's quizzes. */
export const clubPageLink = (club: number) => (page: number, parts: LinkParts) => (
  <Link
    to="/quiz/$clubSequence"
    params={{ clubSequence: club }}
    search={{ tab: 'quizzes', ...(page > 1 && { page }) }}
    {...parts}
  />
);
