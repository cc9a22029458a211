import { resumeText } from '../../features/people/resume-stories/resume.text.ts';
import { useTenant } from '../../kernel/session.ts';
import { ThemeSwitch } from '../../shell/ThemeSwitch.tsx';
import { TenantLogo } from '../../ui/brand/TenantLogo.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { formatDate } from '../../ui/dates/format-date.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';

const text = resumeText.shown;

/** Whose page it is, until when it is open, and the way to paper; `expiresAt` is null where nothing is shown. */
export function StoryBar({ expiresAt }: { readonly expiresAt: string | null }) {
  const { tenantName, ...tenant } = useTenant();
  const zone = useTimeZone();
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex min-h-16 w-full max-w-page items-center gap-3 px-4 desktop:px-6">
        <a href="/" className="flex min-h-11 min-w-0 items-center gap-2 font-bold">
          <TenantLogo brand={tenant} size={28} className="size-7" />
          <span className="truncate">{tenantName}</span>
        </a>
        <span className="ml-auto flex flex-none items-center gap-2">
          {expiresAt !== null && (
            <span className="text-sm text-ink-3 tabular-nums max-desktop:hidden">
              {text.until(formatDate(expiresAt, zone))}
            </span>
          )}
          <ThemeSwitch />
          {expiresAt !== null && (
            <Button icon="download" onPress={() => window.print()}>
              {text.print}
            </Button>
          )}
        </span>
      </div>
    </header>
  );
}
