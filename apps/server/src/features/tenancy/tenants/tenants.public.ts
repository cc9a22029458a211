export { areOffered, chosenCodes, type CodeKind, type Codes, findCodes, namedCodes, withNames } from './codes.facts.ts';
export { brandOf } from './tenants.service.ts';
export { logoUrls, tenantBrandView } from './tenants.view.ts';
