import { TYPED_MARKS } from '@dure/contract/imports/typed-marks.text';

/** A model answer with its keywords and criteria, each in a line of its own, as graders are told it elsewhere. */
export const gradedText = (modelAnswer: string, keywords: readonly string[], rubric: string): string =>
  [
    modelAnswer,
    ...(keywords.length > 0 ? [`${TYPED_MARKS.keywords[0]}: ${keywords.join(', ')}`] : []),
    ...(rubric === '' ? [] : [`${TYPED_MARKS.rubric[0]}: ${rubric}`]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
