// Tables of users and their sessions. Times are ms since 1970 UTC.
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
    login_wallet: LoginWalletTable;
    used_nonce: UsedNonceTable;
    wallet_confirmation: WalletConfirmationTable;
    passkey: PasskeyTable;
  }
}

export interface UserTable {
  id: Int;
  /** Account number that the user sees and quotes to support. */
  account_number: string;
  /** As typed, and mail destination. At least one of the three identifiers is set. */
  email: string | null;
  /** Key of the e-mail address: folded (identifiers.ts), or the lower case that an older account has kept. */
  email_key: string | null;
  /** E.164, such as +4915112345678. */
  phone: string | null;
  /** As typed at registration, case-insensitive; or a placeholder (placeholderNames.ts). */
  username: string | null;
  /** argon2id with its salt and cost; '' for a user without a password, who logs in with a wallet. */
  password_hash: string;
  /** Code with which this user invites others. */
  invitation_code: string;
  /** The inviter; null for users who registered with the brand's own code. */
  invited_by: NullableInt;
  locale: string;
  /** 1 when the account was opened on a sandbox and holds sandbox funds. */
  is_sandbox: Int;
  /** Time of consent to text messages beyond codes; null without consent. */
  text_consent_at: NullableInt;
  /** Time of closure; the account number stays in the books. */
  closed_at: NullableInt;
  created_at: Int;
}

/** Agreement versions that a user has accepted, and when. */
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
  /** Masked network of the last use; '' when unknown. */
  network: string;
  /** Time of the last use, to the hour. */
  used_at: Int;
}

export interface CodeTable {
  /** Key of an identifier: a folded e-mail address, or a phone number as E.164. */
  address: string;
  purpose: string;
  /** Address as typed, to which the code was sent. */
  sent_to: string;
  /** Hash of the network that requested it; '' for none. */
  network: string;
  /** Length of the code. */
  digits: Int;
  /** SHA-256 over salt and code, hex. */
  code_hash: string;
  salt: string;
  /** Wrong attempts from its own network. */
  attempts: Int;
  /** Attempts from all other networks. */
  foreign_attempts: Int;
  sent_at: Int;
  expires_at: Int;
}

/** Wrong codes compared, by address. */
export interface CodeGuessTable {
  /** Same format as in `code`. */
  address: string;
  /** Group of purposes of its codes, as in codes.ts. */
  door: string;
  wrong: Int;
  /** Time at which the count resets. */
  until: Int;
}

/** Signing keys of the server, by purpose. */
export interface SigningKeyTable {
  name: string;
  /** 32 bytes as base64url. */
  key: string;
}

/** Attempts within a window, by counter. */
export interface AttemptTable {
  counter: string;
  /** Hash of the attempt's subject and network. */
  key: string;
  count: Int;
  /** Time at which the count resets. */
  until: Int;
}

/** Known devices of a user: kinds of devices, and networks. */
export interface KnownDeviceTable {
  user_id: Int;
  /** Hash of the device and its user. */
  mark: string;
  /** Time of the last log-in. */
  seen_at: Int;
}

/** Wallets that log in; a wallet belongs to one user. */
export interface LoginWalletTable {
  /** erc or trc. */
  network: string;
  /** EIP-55, or base58check. */
  address: string;
  user_id: Int;
  bound_at: Int;
}

/** Nonces that have been used, until they expire: what a wallet or a passkey has signed serves once. */
export interface UsedNonceTable {
  nonce: string;
  expires_at: Int;
}

/** Latest confirmation by a wallet of each user, in place of a login password. */
export interface WalletConfirmationTable {
  user_id: Int;
  /** SHA-256 of the confirmation, hex. */
  token_hash: string;
  expires_at: Int;
}

/** Passkeys that log in; a passkey belongs to one user. */
export interface PasskeyTable {
  /** Base64url. */
  credential_id: string;
  user_id: Int;
  /** COSE key, base64url. */
  public_key: string;
  /** Signature counter of its last use; 0 where the authenticator has none. */
  counter: Int;
  /** 1 when a password manager keeps a copy. */
  is_synced: Int;
  name: string;
  added_at: Int;
  /** Null before its first use. */
  used_at: NullableInt;
}

type SessionTables =
  | 'user'
  | 'session'
  | 'code'
  | 'code_guess'
  | 'signing_key'
  | 'agreement_acceptance'
  | 'attempt'
  | 'known_device'
  | 'login_wallet'
  | 'used_nonce'
  | 'wallet_confirmation'
  | 'passkey';

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
  login_wallet: { network: 'text', address: 'text', user_id: 'id', bound_at: 'time' },
  used_nonce: { nonce: 'text', expires_at: 'time' },
  wallet_confirmation: { user_id: 'id', token_hash: 'text', expires_at: 'time' },
  passkey: {
    credential_id: 'text',
    user_id: 'id',
    public_key: 'text',
    counter: 'count',
    is_synced: 'state',
    name: 'text',
    added_at: 'time',
    used_at: 'time',
  },
};
