import { CONSENT_KINDS, type ConsentKind } from '@dure/contract/tenancy/accounts/consents';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { accountsText } from './accounts.text.ts';
import { consentTexts } from './consents.text.ts';

const text = accountsText.registration;

export interface ConsentBoxesProps {
  /** The texts that are asked for; all of them where somebody is new. */
  readonly kinds?: readonly ConsentKind[];
  readonly agreed: ReadonlySet<ConsentKind>;
  readonly onChange: (agreed: ReadonlySet<ConsentKind>) => void;
  readonly error: string | undefined;
}

/** What is agreed to, each by itself as the law asks, with its whole text to unfold. */
export function ConsentBoxes({ kinds = CONSENT_KINDS, agreed, onChange, error }: ConsentBoxesProps) {
  const set = (kind: ConsentKind, isAgreed: boolean) => {
    const next = new Set(agreed);
    if (isAgreed) next.add(kind);
    else next.delete(kind);
    onChange(next);
  };
  return (
    <fieldset {...(error !== undefined && { 'data-refusal': '' })}>
      <legend className="text-sm font-semibold text-ink-2">{text.consents}</legend>
      <div className="mt-2 rounded-control border border-line px-3.5 py-1.5">
        {kinds.length > 1 && (
          <Checkbox
            isSelected={agreed.size === kinds.length}
            isIndeterminate={agreed.size > 0 && agreed.size < kinds.length}
            onChange={(isAll) => onChange(new Set(isAll ? kinds : []))}
            className="border-b border-line font-semibold desktop:py-2"
          >
            {text.all}
          </Checkbox>
        )}
        {kinds.map((kind) => {
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
        <p role="alert" data-sentence className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
