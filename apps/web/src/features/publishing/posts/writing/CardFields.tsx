import { MAX_TAGS } from '@dure/contract/limits/label-limits';
import { PAYMENT_TYPE, type PaymentType } from '@dure/contract/publishing/posts/post-codes';
import { MAX_PRICE, MAX_PROVIDER_LENGTH } from '@dure/contract/publishing/posts/post-limits';
import { offeredCodes } from '@dure/contract/tenancy/tenants/offered-codes';
import type { OfferedCode } from '@dure/contract/tenancy/tenants/tenants.endpoints';
import { Suspense } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { ToggleChips } from '../../../../ui/buttons/ToggleChips.tsx';
import { Switch } from '../../../../ui/fields/Switch.tsx';
import { TagField } from '../../../../ui/fields/TagField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { writingText as text } from './writing.text.ts';

const NumberField = lazy(() => import('../../../../ui/fields/NumberField.tsx').then((module) => module.NumberField));

export interface FormCodes {
  readonly jobGroups: readonly OfferedCode[];
  readonly jobLevels: readonly OfferedCode[];
}
const optionsOf = (codes: readonly OfferedCode[], chosen: readonly string[]) =>
  offeredCodes(codes, chosen).map(({ code, name }) => ({ value: code, label: name }));

/** What any card says of whom it is for, who offers it and what it costs. */
export interface CardValues {
  readonly recommendJobGroups: readonly string[];
  readonly recommendLevels: readonly string[];
  readonly keywords: readonly string[];
  readonly provider: string;
  readonly paymentType: PaymentType;
  readonly price: number;
}
export interface CardFieldsProps {
  readonly codes: FormCodes;
  readonly values: CardValues;
  readonly onChange: (part: Partial<CardValues>) => void;
}

/** Fields that articles, videos and seminars have alike. */
export function CardFields({ codes, values, onChange }: CardFieldsProps) {
  const isPaid = values.paymentType === PAYMENT_TYPE.paid;
  return (
    <>
      <ToggleChips
        label={text.jobGroups}
        name="recommendJobGroups"
        options={optionsOf(codes.jobGroups, values.recommendJobGroups)}
        value={values.recommendJobGroups}
        onChange={(recommendJobGroups) => onChange({ recommendJobGroups })}
      />
      <ToggleChips
        label={text.levels}
        name="recommendLevels"
        options={optionsOf(codes.jobLevels, values.recommendLevels)}
        value={values.recommendLevels}
        onChange={(recommendLevels) => onChange({ recommendLevels })}
      />
      <TagField
        label={text.keywords}
        name="keywords"
        description={text.keywordsHelp}
        limit={MAX_TAGS}
        value={values.keywords}
        onChange={(keywords) => onChange({ keywords })}
      />
      <TextField
        label={text.provider}
        name="provider"
        description={text.providerHelp}
        maxLength={MAX_PROVIDER_LENGTH}
        value={values.provider}
        onChange={(provider) => onChange({ provider })}
      />
      <Switch
        isSelected={isPaid}
        description={text.paidHelp}
        onChange={(paid) => onChange({ paymentType: paid ? PAYMENT_TYPE.paid : PAYMENT_TYPE.free })}
      >
        {text.paid}
      </Switch>
      {isPaid && (
        <Suspense>
          <NumberField
            label={text.price}
            name="price"
            unit={text.won}
            minValue={0}
            maxValue={MAX_PRICE}
            value={values.price}
            onChange={(price) => onChange({ price: price ?? 0 })}
          />
        </Suspense>
      )}
    </>
  );
}
