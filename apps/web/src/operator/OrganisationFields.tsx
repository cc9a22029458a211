import { RadioCards } from '../ui/fields/RadioCards.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Card } from '../ui/layout/Card.tsx';
import type { Sites } from './calls.ts';
import { operatorText } from './operator.text.ts';
import type { Wished } from './use-wished-tenant.ts';

const text = operatorText.setup;
const presets = (Object.keys(text.presets) as Wished['colorPreset'][]).map((value) => ({
  value,
  label: text.presets[value],
}));
const ways = (Object.keys(text.ways) as Wished['registrationAuthenticationType'][]).map((value) => ({
  value,
  ...text.ways[value],
}));
const zones = () =>
  [...new Set(['Asia/Seoul', 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((value) => ({ value, label: value }));

export interface FieldsProps {
  readonly wished: Wished;
  readonly set: (part: Partial<Wished>) => void;
}

/** Where people will open it, by the address that is typed. */
const siteOf = ({ defaultUri, defaultSite, siteTemplate }: Sites, uri: string) =>
  uri === defaultUri ? defaultSite : siteTemplate.replace('{uri}', uri === '' ? '…' : uri);

/** Name, address, time zone, colours and log-in way. */
export function OrganisationFields({ wished, set, setup }: FieldsProps & { readonly setup: Sites }) {
  return (
    <Card as="section" aria-labelledby="organisation" className="flex flex-col gap-5">
      <h2 id="organisation" className="text-lg font-bold">
        {text.organisation}
      </h2>
      <TextField label={text.name} name="name" value={wished.name} onChange={(name) => set({ name })} isRequired />
      <TextField
        label={text.uri}
        name="uri"
        value={wished.uri}
        onChange={(uri) => set({ uri })}
        description={text.opensAt(siteOf(setup, wished.uri))}
        autoCapitalize="none"
        spellCheck={false}
        isRequired
      />
      <div className="grid gap-5 desktop:grid-cols-2">
        <Select
          label={text.timeZone}
          name="timeZone"
          options={zones()}
          value={wished.timeZone}
          onChange={(timeZone) => set({ timeZone })}
        />
        <Select
          label={text.preset}
          name="colorPreset"
          options={presets}
          value={wished.colorPreset}
          onChange={(colorPreset) => set({ colorPreset })}
        />
      </div>
      <RadioCards
        label={text.logIn}
        name="registrationAuthenticationType"
        description={text.logInHint}
        options={ways}
        value={wished.registrationAuthenticationType}
        onChange={(registrationAuthenticationType) => set({ registrationAuthenticationType })}
      />
    </Card>
  );
}
