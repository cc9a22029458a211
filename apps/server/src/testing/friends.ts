import { expect } from 'vitest';
import type { Standing } from '@dure/contract/people/friends/friends.endpoints';
import type { Person } from './people.ts';
import type { TestServer } from './server.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The calls of friends, each by who makes it and whom it concerns. */
export function friendCalls(server: () => TestServer) {
  const send = (who: Person, method: Method, url: string, payload?: object) =>
    server().call({ method, url, token: who.token, ...(payload && { payload }) });
  const about =
    (method: Method, path: string, step = '') =>
    (who: Person, { memberId }: { readonly memberId: string }) =>
      send(who, method, `/api/v1/${path}/${memberId}${step}`);
  const namesIn = async (who: Person, path: string) => {
    const { body } = await send(who, 'GET', `/api/v1/my/${path}`);
    const { contents, totalElements } = body.data as { contents: Pick<Standing, 'member'>[]; totalElements: number };
    expect(totalElements).toBe(contents.length);
    return contents.map(({ member }) => member.nickname);
  };
  return {
    send,
    ask: about('PUT', 'my/friend-requests'),
    accept: about('PUT', 'my/friend-requests', '/accept'),
    decline: about('PUT', 'my/friend-requests', '/decline'),
    cancel: about('DELETE', 'my/friend-requests'),
    remove: about('DELETE', 'my/friends'),
    block: about('PUT', 'my/blocks'),
    unblock: about('DELETE', 'my/blocks'),
    profile: about('GET', 'members'),
    byNickname: (who: Person, nickname: string) => send(who, 'POST', '/api/v1/my/friend-requests', { nickname }),
    hide: (who: Person) => send(who, 'PUT', '/api/v1/my/friend-settings', { isFindable: false }),
    /** Friends, requests received and sent, blocked. */
    listsOf: (who: Person) =>
      Promise.all(
        ['friends', 'friend-requests', 'friend-requests?direction=SENT', 'blocks'].map((path) => namesIn(who, path)),
      ),
  };
}

/** How the caller stands to whom a call concerned. */
export const standingOf = ({ body }: { body: { data: unknown } }) => (body.data as Standing).friendStatus;
