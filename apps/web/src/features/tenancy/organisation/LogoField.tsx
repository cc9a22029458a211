import { MAX_LOGO_BYTES } from '@dure/contract/tenancy/organisation/organisation-limits';
import type { Scheme } from '@dure/contract/tenancy/tenants/presets';
import { useState } from 'react';
import '../../../ui/brand/schemes.css';
import { TenantLogo, type LogoBrand } from '../../../ui/brand/TenantLogo.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FileButton } from '../../../ui/files/FileButton.tsx';
import { sortFiles } from '../../../ui/files/file-rules.ts';
import { useFormError } from '../../../ui/fields/Form.tsx';
import type { LogoChoice } from './brand-form.ts';
import { brandSettingsText as text } from './organisation.text.ts';

const RULES = { kinds: ['.png', '.jpg', '.jpeg', '.webp', '.avif'], maxSize: MAX_LOGO_BYTES, maxCount: 1 };

export interface LogoFieldProps {
  readonly scheme: Scheme;
  /** Path of what the server says of the file. */
  readonly path: string;
  readonly tried: LogoBrand & { readonly tenantName: string };
  /** Whether one is shown that can be taken away again. */
  readonly isOwn: boolean;
  readonly onChange: (choice: LogoChoice) => void;
}

/** The logo of one theme on its ground, with the way to another one. */
export function LogoField({ scheme, path, tried, isOwn, onChange }: LogoFieldProps) {
  const [fault, setFault] = useState<string>();
  const [refusal, settle] = useFormError(path);
  const choose = (files: readonly File[]) => {
    const { taken, refusals } = sortFiles(files, 0, RULES);
    setFault(refusals[0]);
    settle();
    const [file] = taken;
    if (file) onChange({ kind: 'NEW', file, url: URL.createObjectURL(file) });
  };
  const problem = fault ?? refusal;
  return (
    <div role="group" aria-label={text.logo[scheme]} className="flex min-w-0 flex-col gap-1.5">
      <span className="text-sm font-semibold text-ink-2">{text.logo[scheme]}</span>
      <div
        className={`scheme-${scheme} flex min-h-14 items-center gap-2.5 rounded-box border border-line-strong bg-surface px-3.5 text-ink`}
      >
        <TenantLogo brand={tried} size={24} scheme={scheme} className="size-6" />
        <span className="min-w-0 flex-1 truncate font-bold">{tried.tenantName}</span>
        <FileButton kinds={RULES.kinds} size="small" variant="ghost" aria-label={text.choose(scheme)} onChoose={choose}>
          {text.change}
        </FileButton>
      </div>
      {isOwn && (
        <Button size="small" variant="ghost" className="self-start" onPress={() => onChange({ kind: 'REMOVE' })}>
          {text.remove(scheme)}
        </Button>
      )}
      {problem !== undefined && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
