import { isNamed, saysCodes } from '../../apps/server/src/kernel/http/openapi/said.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ends and beginnings of names that say what such a field holds: an instant, a number of things, an id, yes or no. */
const TELLING =
  /^(?:is|has|have|can)[A-Z]|(?:At|On|Count|Url|Uri|Id|Sequences?|UUIDs?|Nickname|Title|Name|Names|Question|Answer|Number|Numbers|Status|Types?|Grade|Password|Growth)$/;
/** Words that say it by themselves. */
const WORDS = new Set(
  `title name text question questions answer answers email password nickname message reason description url address phone token
  accessToken guestToken tags count counts total totalElements contents note notes comment reply feedback draft keyword keywords
  label labels level levels criterion criteria rubric quiz quizzes club clubs study studies job jobs jobGroup jobGroups jobLevel
  jobLevels members people roles role device path size byteSize milliseconds timeZone hits heading quote passage passages sources
  suggestion strengths nextSteps participation progress points code codes row rows file files image request response sections
  section columns model all graded waiting failed deadline deadlines instructor instructors assistant materials pages median best
  weakest recipient subject tries topic topics lines relatedSites recoveryCodes recoveryCodesLeft passkeys identities consents
  parameters faults quietHours endpoint published missing answered changed changes decided modelAnswer modelAnswerKeywords
  body growth participationCode organizationCode apiKey tenantUri colorPreset readPages logged home purposes activities grades scores clubs`
    .split(/\s+/)
    .filter(Boolean),
);
/** Below these stand acts that the caller may do, codes with their counts, and fields of other standards (WebAuthn, Web Push). */
const ELSEWHERE =
  /\.(?:can|counts|amounts|keys|gradedCount|grades)\.|^(?:Passkey|KnownPasskey|PointAmounts|Grades|ConsentVersions)/;
const CHOICE = new Set(['true', 'false']);
/** Each of its codes has a schema of its own, with its sentences. */
const REFUSAL_CODE = 'Refusal.code';

export interface ApiDocument {
  readonly paths?: Json;
  readonly components?: { readonly schemas?: Json; readonly responses?: Json };
}
/** Fields of an API document whose meaning their name does not tell and that do not say it, and codes without a label. */
export function unsaid(document: ApiDocument): string[] {
  const faults = new Set<string>();
  function visit(node: unknown, place: string): void {
    if (Array.isArray(node)) for (const one of node) visit(one, place);
    if (!isObject(node)) return;
    const codes = node['enum'];
    const isTold = !Array.isArray(codes) || place === REFUSAL_CODE || saysCodes(codes as string[], node['description']);
    if (!isTold && !(codes as string[]).every((code) => CHOICE.has(code)))
      faults.add(`${place}: no label for each of ${(codes as string[]).join(', ')}`);
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties' && isObject(value)) fields(value, place);
      else if (key !== 'example') visit(value, place);
    }
  }
  function fields(properties: Json, place: string): void {
    for (const [name, field] of Object.entries(properties) as [string, Json][]) {
      const path = `${place}.${name}`;
      const isTelling = TELLING.test(name) || WORDS.has(name) || ELSEWHERE.test(path) || isNamed(field);
      if (!isTelling && !('description' in field) && !('const' in field) && name !== 'data')
        faults.add(`${path}: says nothing of what it means`);
      visit(field, path);
    }
  }
  const { schemas = {}, responses = {} } = document.components ?? {};
  for (const [name, one] of Object.entries({ ...document.paths, ...responses, ...schemas })) visit(one, name);
  return [...faults];
}
