import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { KeptValues } from '../../../../kernel/draft/kept.ts';
import { createStore, type Store } from '../../../../kernel/store.ts';
import { savedFeedback, savedGrade, unsavedOf, type DraftPart, type GradingDraft } from './grading-draft.ts';

/** What went along with a part and is not in the server's answer. */
interface Sent {
  readonly files?: readonly File[];
  readonly whys?: Readonly<Record<string, string>>;
}
type Files = Readonly<Record<string, readonly File[]>>;

/**
 * What one instructor typed and has not saved, by answer: kept in the browser's local storage, shared by its tabs, until
 * the server has it. Files cannot be kept there and last as long as the page.
 */
export class DraftBook {
  readonly drafts: Store<Readonly<Record<string, GradingDraft>>>;
  readonly files: Store<Files> = createStore<Files>({});
  readonly #kept: KeptValues<GradingDraft>;

  constructor(owner: string) {
    this.#kept = new KeptValues(`grading-drafts:${owner}`);
    this.drafts = this.#kept.store;
  }

  /** Keeps a draft, or forgets it with its files. */
  put(key: string, draft: GradingDraft | undefined): void {
    this.#kept.put(key, draft);
    if (!draft?.feedback) this.putFiles(key, []);
  }

  putFiles(key: string, files: readonly File[]): void {
    const all = this.files.get();
    if (files.length > 0) this.files.set({ ...all, [key]: files });
    else if (key in all) {
      const { [key]: _, ...others } = all;
      this.files.set(others);
    }
  }

  /** Leaves out what the server now holds. */
  tidy(key: string, detail: GradingDetail): void {
    const draft = this.drafts.get()[key];
    if (!draft) return;
    const left = unsavedOf(draft, detail, (this.files.get()[key] ?? []).length > 0);
    if (left?.grade !== draft.grade || left?.feedback !== draft.feedback) this.put(key, left);
  }

  /** A part was saved as `detail` says; what was typed meanwhile stays, written over the new version. */
  settle(key: string, part: DraftPart, detail: GradingDetail, sent: Sent = {}): void {
    const draft = this.drafts.get()[key];
    if (!draft) return;
    const { grade, feedback } = draft;
    const { version, fileKeys } = savedFeedback(detail);
    if (part === 'grade' && grade) {
      const whys = Object.entries(grade.whys ?? {}).filter(([name, why]) => sent.whys?.[name] !== why);
      this.put(key, {
        ...draft,
        grade: { ...grade, whys: Object.fromEntries(whys), version: savedGrade(detail).version },
      });
    } else if (part === 'feedback' && feedback) {
      const files = this.files.get()[key] ?? [];
      this.putFiles(
        key,
        files.filter((file) => sent.files?.includes(file) !== true),
      );
      this.put(key, { ...draft, feedback: { ...feedback, version, fileKeys } });
    }
    this.tidy(key, detail);
  }
}

const books = new Map<string, DraftBook>();

/** The one book of an instructor in this page. */
export function draftBookOf(owner: string): DraftBook {
  // The server renders for everybody, one after the other, and keeps nobody's book.
  if (typeof document === 'undefined') return new DraftBook(owner);
  let book = books.get(owner);
  if (!book) {
    book = new DraftBook(owner);
    books.set(owner, book);
  }
  return book;
}
