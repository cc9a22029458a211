/** What is open over the workspace; with `levelsOf` the levels of that criterion, with `notesOf` what was noted of that quiz. */
export type OpenDialog =
  | 'help'
  | 'bulk'
  | 'history'
  | 'release'
  | 'templates'
  | 'split'
  | { readonly levelsOf: string; readonly quiz: number }
  | { readonly notesOf: number };
