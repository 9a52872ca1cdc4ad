// What people say of themselves and the pictures of their papers. Times are ms since 1970 UTC.
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
  /** The case that decides, or has decided it. */
  review: Int;
  submitted_at: Int;
  decided_at: NullableInt;
  /** For a rejection: keys of contracts/messages by field, as JSON. */
  reasons: string;
  /** English name, as areaCodes has it. */
  country: string;
  /** A keyed hash of country and ID number, by which another account with the same is found; null of the advanced. */
  id_hash: string | null;
}

/** Encrypted statements of users. */
export interface SealedFieldTable {
  owner: string;
  /** 'verification.name' … */
  field: string;
  sealed: string;
}

/** A picture that was sent, without its content. */
export interface DocumentTable {
  /** Last part of its path. */
  name: string;
  owner: string;
  /** The field that it was submitted as; null before. */
  field: string | null;
  width: Int;
  height: Int;
  /** Size of the whole picture. */
  bytes: Int;
  /** A small image, encrypted. */
  preview: string;
  /** 1 where the name of its file ended in "Reject": a sandbox's reviewer goes by it. */
  asks_rejection: Int;
  created_at: Int;
}

/** The picture, encrypted, in pieces that no command is held up by. */
export interface DocumentPartTable {
  name: string;
  part: Int;
  sealed: string;
}

/** Keys with which data of this database is encrypted. */
export interface SealingKeyTable {
  /** Names the key and tells nothing of it. */
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
