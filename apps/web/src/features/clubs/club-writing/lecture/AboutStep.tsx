import { Card } from '../../../../ui/layout/Card.tsx';
import { DescriptionField, NameFields } from '../form/basic/AboutFields.tsx';
import { ClubImageField } from '../form/settings/ClubImageField.tsx';
import { useLecture } from './use-lecture-form.ts';

/** What the club is called and what it is about. */
export function AboutStep() {
  const form = useLecture();
  return (
    <Card className="flex flex-col gap-5">
      <NameFields form={form} />
      <DescriptionField form={form} rows={4} />
      <ClubImageField of="lecture" />
    </Card>
  );
}
