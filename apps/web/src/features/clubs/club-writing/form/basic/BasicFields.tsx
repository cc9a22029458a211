import { LateCover } from '../late/late-parts.tsx';
import type { ClubForm } from '../use-club-form.ts';
import { DescriptionField, NameFields } from './AboutFields.tsx';

/** The club's face: its cover, name and tagline, and what it is about. */
export function BasicFields({ form }: { readonly form: ClubForm }) {
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 desktop:grid-cols-[11.5rem_minmax(0,1fr)]">
        <LateCover />
        <div className="flex flex-col gap-4">
          <NameFields form={form} />
        </div>
      </div>
      <DescriptionField form={form} rows={2} />
    </>
  );
}
