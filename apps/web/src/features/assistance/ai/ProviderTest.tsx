import { useMutation, useQueryClient } from '@tanstack/react-query';
import { testAiSettings } from '../../../api/assistance/ai/ai.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { keyPart, type AiForm } from './ai-form.ts';
import { aiSettingsText } from './ai-settings.text.ts';

const text = aiSettingsText.test;

/** Sends a small question to what stands in the form, saved or not, and says what came of it. */
export function ProviderTest({ form }: { readonly form: AiForm }) {
  const client = useQueryClient();
  const { engine, protocol, baseUrl, model } = form;
  const testing = useMutation({
    mutationFn: () =>
      testAiSettings(client, {
        body: {
          engine: engine === 'INSTALLATION' ? 'INSTALLATION' : 'TENANT',
          protocol,
          baseUrl,
          model,
          ...keyPart(form),
        },
      }),
  });
  const said = testing.error ? { isWorking: false, ...toTell(testing.error) } : testing.data;
  const button = (
    <Button size="small" isPending={testing.isPending} onPress={() => testing.mutate()}>
      {said ? text.again : text.run}
    </Button>
  );
  if (!said || testing.isPending) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        {button}
        <p role="status" className="text-sm text-ink-2">
          {testing.isPending && text.running}
        </p>
      </div>
    );
  }
  const tone = said.isWorking ? 'text-good' : 'text-bad';
  return (
    <div
      className={cx(
        'flex flex-wrap items-start gap-3 rounded-control px-3.5 py-3',
        said.isWorking ? 'bg-good-soft' : 'bg-bad-soft',
      )}
    >
      <Icon name={said.isWorking ? 'check' : 'alert'} size={16} className={cx('mt-1', tone)} />
      <div role="status" className="min-w-0 flex-[1_1_14rem]">
        <p className={cx('font-semibold', tone)}>{said.isWorking ? text.worked : text.failed}</p>
        <p className="text-sm wrap-anywhere text-ink-2">{said.message}</p>
      </div>
      {button}
    </div>
  );
}
