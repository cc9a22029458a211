import * as installation from '@dure/contract/platform/operator/installation.endpoints';
import * as session from '@dure/contract/platform/operator/operator-session.endpoints';
import * as setup from '@dure/contract/platform/operator/setup.endpoints';
import * as tenants from '@dure/contract/platform/operator/tenants.endpoints';
import { byNobody, bySetupSecret, operatorRoute } from '../../../kernel/operator/operator-calls.ts';
import {
  beginBackup,
  getInstallation,
  listInstallationJobs,
  listOperatorEntries,
} from './installation/installation.service.ts';
import {
  callOffTenantDeletion,
  listOperatedTenants,
  inviteFirstManager,
  makeOperatedTenant,
  orderTenantDeletion,
  renameOperatedTenant,
  resumeOperatedTenant,
  setTenantLimits,
  suspendOperatedTenant,
} from './operated-tenants.service.ts';
import { getOperatorSession, logInOperator, logOutOperator } from './operator-accounts.service.ts';
import { testSetupPart } from './setup-parts.service.ts';
import { completeSetup, getSetup } from './setup.service.ts';

export const operatorRoutes = [
  operatorRoute(setup.getSetup, (work) => getSetup(work), bySetupSecret),
  operatorRoute(
    setup.testSetupPart,
    (work, { params, body }) => testSetupPart(work, params.part, body.recipient),
    bySetupSecret,
  ),
  operatorRoute(setup.completeSetup, (work, { body }) => completeSetup(work, body), bySetupSecret),
  operatorRoute(session.logInOperator, (call, received) => logInOperator(call, received), byNobody),
  operatorRoute(session.getOperatorSession, (work) => getOperatorSession(work)),
  operatorRoute(session.logOutOperator, (work, received) => logOutOperator(work, received)),
  operatorRoute(installation.getInstallation, (work) => getInstallation(work)),
  operatorRoute(installation.beginBackup, (work) => beginBackup(work)),
  operatorRoute(installation.listInstallationJobs, (work) => listInstallationJobs(work)),
  operatorRoute(installation.listOperatorEntries, (work, received) => listOperatorEntries(work, received)),
  operatorRoute(tenants.listOperatedTenants, (work, received) => listOperatedTenants(work, received)),
  operatorRoute(tenants.makeOperatedTenant, (work, { body }) => makeOperatedTenant(work, body)),
  operatorRoute(tenants.renameOperatedTenant, (work, received) => renameOperatedTenant(work, received)),
  operatorRoute(tenants.setTenantLimits, (work, received) => setTenantLimits(work, received)),
  operatorRoute(tenants.inviteFirstManager, (work, received) => inviteFirstManager(work, received)),
  operatorRoute(tenants.suspendOperatedTenant, (work, received) => suspendOperatedTenant(work, received)),
  operatorRoute(tenants.resumeOperatedTenant, (work, { params }) => resumeOperatedTenant(work, params.tenant)),
  operatorRoute(tenants.orderTenantDeletion, (work, received) => orderTenantDeletion(work, received)),
  operatorRoute(tenants.callOffTenantDeletion, (work, { params }) => callOffTenantDeletion(work, params.tenant)),
];
