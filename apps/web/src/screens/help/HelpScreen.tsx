import { HELP_TEXTS, TEACHING_HELP_TEXTS } from '@dure/contract/assistance/help/help.text';
import { useLocation } from '@tanstack/react-router';
import { HelpList } from '../../features/assistance/help/HelpList.tsx';
import { helpPageText as text } from '../../features/assistance/help/help-page.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { hasRole, useSession } from '../../kernel/session.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** The texts that the chatbot answers from. */
export function HelpScreen() {
  usePageTitle(text.title);
  const teaches = hasRole(useSession(), 'ROLE_INSTRUCTOR', 'ROLE_MANAGER');
  const marked = useLocation({ select: ({ hash }) => hash });
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-8 px-4 pt-6 pb-16">
      <PageHeader title={text.title} lead={text.lead} />
      <HelpList title={text.learning} texts={HELP_TEXTS} marked={marked} />
      {teaches && <HelpList title={text.teaching} texts={TEACHING_HELP_TEXTS} marked={marked} />}
    </div>
  );
}
