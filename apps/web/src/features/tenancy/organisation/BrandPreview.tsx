import { presetOf } from '@dure/contract/tenancy/tenants/brand-colours';
import type { BrandColours } from '@dure/contract/tenancy/tenants/presets';
import { useState, type CSSProperties } from 'react';
import '../../../ui/brand/schemes.css';
import { TenantFooter } from '../../../ui/brand/TenantFooter.tsx';
import { TenantLogo } from '../../../ui/brand/TenantLogo.tsx';
import { buttonClass } from '../../../ui/buttons/button-class.ts';
import { ToggleChips } from '../../../ui/buttons/ToggleChips.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { BrandForm, triedBrand } from './brand-form.ts';
import { brandSettingsText } from './organisation.text.ts';

const text = brandSettingsText.preview;
type View = keyof typeof text.views;
const views = (Object.keys(text.views) as View[]).map((value) => ({ value, label: text.views[value] }));

/** Colours of the preset for a part of the page. */
const looksOf = ({ brand, brandInk, brandSoft, onBrand }: BrandColours) =>
  ({
    '--color-brand': brand,
    '--color-brand-ink': brandInk,
    '--color-brand-soft': brandSoft,
    '--color-on-brand': onBrand,
  }) as CSSProperties;

export interface BrandPreviewProps {
  readonly form: BrandForm;
  readonly tried: ReturnType<typeof triedBrand>;
}

/** A page as members would see it with what is typed. It is a picture: nothing in it can be pressed. */
export function BrandPreview({ form, tried }: BrandPreviewProps) {
  const [view, setView] = useState<View>('light');
  const scheme = view === 'dark' ? 'dark' : 'light';
  const isPhone = view === 'phone';
  const menu = [
    ...(form.useQuizClub ? [text.menu.quizClubs] : []),
    ...(form.useLectureClub ? [text.menu.lectureClubs] : []),
    text.menu.studyRoom,
  ];
  return (
    <section aria-label={text.title} className="flex flex-col gap-3">
      <ToggleChips
        label={text.title}
        selectionMode="single"
        options={views}
        value={[view]}
        onChange={([chosen]) => setView(chosen ?? view)}
      />
      <div
        role="img"
        aria-label={text.title}
        inert
        style={looksOf(presetOf(form.colorPreset)[scheme])}
        className={cx(
          `scheme-${scheme}`,
          'flex flex-col overflow-hidden rounded-card border border-line bg-bg text-sm text-ink',
          isPhone && 'mx-auto w-full max-w-70',
        )}
      >
        <div className="flex items-center gap-3 border-b border-line bg-surface px-3 py-2.5">
          <TenantLogo brand={tried} size={20} scheme={scheme} className="size-5" />
          <span className="min-w-0 truncate font-bold">{tried.tenantName}</span>
          {isPhone ? (
            <Icon name="menu" className="ml-auto" />
          ) : (
            menu.map((item, at) => (
              <span
                key={item}
                className={cx(
                  'rounded-[6px] px-2 py-1 text-xs whitespace-nowrap',
                  at === 0 ? 'bg-brand-soft font-semibold text-brand-ink' : 'text-ink-2',
                )}
              >
                {item}
              </span>
            ))
          )}
        </div>
        <div className="m-3 flex flex-col items-start gap-1.5 rounded-card border border-line bg-surface p-3.5">
          <span className="flex w-full items-center justify-between gap-2 text-xs text-ink-3">
            <span className="rounded-chip bg-brand-soft px-2 py-0.5 font-semibold text-brand-ink">{text.status}</span>
            {text.deadline}
          </span>
          <span className="font-bold">{text.question}</span>
          <span className="text-xs text-ink-2">{text.club}</span>
          <span className="mt-1 flex flex-wrap items-center gap-3">
            <span className={buttonClass({ variant: 'primary', size: 'small' })}>{text.write}</span>
            <span className="text-xs font-semibold text-brand-ink">{text.view}</span>
          </span>
        </div>
        <div className="border-t border-line bg-surface text-xs text-ink-3 [&>div]:flex-col! [&>div]:items-start! [&>div]:px-3.5! [&>div]:py-3.5! [&>div]:text-left!">
          <TenantFooter brand={tried} scheme={scheme} />
        </div>
      </div>
    </section>
  );
}
