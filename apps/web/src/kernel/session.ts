import type { Role, SessionState } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import type { TenantBrand } from '@dure/contract/tenancy/tenants/tenants.endpoints';
import { appStorage } from './app-storage.ts';
import { localStore } from './local-store.ts';
import { createStore, useStore } from './store.ts';

/** What the server writes into the page: the tenant, who is logged in, and whether demo accounts are offered. */
export interface Boot {
  readonly tenant: TenantBrand;
  readonly session: SessionState;
  readonly demo: boolean;
  /** What the page asks first, answered already, by the address of the call. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** The session without the token, which lives in the HttpOnly cookie alone. */
const authStore = localStore<SessionState>('auth-store');
const boot = createStore<Boot | null>(null);

function booted(): Boot {
  const value = boot.get();
  if (!value) throw new Error('startSession comes first');
  return value;
}

const guestOf = (session: SessionState): SessionState => ({
  ...session,
  logged: false,
  memberId: null,
  memberName: '',
  memberType: 'Guest',
  roles: ['ROLE_GUEST'],
  dueConsents: [],
});

/** The boot block of the page; null where the development server wrote none. */
export function readBoot(): Boot | null {
  const text = document.getElementById('dure-boot')?.textContent ?? 'null';
  return JSON.parse(text) as Boot | null;
}

export function startSession(value: Boot): void {
  boot.set(value);
  const { colorPreset } = value.tenant;
  appStorage.change({ preset: colorPreset.toLowerCase(), presetName: colorPreset });
  keep(value.session);
}

/** Puts something else in the place of what the page came with. */
export const changeBoot = (part: Partial<Boot>): void => boot.set({ ...booted(), ...part });

/** After a page was rendered on the server: whoever asks before the next one starts is told nothing. */
export const forgetSession = (): void => boot.set(null);

/** Who is logged in now, after a log-in. What the page came with was for somebody else. */
export function setSession(session: SessionState): void {
  boot.set({ ...booted(), session, answers: {} });
  keep(session);
}

function keep(session: SessionState): void {
  if (session.logged) {
    authStore.write(session);
    appStorage.change({ user: { memberId: session.memberId, memberName: session.memberName } });
  } else {
    authStore.clear();
    // Whoever was here before may have been logged out elsewhere: their name does not stay.
    appStorage.clear();
  }
}

/** Nobody is logged in any more: forgets what the browser kept of the member. False where nobody was. */
export function endSession(): boolean {
  const { session } = booted();
  if (!session.logged) return false;
  setSession(guestOf(session));
  return true;
}

export const currentSession = (): SessionState => booted().session;
export const firstAnswers = () => boot.get()?.answers ?? {};

export function useBoot(): Boot {
  const value = useStore(boot);
  if (!value) throw new Error('startSession comes first');
  return value;
}
/** None where nobody has begun: in a test of texts alone. */
export const currentTenant = (): TenantBrand | undefined => boot.get()?.tenant;

export const useSession = (): SessionState => useBoot().session;
export const useTenant = (): TenantBrand => useBoot().tenant;

/** Whether a member is past what there is to agree to: the server answers hardly anything before. */
export const isInside = ({ logged, dueConsents }: SessionState): boolean => logged && dueConsents.length === 0;

export const hasRole = ({ roles }: SessionState, ...wanted: readonly Role[]): boolean =>
  wanted.some((role) => roles.includes(role));
