import { useBoot } from '../../../kernel/session.ts';
import { accountsText as text } from './accounts.text.ts';

/** Whoever tries the product has no mail server: says where the mail lies. */
export function DemoMailNote() {
  const { demo } = useBoot();
  if (!demo) return null;
  return <p className="rounded-control bg-sunken px-3.5 py-2.5 text-sm break-keep text-ink-2">{text.demoMail}</p>;
}
