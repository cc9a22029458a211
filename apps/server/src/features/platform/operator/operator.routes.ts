import * as setup from '@dure/contract/platform/operator/setup.endpoints';
import { operatorRoute } from '../../../kernel/operator/operator-calls.ts';
import { testSetupPart } from './setup-parts.service.ts';
import { completeSetup, getSetup } from './setup.service.ts';

export const operatorRoutes = [
  operatorRoute(setup.getSetup, (work) => getSetup(work)),
  operatorRoute(setup.testSetupPart, (work, { params, body }) => testSetupPart(work, params.part, body.recipient)),
  operatorRoute(setup.completeSetup, (work, { body }) => completeSetup(work, body)),
];
