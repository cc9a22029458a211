import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import { BulkBar } from '../actions/BulkBar.tsx';
import { BulkActionNotice } from '../actions/BulkActionNotice.tsx';
import { ReviewBox } from '../answer-pane/ReviewBox.tsx';
import { SimilarText } from '../answer-pane/SimilarText.tsx';
import { UnsavedWarning } from '../drafts/UnsavedWarning.tsx';
import { GradingDialogs } from '../dialogs/GradingDialogs.tsx';
import { GradeHead } from '../grade-pane/GradeHead.tsx';
import { GradePane } from '../grade-pane/GradePane.tsx';
import { perform } from '../state/perform.ts';
import { reduceAnswer } from '../state/reduce-answer.ts';
import { UnsavedNotice } from '../queue/UnsavedNotice.tsx';

/**
 * What keys do, what grades, which the server renders, and what only few answers or acts show. It is loaded in one file
 * with the first interaction. Each separate file would delay a first key, and without a connection all of it must be
 * here.
 */
export const lazyParts = {
  BulkBar,
  GradeHead,
  GradePane,
  GradingDialogs,
  perform,
  reduceAnswer,
  BulkActionNotice,
  ReviewBox,
  SearchField,
  SimilarText,
  UnsavedNotice,
  UnsavedWarning,
};
