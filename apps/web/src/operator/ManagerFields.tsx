import { PasswordField } from '../features/tenancy/accounts/PasswordField.tsx';
import { RadioCards } from '../ui/fields/RadioCards.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { operatorText } from './operator.text.ts';
import type { FieldsProps } from './OrganisationFields.tsx';

const text = operatorText.setup;
const ways = [
  { value: 'INVITATION' as const, ...text.invitation },
  { value: 'PASSWORD' as const, ...text.given },
];

/** Who manages it first, and how they come in. */
export function ManagerFields({ wished, set }: FieldsProps) {
  return (
    <Card as="section" aria-labelledby="manager" className="flex flex-col gap-5">
      <h2 id="manager" className="text-lg font-bold">
        {text.manager}
      </h2>
      <div className="grid gap-5 desktop:grid-cols-2">
        <TextField
          label={text.email}
          name="manager.email"
          type="email"
          autoComplete="email"
          value={wished.email}
          onChange={(email) => set({ email })}
          isRequired
        />
        <TextField
          label={text.nickname}
          name="manager.nickname"
          autoComplete="nickname"
          value={wished.nickname}
          onChange={(nickname) => set({ nickname })}
          isRequired
        />
      </div>
      <RadioCards label={text.way} options={ways} value={wished.way} onChange={(way) => set({ way })} />
      {wished.way === 'PASSWORD' && (
        <PasswordField
          label={text.password}
          name="manager.password"
          value={wished.password}
          onChange={(password) => set({ password })}
          isNew
        />
      )}
    </Card>
  );
}
