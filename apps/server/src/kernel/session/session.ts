import { CONSENT_KINDS, CONSENT_VERSIONS } from '@dure/contract/tenancy/accounts/consents';
import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import { sql } from 'kysely';
import { build } from '../database/build.ts';
import type { RowsOf } from '../database/database.ts';
import { prepare } from '../database/prepare.ts';
import { refuse } from '../refusal.ts';
import type { MemberToken } from './tokens.ts';

export type Role = 'ROLE_GUEST' | 'ROLE_USER' | 'ROLE_INSTRUCTOR' | 'ROLE_MANAGER';

type Audience = EndpointDefinition['audience'];

/** Who sends a request: the verified token, if any, and whom the endpoint is for. */
export interface Caller extends Pick<EndpointDefinition, 'audience' | 'isBeforeConsents'> {
  readonly token: MemberToken | undefined;
}

/** Who calls, as the database knows them now. `roles` is ROLE_GUEST alone for a guest. */
export interface Session {
  readonly memberId: string | null;
  readonly memberType: string;
  readonly nickname: string;
  readonly profileImageKey: string | null;
  readonly roles: readonly Role[];
  /** To the texts of today; a guest is not asked. */
  readonly hasAgreed: boolean;
}

const GUEST: Session = {
  memberId: null,
  memberType: 'Guest',
  nickname: '',
  profileImageKey: null,
  roles: ['ROLE_GUEST'],
  hasAgreed: false,
};

interface Given {
  readonly tenantId: string;
  readonly memberId: string;
  readonly tokenId: string;
}

/** The member behind a token, and whether that very token was revoked. */
const memberOf = (given: Given) =>
  build
    .selectFrom('members')
    .select((row) => [
      'member_id',
      'member_type',
      'nickname',
      'profile_image_key',
      'roles',
      'status',
      'tokens_valid_from',
      row
        .exists(
          row
            .selectFrom('revoked_tokens')
            .select('token_id')
            .where('revoked_tokens.tenant_id', '=', given.tenantId)
            .where('token_id', '=', given.tokenId),
        )
        .as('revoked'),
    ])
    .where('tenant_id', '=', given.tenantId)
    .where('member_id', '=', given.memberId);

const findAgreed = prepare((given: Given) => memberOf(given).select(sql<boolean>`true`.as('agreed')));
const findUnknown = prepare((given: Given) =>
  memberOf(given).select((row) =>
    row
      .selectFrom('consents')
      .select((one) => one(one.fn.countAll<number>(), '=', CONSENT_KINDS.length).as('agreed'))
      .where('consents.tenant_id', '=', given.tenantId)
      .where('consents.member_id', '=', given.memberId)
      .where((one) => one.or(CONSENT_KINDS.map((kind) => one.and({ kind, version: CONSENT_VERSIONS[kind] }))))
      .$castTo<{ agreed: boolean }>()
      .as('agreed'),
  ),
);
export type SessionRow = RowsOf<ReturnType<typeof findUnknown>>[number];

const MOST_KNOWN = 100_000;
/** Who agreed to the texts of this program: nobody takes that back and stays, so the database is asked until they did. */
const known = new Set<string>();

/** The query whose row `admit` judges, for a caller with a token. */
export const findSession = (tenantId: string, { memberId, id }: MemberToken) =>
  (known.has(memberId) ? findAgreed : findUnknown)({ tenantId, memberId, tokenId: id });

const allows: Record<Audience, readonly Role[]> = {
  guest: ['ROLE_GUEST', 'ROLE_USER', 'ROLE_INSTRUCTOR', 'ROLE_MANAGER'],
  member: ['ROLE_USER', 'ROLE_INSTRUCTOR', 'ROLE_MANAGER'],
  instructor: ['ROLE_INSTRUCTOR', 'ROLE_MANAGER'],
  manager: ['ROLE_MANAGER'],
  // Of no tenant: no session makes anybody one.
  operator: [],
};

/**
 * Lets the caller in, or refuses. It is 401 without a valid token, 403 without the role, 409 before they agreed to the
 * current texts. A guest endpoint treats a token that no longer counts as a guest's, and asks for nothing.
 */
export function admit({ audience, isBeforeConsents, token }: Caller, row: SessionRow | undefined, now: Date): Session {
  const counts =
    token !== undefined &&
    row !== undefined &&
    row.status === 'ACTIVE' &&
    !row.revoked &&
    row.tokens_valid_from.getTime() <= token.issuedAt * 1000 &&
    token.expiresAt * 1000 > now.getTime();
  if (!counts) {
    if (audience === 'guest') return GUEST;
    return refuse('unauthenticated');
  }
  const session: Session = {
    memberId: row.member_id,
    memberType: row.member_type,
    nickname: row.nickname,
    profileImageKey: row.profile_image_key,
    roles: row.roles as Role[],
    hasAgreed: row.agreed === true,
  };
  if (!session.roles.some((role) => allows[audience].includes(role))) refuse('forbidden');
  if (session.hasAgreed) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.add(row.member_id);
  } else if (audience !== 'guest' && !isBeforeConsents) refuse('consentsDue');
  return session;
}

export const isManager = (me: Pick<Session, 'roles'>): boolean => me.roles.includes('ROLE_MANAGER');
export const isInstructor = (me: Pick<Session, 'roles'>): boolean =>
  me.roles.includes('ROLE_INSTRUCTOR') || isManager(me);
