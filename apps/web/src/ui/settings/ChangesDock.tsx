import { auditFieldLabel } from '@dure/contract/platform/audit/audit-fields.text';
import { Button } from '../buttons/Button.tsx';
import { BottomDock } from '../layout/BottomDock.tsx';
import { settingsText as text } from './settings.text.ts';

export interface ChangesDockProps {
  /** Names of the changed fields. */
  readonly changes: readonly string[];
  /** Why it cannot be saved as it stands. */
  readonly obstacle?: string | undefined;
  readonly isSaving: boolean;
  readonly onReset: () => void;
}

/** At the lower edge of the window as long as something is unsaved: what it is, the way back, and the way to keep it. */
export function ChangesDock({ changes, obstacle, isSaving, onReset }: ChangesDockProps) {
  const names = [...new Set(changes.map(auditFieldLabel))];
  return (
    <BottomDock className="desktop:fixed! desktop:z-dock! desktop:border-t! desktop:bg-surface! desktop:py-3!">
      <div
        data-changes=""
        className="mx-auto flex w-full max-w-page flex-wrap desktop:px-6 items-center gap-x-3 gap-y-2"
      >
        <p role="status" className="flex min-w-0 flex-[1_1_12rem] flex-wrap items-baseline gap-x-2">
          <span className="font-bold">{text.changed(names.length)}</span>
          <span className="min-w-0 truncate text-sm text-ink-3">{names.join(', ')}</span>
          {obstacle !== undefined && <span className="basis-full text-sm text-bad">{obstacle}</span>}
        </p>
        <Button variant="ghost" isDisabled={isSaving} onPress={onReset}>
          {text.reset}
        </Button>
        <Button
          type="submit"
          variant="primary"
          className="max-desktop:flex-1"
          isPending={isSaving}
          isDisabled={obstacle !== undefined}
        >
          {text.save}
        </Button>
      </div>
    </BottomDock>
  );
}
