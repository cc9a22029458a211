import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import type { Page } from '@dure/contract/http/paging';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** Whether an endpoint answers pages: such answers carry `page-count` and `total-count`. */
export const answersPages = ({ query, response }: EndpointDefinition): boolean =>
  query instanceof z.ZodObject &&
  'size' in query.shape &&
  response instanceof z.ZodObject &&
  'totalElements' in response.shape;

/** The headers of paging (decisions, section 1) of one page. */
export function addPageHeaders(reply: FastifyReply, query: unknown, data: unknown): void {
  const { totalElements } = data as Page<unknown>;
  const { size } = query as { size: number };
  void reply.header('total-count', totalElements).header('page-count', Math.ceil(totalElements / size));
}
