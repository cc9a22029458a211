import type { ReactNode } from 'react';
import { usePageTitle } from '../../kernel/page-title.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { BottomDock } from '../../ui/layout/BottomDock.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

export interface OwnClubsFrameProps {
  readonly text: { readonly title: string; readonly lead: string; readonly create: string };
  readonly createAt: '/quiz/create' | '/my-lecture-clubs/create';
  readonly children: ReactNode;
}

/** The page of one's own clubs of a kind, with the way to make another. */
export function OwnClubsFrame({ text, createAt, children }: OwnClubsFrameProps) {
  usePageTitle(text.title);
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader
        title={text.title}
        lead={text.lead}
        actions={
          <BottomDock>
            <RouterButtonLink to={createAt} variant="primary" className="grow desktop:grow-0">
              {text.create}
            </RouterButtonLink>
          </BottomDock>
        }
      />
      {children}
    </div>
  );
}
