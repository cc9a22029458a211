import { Link } from '@tanstack/react-router';
import { resumeText as text } from '../../features/people/resume-stories/resume.text.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { PageHeader, type Crumb } from '../../ui/layout/PageHeader.tsx';

const CRUMBS: readonly Crumb[] = [
  { label: text.toMyPage, link: (parts) => <Link to="/account/my/activity" {...parts} /> },
];

export interface ResumeHeaderProps {
  readonly isChanged: boolean;
  /** Of the public page; null while there is none. */
  readonly path: string | null;
  readonly onDiscard: () => void;
}

/** What the page is, whether it is saved, and the way to what others see. */
export function ResumeHeader({ isChanged, path, onDiscard }: ResumeHeaderProps) {
  return (
    <PageHeader
      title={text.title}
      lead={text.lead}
      crumbs={CRUMBS}
      actions={
        <>
          <p role="status" className="text-sm text-ink-3">
            {isChanged ? text.kept : text.untouched}
          </p>
          {isChanged && (
            <Button size="small" variant="ghost" onPress={onDiscard}>
              {text.discard}
            </Button>
          )}
          {path !== null && (
            <ButtonLink href={path} icon="eye">
              {text.show}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
