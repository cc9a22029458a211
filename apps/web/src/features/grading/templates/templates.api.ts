import type {
  changeFeedbackTemplate,
  createFeedbackTemplate,
  deleteFeedbackTemplate,
  FeedbackTemplate,
  listFeedbackTemplates,
} from '@dure/contract/feedback-templates/feedback-templates.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

export const templatesQuery = (club: number) =>
  queryOptions({
    queryKey: ['grading', club, 'templates'],
    queryFn: ({ signal }) =>
      call<typeof listFeedbackTemplates>(
        'GET /api/v1/my/clubs/{club}/feedback-templates',
        { params: { club } },
        { signal },
      ),
  });

export interface TemplateText {
  readonly title: string;
  readonly text: string;
  readonly isShared: boolean;
}

/** Keeps a new template, or changes one that was there. */
export const saveTemplate = (
  club: number,
  written: TemplateText,
  old: FeedbackTemplate | undefined,
): Promise<FeedbackTemplate> =>
  old
    ? call<typeof changeFeedbackTemplate>('PUT /api/v1/my/clubs/{club}/feedback-templates/{template}', {
        params: { club, template: old.templateSequence },
        body: { ...written, version: old.version },
      })
    : call<typeof createFeedbackTemplate>('POST /api/v1/my/clubs/{club}/feedback-templates', {
        params: { club },
        body: { ...written },
      });

export const deleteTemplate = (club: number, template: number): Promise<null> =>
  call<typeof deleteFeedbackTemplate>('DELETE /api/v1/my/clubs/{club}/feedback-templates/{template}', {
    params: { club, template },
  });
