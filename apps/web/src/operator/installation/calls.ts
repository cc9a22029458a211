import type { Input, Output } from '@dure/contract/http/endpoint';
import type { MadeTenant } from '@dure/contract/platform/operator/new-tenant';
import type * as installation from '@dure/contract/platform/operator/installation.endpoints';
import type * as session from '@dure/contract/platform/operator/operator-session.endpoints';
import type { OperatorSession } from '@dure/contract/platform/operator/operator-session.endpoints';
import type * as tenants from '@dure/contract/platform/operator/tenants.endpoints';
import type { OperatedTenant } from '@dure/contract/platform/operator/tenants.endpoints';
import type { WishedTenant } from '../calls.ts';
import type { TenantsSearch } from './tenants-search.ts';
import { sendOperator } from '../send.ts';

export type Installation = Output<typeof installation.getInstallation>;
export type Job = Output<typeof installation.listInstallationJobs>[number];
export type Entries = Output<typeof installation.listOperatorEntries>;
export type Entry = Entries['contents'][number];
export type Tenants = Output<typeof tenants.listOperatedTenants>;
type Credentials = Input<typeof session.logInOperator>['body'];
type Suspension = Input<typeof tenants.suspendOperatedTenant>['body'];
type ManagerInvitation = Input<typeof tenants.inviteFirstManager>['body'];
type Limits = Input<typeof tenants.setTenantLimits>['body'];
type Deletion = Input<typeof tenants.orderTenantDeletion>['body'];

/** The cookie of the session is sent to these calls alone. */
const send = <T>(method: string, path: string, body?: object) =>
  sendOperator<T>(method, path, { credentials: 'same-origin', ...(body && { body }) });
const change = (method: string, tenantId: string, what: string, body?: object) =>
  send<OperatedTenant>(method, `/tenants/${tenantId}/${what}`, body);

export const logIn = (given: Credentials) => send<OperatorSession>('POST', '/session', given);
export const getSession = () => send<OperatorSession>('GET', '/session');
export const logOut = () => send<object>('DELETE', '/session');
export const getInstallation = () => send<Installation>('GET', '/installation');
export const beginBackup = () => send<object>('POST', '/backups');
export const listJobs = () => send<Job[]>('GET', '/jobs');
export const listEntries = (page: number) => send<Entries>('GET', `/entries?page=${page}`);
export function listTenants({ page = 1, ...search }: TenantsSearch) {
  const query = new URLSearchParams({ ...search, page: String(page) });
  return send<Tenants>('GET', `/tenants?${query.toString()}`);
}
export const makeTenant = (wished: WishedTenant) => send<MadeTenant>('POST', '/tenants', wished);
export const renameTenant = (id: string, names: { name: string; before: string }) => change('PUT', id, 'name', names);
export const limitTenant = (id: string, limits: Limits) => change('PUT', id, 'limits', limits);
export const inviteFirstManager = (id: string, given: ManagerInvitation) =>
  send<MadeTenant>('PUT', `/tenants/${id}/manager`, given);
export const suspendTenant = (id: string, given: Suspension) => change('PUT', id, 'suspension', given);
export const resumeTenant = (id: string) => change('DELETE', id, 'suspension');
export const orderDeletion = (id: string, given: Deletion) => change('PUT', id, 'deletion', given);
export const callOffDeletion = (id: string) => change('DELETE', id, 'deletion');
