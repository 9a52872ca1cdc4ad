// Personal data that users submit, and the pictures of their documents. Times are ms since 1970 UTC.
import type { Int, NullableInt } from '../../store/columns.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    verification: VerificationTable;
    sealed_field: SealedFieldTable;
    document: DocumentTable;
    document_part: DocumentPartTable;
    sealing_key: SealingKeyTable;
  }
}

export const levels = ['basic', 'advanced'] as const;
export type Level = (typeof levels)[number];

/** State of a user's level; without a row, nothing was submitted. */
export interface VerificationTable {
  owner: string;
  level: Level;
  /** 1 under review, 2 verified, 3 rejected. */
  status: Int;
  /** The current or last case. */
  review: Int;
  submitted_at: Int;
  decided_at: NullableInt;
  /** For a rejection: keys of contracts/messages by field, as JSON. */
  reasons: string;
  /** English name, as in areaCodes. */
  country: string;
  /**
   * Keyed hash of country and ID number, which finds other accounts with the same document; null for the advanced
   * level.
   */
  id_hash: string | null;
}

/** Encrypted statements of users. */
export interface SealedFieldTable {
  owner: string;
  /** 'verification.name' … */
  field: string;
  sealed: string;
}

/** A submitted picture without its content. */
export interface DocumentTable {
  /** Last part of its path. */
  name: string;
  owner: string;
  /** Field that it was submitted for; null before. */
  field: string | null;
  width: Int;
  height: Int;
  /** Size of the whole picture. */
  bytes: Int;
  /** A small image, encrypted. */
  preview: string;
  /** 1 when its file name ended in "Reject": the sandbox's reviewer uses it. */
  asks_rejection: Int;
  created_at: Int;
}

/** The encrypted picture, in parts small enough not to delay other commands. */
export interface DocumentPartTable {
  name: string;
  part: Int;
  sealed: string;
}

/** Keys with which data of this database is encrypted. */
export interface SealingKeyTable {
  /** Identifier of the key that reveals nothing about it. */
  id: string;
  since: Int;
}

type VerificationTables = 'verification' | 'sealed_field' | 'document' | 'document_part' | 'sealing_key';

export const verificationTables: ColumnMeanings<VerificationTables> = {
  verification: {
    owner: 'text',
    level: 'text',
    status: 'state',
    review: 'id',
    submitted_at: 'time',
    decided_at: 'time',
    reasons: 'text',
    country: 'text',
    id_hash: 'text',
  },
  sealed_field: { owner: 'text', field: 'text', sealed: 'text' },
  document: {
    name: 'text',
    owner: 'text',
    field: 'text',
    width: 'count',
    height: 'count',
    bytes: 'count',
    preview: 'text',
    asks_rejection: 'state',
    created_at: 'time',
  },
  document_part: { name: 'text', part: 'count', sealed: 'text' },
  sealing_key: { id: 'text', since: 'time' },
};
