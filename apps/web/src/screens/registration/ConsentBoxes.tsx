import { CONSENT_KINDS, type ConsentKind } from '@dure/contract/accounts/consents';
import { accountsText } from '../../features/accounts/accounts.text.ts';
import { consentTexts } from '../../features/accounts/consents.text.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';

const text = accountsText.registration;

export interface ConsentBoxesProps {
  readonly agreed: ReadonlySet<ConsentKind>;
  readonly onChange: (agreed: ReadonlySet<ConsentKind>) => void;
  readonly error: string | undefined;
}

/** What is agreed to, each by itself as the law asks, with its whole text to unfold. */
export function ConsentBoxes({ agreed, onChange, error }: ConsentBoxesProps) {
  const set = (kind: ConsentKind, isAgreed: boolean) => {
    const next = new Set(agreed);
    if (isAgreed) next.add(kind);
    else next.delete(kind);
    onChange(next);
  };
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-ink-2">{text.consents}</legend>
      <div className="mt-2 rounded-control border border-line px-3.5 py-1.5">
        <Checkbox
          isSelected={agreed.size === CONSENT_KINDS.length}
          isIndeterminate={agreed.size > 0 && agreed.size < CONSENT_KINDS.length}
          onChange={(isAll) => onChange(new Set(isAll ? CONSENT_KINDS : []))}
          className="border-b border-line font-semibold desktop:py-2"
        >
          {text.all}
        </Checkbox>
        {CONSENT_KINDS.map((kind) => {
          const { title, paragraphs } = consentTexts[kind];
          return (
            <div key={kind}>
              <Checkbox isSelected={agreed.has(kind)} onChange={(isAgreed) => set(kind, isAgreed)}>
                {title}
              </Checkbox>
              {paragraphs.length > 0 && (
                <details className="pl-7.5 text-sm text-ink-3">
                  <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4 desktop:min-h-8">
                    <span className="sr-only">{title} </span>
                    {text.read}
                  </summary>
                  <div className="flex flex-col gap-2 pb-3 break-keep">
                    {paragraphs.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </div>
                </details>
              )}
            </div>
          );
        })}
      </div>
      {error !== undefined && (
        <p role="alert" className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
