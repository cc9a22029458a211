import { z } from 'zod';
import { MAX_FEEDBACK_LENGTH, MAX_TEMPLATE_TITLE_LENGTH } from '../../answering/answers/answer-limits.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, text, version } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';

const clubParams = z.object({ club: pathSequence });
const templateParams = clubParams.extend({ template: pathSequence });

/** Words that an instructor says often; `{이름}` in them becomes the member's name. */
export const feedbackTemplate = z
  .object({
    templateSequence: z.number().int(),
    title: z.string(),
    text: z.string(),
    isShared: z.boolean().describe("Whether the club's other instructors see it too"),
    ownerNickname: z.string(),
    isMine: z.boolean(),
    version: z.number().int(),
  })
  .meta({ id: 'FeedbackTemplate' });
export type FeedbackTemplate = z.output<typeof feedbackTemplate>;

const written = z
  .object({
    title: text(1, MAX_TEMPLATE_TITLE_LENGTH),
    text: text(1, MAX_FEEDBACK_LENGTH),
    isShared: z.boolean().default(false),
  })
  .meta({ id: 'FeedbackTemplateForm' });

export const listFeedbackTemplates = endpoint({
  name: 'listFeedbackTemplates',
  method: 'GET',
  path: '/api/v1/my/clubs/{club}/feedback-templates',
  summary: "The caller's own templates and those shared in the club",
  audience: 'instructor',
  params: clubParams,
  query: z.object(paging(100)),
  response: paged(feedbackTemplate),
});

export const createFeedbackTemplate = endpoint({
  name: 'createFeedbackTemplate',
  method: 'POST',
  path: '/api/v1/my/clubs/{club}/feedback-templates',
  summary: 'Keeps a template, for oneself or for all instructors of the club',
  audience: 'instructor',
  params: clubParams,
  body: written,
  response: feedbackTemplate,
  idempotencyKey: true,
});

export const changeFeedbackTemplate = endpoint({
  name: 'changeFeedbackTemplate',
  method: 'PUT',
  path: '/api/v1/my/clubs/{club}/feedback-templates/{template}',
  summary: "Changes one of the caller's own templates",
  audience: 'instructor',
  params: templateParams,
  body: written.extend({ version }),
  response: feedbackTemplate,
  errors: ['staleVersion'],
});

export const deleteFeedbackTemplate = endpoint({
  name: 'deleteFeedbackTemplate',
  method: 'DELETE',
  path: '/api/v1/my/clubs/{club}/feedback-templates/{template}',
  summary: "Deletes one of the caller's own templates",
  audience: 'instructor',
  params: templateParams,
  response: z.null(),
});
