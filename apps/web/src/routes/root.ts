import { createRootRoute, notFound } from '@tanstack/react-router';
import { agreedOnly, membersOnly, only } from '../kernel/guards.ts';
import { Shell } from '../shell/Shell.tsx';

export const rootRoute = createRootRoute({ component: Shell, beforeLoad: agreedOnly });
export const getParentRoute = () => rootRoute;
export const authors = only('ROLE_INSTRUCTOR', 'ROLE_MANAGER');

/** A list of clubs is everybody's, what of it is one's own (joined, favourite, requested) a member's. */
export function ownListForMembers(entering: Parameters<typeof membersOnly>[0] & { search: { view?: unknown } }): void {
  if (entering.search.view !== undefined) membersOnly(entering);
}

/** A sequence in an address; what is none leads to the not-found page. */
export function parseSequence(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw notFound();
  return value;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whose page it is; what is no id leads to the not-found page. */
export const memberParams = {
  parse: ({ memberUUID }: { memberUUID: string }) => {
    if (!UUID.test(memberUUID)) throw notFound();
    return { memberUUID };
  },
  stringify: ({ memberUUID }: { memberUUID: string }) => ({ memberUUID }),
};

const STORY_SECRET = /^[\w-]{22}$/;

/** What the public link of a resume ends with. */
export const storyParams = {
  parse: ({ storySecret }: { storySecret: string }) => {
    if (!STORY_SECRET.test(storySecret)) throw notFound();
    return { storySecret };
  },
  stringify: ({ storySecret }: { storySecret: string }) => ({ storySecret }),
};

/** Whose page as a mentor it is. */
export const mentorParams = {
  parse: ({ memberUri }: { memberUri: string }) => {
    if (!UUID.test(memberUri)) throw notFound();
    return { memberUri };
  },
  stringify: ({ memberUri }: { memberUri: string }) => ({ memberUri }),
};

export const clubParams = {
  parse: (raw: { clubSequence: string }) => ({ clubSequence: parseSequence(raw.clubSequence) }),
  stringify: ({ clubSequence }: { clubSequence: number }) => ({ clubSequence: String(clubSequence) }),
};

export const noticeParams = {
  parse: (raw: { noticeSequence: string }) => ({ noticeSequence: parseSequence(raw.noticeSequence) }),
  stringify: ({ noticeSequence }: { noticeSequence: number }) => ({ noticeSequence: String(noticeSequence) }),
};

export const seminarParams = {
  parse: (raw: { seminarId: string }) => ({ seminarId: parseSequence(raw.seminarId) }),
  stringify: ({ seminarId }: { seminarId: number }) => ({ seminarId: String(seminarId) }),
};

export const postParams = {
  parse: (raw: { postSequence: string }) => ({ postSequence: parseSequence(raw.postSequence) }),
  stringify: ({ postSequence }: { postSequence: number }) => ({ postSequence: String(postSequence) }),
};

export const quizParams = {
  parse: (raw: { clubSequence: string; quizSequence: string }) => ({
    clubSequence: parseSequence(raw.clubSequence),
    quizSequence: parseSequence(raw.quizSequence),
  }),
  stringify: (params: { clubSequence: number; quizSequence: number }) => ({
    clubSequence: String(params.clubSequence),
    quizSequence: String(params.quizSequence),
  }),
};
