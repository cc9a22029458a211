import { createRoute } from '@tanstack/react-router';
import { membersOnly } from '../kernel/guards.ts';
import { exploreSearch } from '../screens/explore/explore-search.ts';
import { postSearch } from '../screens/post/post-search.ts';
import { postWritingSearch } from '../screens/post-writing/post-writing-search.ts';
import { seminarSearch, seminarWritingSearch } from '../screens/seminar-writing/seminar-search.ts';
import { mentorSearch } from '../screens/mentor/mentor-search.ts';
import { mentorsSearch } from '../screens/mentors/mentors-search.ts';
import { authors, getParentRoute, mentorParams, postParams, seminarParams } from './root.ts';
import { lazyScreen } from './lazy-screen.tsx';

const exploreRoute = createRoute({
  getParentRoute,
  path: '/explore',
  beforeLoad: membersOnly,
  validateSearch: exploreSearch,
  component: lazyScreen(() => import('../screens/explore/ExploreScreen.tsx'), 'ExploreScreen'),
});

const postRoute = createRoute({
  getParentRoute,
  path: '/explore/$postSequence',
  beforeLoad: membersOnly,
  params: postParams,
  validateSearch: postSearch,
  component: lazyScreen(() => import('../screens/post/PostScreen.tsx'), 'PostScreen'),
});

const postWritingRoute = createRoute({
  getParentRoute,
  path: '/explore/write',
  beforeLoad: authors,
  validateSearch: postWritingSearch,
  component: lazyScreen(() => import('../screens/post-writing/PostWritingScreen.tsx'), 'PostWritingScreen'),
});

const seminarRoute = createRoute({
  getParentRoute,
  path: '/seminar/$seminarId',
  beforeLoad: membersOnly,
  params: seminarParams,
  validateSearch: seminarSearch,
  component: lazyScreen(() => import('../screens/seminar/SeminarScreen.tsx'), 'SeminarScreen'),
});

const seminarWritingRoute = createRoute({
  getParentRoute,
  path: '/seminar/write',
  beforeLoad: authors,
  validateSearch: seminarWritingSearch,
  component: lazyScreen(() => import('../screens/seminar-writing/SeminarWritingScreen.tsx'), 'SeminarWritingScreen'),
});

const mentorsRoute = createRoute({
  getParentRoute,
  path: '/mentoring',
  beforeLoad: membersOnly,
  validateSearch: mentorsSearch,
  component: lazyScreen(() => import('../screens/mentors/MentorsScreen.tsx'), 'MentorsScreen'),
});

const mentorRoute = createRoute({
  getParentRoute,
  path: '/mentoring/$memberUri',
  beforeLoad: membersOnly,
  params: mentorParams,
  validateSearch: mentorSearch,
  component: lazyScreen(() => import('../screens/mentor/MentorScreen.tsx'), 'MentorScreen'),
});

/** What there is to read, to watch and to come to, where it is written, and who can be asked. */
export const exploreRoutes = [
  exploreRoute,
  postRoute,
  postWritingRoute,
  seminarRoute,
  seminarWritingRoute,
  mentorsRoute,
  mentorRoute,
] as const;
