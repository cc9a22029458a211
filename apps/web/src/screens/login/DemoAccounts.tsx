import { useQuery } from '@tanstack/react-query';
import { listDemoAccounts } from '../../api/tenancy/accounts/accounts.reads.ts';
import { Avatar } from '../../ui/people/Avatar.tsx';
import { loginText } from './login.text.ts';

const text = loginText.demo;

export interface DemoAccountsProps {
  readonly onChoose: (email: string, password: string) => void;
}

/** The accounts to try the product with, one click each; nothing outside demo mode. */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const { data, isPending } = useQuery(listDemoAccounts({}));
  if (isPending) return <div className="h-72" />;
  if (!data || data.accounts.length === 0) return null;
  return (
    <section aria-labelledby="demo-accounts" className="flex flex-col gap-3">
      <div>
        <h2 id="demo-accounts" className="font-bold">
          {text.title}
        </h2>
        <p className="text-sm text-ink-3">{text.lead}</p>
      </div>
      <ul className="grid grid-cols-2 gap-2">
        {data.accounts.map(({ email, nickname, role }) => (
          <li key={email} className="grid">
            <button
              type="button"
              onClick={() => onChoose(email, data.password)}
              className="flex min-h-14 min-w-0 items-center gap-2.5 rounded-control border border-line bg-surface px-3 py-2 text-left transition-colors hover:border-line-strong hover:bg-sunken"
            >
              <Avatar name={nickname} size="medium" />
              <span className="min-w-0">
                <span className="block truncate font-semibold">{nickname}</span>
                <span className="block text-sm text-ink-3">{text.roles[role]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
