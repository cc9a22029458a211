import type { NewTenant } from '@dure/contract/platform/operator/new-tenant';
import { useState } from 'react';
import type { WishedTenant } from './calls.ts';

type Way = 'INVITATION' | 'PASSWORD';

export interface Wished {
  readonly name: string;
  readonly uri: string;
  readonly timeZone: string;
  readonly colorPreset: NewTenant['colorPreset'];
  readonly registrationAuthenticationType: NewTenant['registrationAuthenticationType'];
  readonly email: string;
  readonly nickname: string;
  readonly way: Way;
  readonly password: string;
}

/** What is typed of a new tenant; without mail nobody could prove their address. */
export function useWishedTenant(uri: string, sendsMail: boolean) {
  const [wished, setWished] = useState<Wished>({
    name: '',
    uri,
    timeZone: 'Asia/Seoul',
    colorPreset: 'Blue',
    registrationAuthenticationType: sendsMail ? 'EMAIL' : 'NONE',
    email: '',
    nickname: '',
    way: 'INVITATION',
    password: '',
  });
  const set = (part: Partial<Wished>) => setWished((before) => ({ ...before, ...part }));
  return [wished, set] as const;
}

export function toSend({ email, nickname, way, password, ...tenant }: Wished): WishedTenant {
  return { ...tenant, manager: { email, nickname, ...(way === 'PASSWORD' && { password }) } };
}
