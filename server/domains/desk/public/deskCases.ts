// The desk's view of a kind of case, defined by its domain; the desk itself knows no kinds.
import type { Context } from '../../../context.ts';
import type { ReviewRow } from '../../../reviews/ReviewBook.ts';

export interface CaseField {
  name: string;
  value: string;
}

export interface CasePicture {
  /** Field of the form. */
  field: string;
  width: number;
  height: number;
  bytes: number;
}

export interface CaseContents {
  /** Statements of the customer, and known facts. */
  fields: readonly CaseField[];
  pictures: readonly CasePicture[];
}

export interface DeskCase {
  /** The customer's statements are compared with documents. */
  hasPapers: boolean;
  /** Irreversible effect of an approval. */
  effect?: string;
  /** An approval needs a second operator, regardless of the configuration. */
  needsTwo?: boolean;
  /** One line in the queue, without personal data. */
  summary(about: never): string;
  contents(context: Context, row: ReviewRow): Promise<CaseContents>;
  /** A JPEG; undefined if the field has none. */
  picture(context: Context, row: ReviewRow, field: string): Promise<Buffer | undefined>;
}

/** By kind of case. */
export type DeskCases = Readonly<Record<string, DeskCase>>;
