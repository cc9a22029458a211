import * as endpoints from '@dure/contract/authoring/contents/contents.endpoints';
import { route } from '../../../kernel/http/route.ts';
import {
  getContent,
  listContentNotes,
  listContentPassages,
  listMyContents,
  listUsingQuizzes,
} from './library.service.ts';
import { likeContent, unlikeContent } from './likes.service.ts';
import { changeContent, createContent, deleteContent, readContent } from './writing.service.ts';

export const contentRoutes = [
  route(endpoints.createContent, (unit, { body, uploads }) => createContent(unit, body, uploads)),
  route(endpoints.changeContent, (unit, { params, body, uploads }) =>
    changeContent(unit, params.contentSequence, body, uploads),
  ),
  route(endpoints.readContent, (unit, { params }) => readContent(unit, params.contentSequence)),
  route(endpoints.deleteContent, (unit, { params }) => deleteContent(unit, params.contentSequence)),
  route(endpoints.listMyContents, (unit, { query }) => listMyContents(unit, query)),
  route(endpoints.getContent, (unit, { params }) => getContent(unit, params.id)),
  route(endpoints.listContentPassages, (unit, { params, query }) => listContentPassages(unit, params.id, query)),
  route(endpoints.listContentNotes, (unit, { params, query }) => listContentNotes(unit, params.id, query)),
  route(endpoints.listUsingQuizzes, (unit, { params, query }) => listUsingQuizzes(unit, params.id, query)),
  route(endpoints.likeContent, (unit, { params }) => likeContent(unit, params.id)),
  route(endpoints.unlikeContent, (unit, { params }) => unlikeContent(unit, params.id)),
];
