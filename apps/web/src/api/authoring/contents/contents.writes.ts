import type * as contract from '@dure/contract/authoring/contents/contents.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getContent, listContentPassages, listMyContents } from './contents.reads.ts';

const library = () => [listMyContents.key()];
/** What others show of a content; the call's own answer is the content as it is. */
const around = ({ params: { contentSequence: id } }: { readonly params: { readonly contentSequence: number } }) => [
  listMyContents.key(),
  listContentPassages.key({ params: { id } }),
];
const itself = ({ params: { id } }: { readonly params: { readonly id: number } }) => [
  getContent.key({ params: { id } }),
];

export const createContent = write<typeof contract.createContent>('POST /api/v1/content', library);
export const changeContent = write<typeof contract.changeContent>('PUT /api/v1/my/contents/{contentSequence}', around);
export const readContent = write<typeof contract.readContent>('PUT /api/v1/my/contents/{contentSequence}/read', around);
export const deleteContent = write<typeof contract.deleteContent>(
  'DELETE /api/v1/my/contents/{contentSequence}',
  library,
);
export const likeContent = write<typeof contract.likeContent>('POST /api/v1/contents/{id}/like', itself);
export const unlikeContent = write<typeof contract.unlikeContent>('DELETE /api/v1/contents/{id}/like', itself);
