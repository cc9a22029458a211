import type { Organisation } from '@dure/contract/tenancy/organisation/organisation.endpoints';
import sharp from 'sharp';
import { multipart } from '../../../testing/answers.ts';
import type { Person } from '../../../testing/people.ts';
import type { TestServer } from '../../../testing/server.ts';

export const ORGANISATION = '/api/manager/v1/organisation';

export async function organisationOf(server: TestServer, { token }: Person): Promise<Organisation> {
  return (await server.call({ url: ORGANISATION, token })).body.data as Organisation;
}

/** What the form sends when nothing was changed. */
export const brandForm = (now: Organisation) => ({
  name: now.name,
  colorPreset: now.colorPreset,
  logoGrounds: now.logoGrounds,
  footer: now.footer,
  useQuizClub: now.useQuizClub,
  useLectureClub: now.useLectureClub,
  useChatbot: now.useChatbot,
  version: now.version,
});
export const rulesForm = (now: Organisation) => ({
  needsClubApproval: now.needsClubApproval,
  usePostReplies: now.usePostReplies,
  registrationAuthenticationType: now.registrationAuthenticationType,
  loginNameType: now.loginNameType,
  loginMemberTypes: now.loginMemberTypes,
  timeZone: now.timeZone,
  jobGroupLabelType: now.jobGroupLabelType,
  studyOrderLabelType: now.studyOrderLabelType,
  version: now.version,
});

export const picture = async (background: string) => ({
  name: 'logo.png',
  content: new Uint8Array(
    await sharp({ create: { width: 900, height: 300, channels: 3, background } })
      .png()
      .toBuffer(),
  ),
});

export async function saveBrand(
  server: TestServer,
  { token }: Person,
  form: object,
  logo?: Awaited<ReturnType<typeof picture>>,
  part = 'logo',
) {
  const sent = await multipart(form, logo ? [logo] : [], part);
  return server.call({
    method: 'PUT',
    url: `${ORGANISATION}/brand`,
    token,
    payload: sent.payload!,
    headers: sent.headers!,
  });
}

export const saveRules = (server: TestServer, { token }: Person, payload: object) =>
  server.call({ method: 'PUT', url: ORGANISATION, token, payload });
