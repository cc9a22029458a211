import { useQueryClient } from '@tanstack/react-query';
import { showInRanking } from '../../../api/people/ranking/ranking.writes.ts';
import { useOptimisticToggle } from '../../../kernel/optimistic-toggle.ts';
import { Switch } from '../../../ui/fields/Switch.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { rankingText as text } from './ranking.text.ts';

/** Whether others see one in rankings; a refusal puts the switch back. */
export function ShownSwitch({ isShown }: { readonly isShown: boolean }) {
  const client = useQueryClient();
  const toast = useToast();
  const { on, toggle } = useOptimisticToggle({
    key: 'in-ranking',
    on: isShown,
    count: 0,
    send: async (wanted) => {
      await showInRanking(client, { body: { isShown: wanted } });
    },
    onRefused: () => toast({ message: text.failed, tone: 'bad' }),
  });
  return (
    <Switch isSelected={on} onChange={() => void toggle()} description={text.showHint}>
      {text.show}
    </Switch>
  );
}
