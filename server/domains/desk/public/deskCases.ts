// What a desk sees of the cases of a kind; their domain says so, and the desk knows none by its name.
import type { Context } from '../../../context.ts';
import type { ReviewRow } from '../../../reviews/ReviewBook.ts';

export interface CaseField {
  name: string;
  value: string;
}

export interface CasePicture {
  /** Of the form. */
  field: string;
  width: number;
  height: number;
  bytes: number;
}

export interface CaseContents {
  /** What the customer has said, or what is known. */
  fields: readonly CaseField[];
  pictures: readonly CasePicture[];
}

export interface DeskCase {
  /** What the customer has said is compared with papers. */
  hasPapers: boolean;
  /** What an approval does that cannot be undone. */
  effect?: string;
  /** An approval needs a second person, whatever the configuration says. */
  needsTwo?: boolean;
  /** One line of the queue, of what names nobody. */
  summary(about: never): string;
  contents(context: Context, row: ReviewRow): Promise<CaseContents>;
  /** A JPEG; undefined where there is none of that field. */
  picture(context: Context, row: ReviewRow, field: string): Promise<Buffer | undefined>;
}

/** By the kind of the case. */
export type DeskCases = Readonly<Record<string, DeskCase>>;
