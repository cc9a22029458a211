export { findUsableContents, updateContents } from './contents.queries.ts';
export { keepPostContent, renewPostContents } from './posts/post-contents.service.ts';
export { findOwnByName, type NewLink } from './library-links.queries.ts';
export { registerLinks } from './links.service.ts';
export { passagesOf } from './passages.queries.ts';
export { listContentPlaces } from './places.queries.ts';
export { type ForeignContent, inOrder, keepContents, newContent } from './quiz-contents.service.ts';
export { insertNotes, insertPassages } from './reading/reading.queries.ts';
export { untilRead } from './reading/wait-until-read.service.ts';
export { materialView } from './contents.view.ts';
export { mayEdit, showsMaterials } from './contents.policy.ts';
export {
  findOwnContents,
  listFailedMaterials,
  listMaterialFiles,
  listMaterials,
  listVersionFiles,
  type MaterialRow,
} from './materials.queries.ts';
export { dropTyped } from './writing.queries.ts';
export { addContent, checkNewContent } from './writing.service.ts';
