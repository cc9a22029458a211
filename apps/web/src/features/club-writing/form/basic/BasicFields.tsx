import { useForm } from '../use-club-form.ts';
import { DescriptionField, NameFields } from './AboutFields.tsx';
import { CoverPreview } from './CoverPreview.tsx';

/** The club's face: its cover, name and promise, and what it is about. */
export function BasicFields({ onGo }: { readonly onGo: (path: string) => void }) {
  const form = useForm();
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 desktop:grid-cols-[11.5rem_minmax(0,1fr)]">
        <CoverPreview onPicture={() => onGo('imageKey')} />
        <div className="flex flex-col gap-4">
          <NameFields form={form} />
        </div>
      </div>
      <DescriptionField form={form} rows={2} />
    </>
  );
}
