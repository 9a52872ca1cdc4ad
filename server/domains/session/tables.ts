// The tables of people and their sessions. Times are ms since 1970 UTC.
import type { Int, NullableInt } from '../../store/columns.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    user: UserTable;
    session: SessionTable;
    code: CodeTable;
    code_guess: CodeGuessTable;
    signing_key: SigningKeyTable;
    agreement_acceptance: AgreementAcceptanceTable;
    attempt: AttemptTable;
    known_device: KnownDeviceTable;
  }
}

export interface UserTable {
  id: Int;
  /** The number that a person sees and quotes to support. */
  account_number: string;
  /** As typed, and mail destination. At least one of the three identifiers is set. */
  email: string | null;
  /** Key of the e-mail address: folded (identifiers.ts), or the lower case that an older account has kept. */
  email_key: string | null;
  /** E.164, as +4915112345678. */
  phone: string | null;
  /** As typed at registration; case-insensitive. */
  username: string | null;
  /** argon2id with its salt and cost. */
  password_hash: string;
  /** The code with which this person invites others. */
  invitation_code: string;
  /** The inviter; null for those who came with the brand's own code. */
  invited_by: NullableInt;
  locale: string;
  /** 1 when the account was opened on a sandbox and holds practice money. */
  is_sandbox: Int;
  /** When the person agreed to text messages beyond codes; null when not. */
  text_consent_at: NullableInt;
  /** Time of closure; the account number stays in the books. */
  closed_at: NullableInt;
  created_at: Int;
}

/** Which version of which agreement a person has accepted, and when. */
export interface AgreementAcceptanceTable {
  user_id: Int;
  article_id: Int;
  version: Int;
  accepted_at: Int;
}

export interface SessionTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  user_id: Int;
  created_at: Int;
  expires_at: Int;
  /** Browser of the log-in, from a closed list; '' for an unlisted one. */
  browser: string;
  system: string;
  /** In part, where it was used last; '' where it is not known. */
  network: string;
  /** When it was used last, to the hour. */
  used_at: Int;
}

export interface CodeTable {
  /** The key of an identifier: a folded e-mail address, or a phone number as E.164. */
  address: string;
  purpose: string;
  /** The address as it was typed, where the code went. */
  sent_to: string;
  /** The network that asked for it, as a hash; '' for none. */
  network: string;
  /** How long it is. */
  digits: Int;
  /** SHA-256 over salt and code, hex. */
  code_hash: string;
  salt: string;
  /** Wrong attempts from its own network. */
  attempts: Int;
  /** The same from all others. */
  foreign_attempts: Int;
  sent_at: Int;
  expires_at: Int;
}

/** Wrong codes that were compared, of an address. */
export interface CodeGuessTable {
  /** Same format as in `code`. */
  address: string;
  /** Group of purposes of its codes, as in codes.ts. */
  door: string;
  wrong: Int;
  /** When the count starts over. */
  until: Int;
}

/** Signing keys of the server, by purpose. */
export interface SigningKeyTable {
  name: string;
  /** 32 bytes as base64url. */
  key: string;
}

/** Tries within a window, by what is counted. */
export interface AttemptTable {
  counter: string;
  /** Hash of the attempt's subject and network. */
  key: string;
  count: Int;
  /** When the count starts over. */
  until: Int;
}

/** Known devices of a user: kinds of devices, and networks. */
export interface KnownDeviceTable {
  user_id: Int;
  /** A hash of it and of whose it is. */
  mark: string;
  /** When it was last logged in from. */
  seen_at: Int;
}

type SessionTables =
  | 'user'
  | 'session'
  | 'code'
  | 'code_guess'
  | 'signing_key'
  | 'agreement_acceptance'
  | 'attempt'
  | 'known_device';

export const sessionTables: ColumnMeanings<SessionTables> = {
  user: {
    id: 'id',
    account_number: 'text',
    email: 'text',
    email_key: 'text',
    phone: 'text',
    username: 'text',
    password_hash: 'text',
    invitation_code: 'text',
    invited_by: 'id',
    locale: 'text',
    is_sandbox: 'state',
    text_consent_at: 'time',
    closed_at: 'time',
    created_at: 'time',
  },
  session: {
    token_hash: 'text',
    user_id: 'id',
    created_at: 'time',
    expires_at: 'time',
    browser: 'text',
    system: 'text',
    network: 'text',
    used_at: 'time',
  },
  code: {
    address: 'text',
    purpose: 'text',
    sent_to: 'text',
    network: 'text',
    digits: 'count',
    code_hash: 'text',
    salt: 'text',
    attempts: 'count',
    foreign_attempts: 'count',
    sent_at: 'time',
    expires_at: 'time',
  },
  code_guess: { address: 'text', door: 'text', wrong: 'count', until: 'time' },
  signing_key: { name: 'text', key: 'text' },
  agreement_acceptance: { user_id: 'id', article_id: 'id', version: 'count', accepted_at: 'time' },
  attempt: { counter: 'text', key: 'text', count: 'count', until: 'time' },
  known_device: { user_id: 'id', mark: 'text', seen_at: 'time' },
};
