import type { Exceptions } from './limits.ts';

/** Numbers of the web that sound like limits, and are none of what a call takes. */
export const exceptions: Exceptions = {
  'parent-page.ts MAX_WAIT_MS': 'how long a frame waits for its page',
  'idle-tasks.ts MAX_WAIT_MS': 'how long a formula waits until the browser is idle',
  'RoomHead.tsx MAX_TITLE_LENGTH': 'from where on a question is no heading',
  'FilePicture.tsx MAX_SHOWN_BYTES': 'from where on a picture is not shown in a list',
  'use-answer-draft.ts MAX_LAST_TEXT_LENGTH': 'what a browser sends after a page has gone',
  'PlanAxis.tsx MOST_MARKS': 'marks of a drawing',
  'PlanControls.tsx MOST_DEADLINE_DAYS': 'days that are made into dates, which the contract limits',
  'propose.ts MOST_DAYS': 'days that are looked through for dates',
  'UploadZone.tsx MAX_AT_ONCE': 'files that are sent one after another, a call each',
  'GradebookBar.tsx MAX_QUIZ_LENGTH': 'where a question is cut in a list',
  'grid-metrics.ts LEAST_CELL_WIDTH': 'pixels',
  'crop.ts MAX_ZOOM': 'how near a picture is looked at',
  'Bell.tsx MAX_SHOWN': 'from where on a count is shown as more',
  'BellPanel.tsx MAX_HEIGHT': 'pixels',
  'render-markdown.ts MOST_KEPT': 'rendered texts that are kept',
  'NumberField.tsx MOST_DECIMALS': 'decimals that are shown',
  'word-diff.ts MAX_CHANGES': 'from where on two texts are not compared',
};
