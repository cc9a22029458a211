import { useQueryClient } from '@tanstack/react-query';
import { memo, useState } from 'react';
import type { DraftBook } from '../drafts/draft-book.ts';
import type { RenderFiles } from '../render-files.ts';
import { createGrading } from '../state/create-grading.ts';
import { GradingContext } from '../state/grading-context.ts';
import { WorkspacePanes, type WorkspacePanesProps } from './WorkspacePanes.tsx';

export interface GradingWorkspaceProps extends WorkspacePanesProps {
  readonly book: DraftBook;
  readonly renderFiles: RenderFiles;
}

/** Reads, grades and moves on, by keyboard or by hand. */
export const GradingWorkspace = memo(function GradingWorkspace(props: GradingWorkspaceProps) {
  const { book, renderFiles, ...panes } = props;
  const client = useQueryClient();
  const [grading] = useState(() => createGrading({ club: props.place.club, client, book, renderFiles }));
  return (
    <GradingContext value={grading}>
      <WorkspacePanes {...panes} />
    </GradingContext>
  );
});
