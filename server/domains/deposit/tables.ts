// What has come in over chains, and as far as they were read. Times are ms since 1970 UTC, amounts minor units of their
// asset.
import type { Selectable } from 'kysely';
import type { Int, NullableInt } from '../../store/columns.ts';
import { own, units } from '../../store/scales/columnMeanings.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    deposit: DepositTable;
    deposit_claim: DepositClaimTable;
    deposit_address: DepositAddressTable;
    deposit_pot: DepositPotTable;
    chain_cursor: ChainCursorTable;
    custody_notice: CustodyNoticeTable;
    sandbox_transfer: SandboxTransferTable;
    sandbox_fork: SandboxForkTable;
  }
}

/**
 * seen: a block has it, its confirmations are counted. reversed: the chain has taken that block back. belowMinimum: it is
 * final and kept until more arrives. held: it is final and waits for a desk. rejected: a desk has refused it; it lies where
 * it was held.
 */
export const depositStates = [
  ...(['seen', 'reversed', 'credited', 'belowMinimum', 'held', 'rejected'] as const),
] as const;
export type DepositState = (typeof depositStates)[number];

/** off: nobody is asked. waiting: nobody has answered yet, and it is not credited. */
export type Screening = 'off' | 'waiting' | 'clear' | 'listed' | 'unknownSender';

/** A transfer of a chain to an address of ours: one row by all that the chain says of it, whatever becomes of its block. */
export interface DepositTable {
  id: Int;
  /** Of the address. */
  owner: string;
  asset: string;
  network: string;
  chain: string;
  address: string;
  /** Of the transaction. */
  hash: string;
  output: Int;
  units: Int;
  /** As it was when it was first seen. */
  minimum_units: Int;
  state: DepositState;
  /** Of the block that has it; null while none has. */
  height: NullableInt;
  block_hash: string | null;
  /** As they were when it was first seen. */
  confirmations_needed: Int;
  /** The height at which it is final; null while no block has it. */
  final_at: NullableInt;
  /** Of what was credited: what the chain does not hold any more, its block taken back after all. */
  short_units: Int;
  /** As much of that as the platform has covered. */
  covered_units: Int;
  created_at: Int;
  credited_at: NullableInt;
  /** What is kept is one of a pot. */
  pot: NullableInt;
  /** Since it could not be credited, by itself neither; null while nothing is wrong. */
  stuck_at: NullableInt;
  screening: Screening;
  /** When whoever screens is asked next. */
  ask_at: Int;
  /** Of who sent it, as JSON, as far as they are known. */
  from_addresses: string;
  /** The last case about it. */
  review: NullableInt;
  /** Why a desk has rejected it: a key of contracts/messages. */
  rejected: string | null;
  /** All blocks that a provider has told of it, as JSON. */
  told_blocks: string;
  /** The posting that has credited it. */
  credit_posting: NullableInt;
}

export type DepositRow = Selectable<DepositTable>;

/** What somebody's deposits below the minimum add up to, so that none of them is looked at to know. */
export interface DepositPotTable {
  id: Int;
  owner: string;
  asset: string;
  chain: string;
  /** Of those that are kept in it; of a released one what it had then. */
  units: Int;
  /** 1 once enough has arrived, while the rest of it is credited. */
  is_released: Int;
}

/** Which notices of a custody provider were taken over. */
export interface CustodyNoticeTable {
  id: string;
  told_at: Int;
}

/**
 * submitted: neither its network nor a desk has said anything. found: its network shows it, and a deposit has taken its
 * place. credited: a bank transfer that a desk has found.
 */
export const claimStates = ['submitted', 'found', 'credited', 'rejected', 'cancelled'] as const;
export type ClaimState = (typeof claimStates)[number];

/** What somebody says to have sent. */
export interface DepositClaimTable {
  /** Never that of a deposit: both are in one list. */
  id: Int;
  owner: string;
  way: 'address' | 'hash' | 'quick' | 'bank';
  asset: string;
  /** As claimed; of a bank transfer what it is credited with. */
  units: Int;
  state: ClaimState;
  /** Its case. */
  review: Int;
  /** Why a desk has rejected it, by field, as JSON. */
  reasons: string;
  /** Name of the picture. */
  proof: string;
  /** The id that its owner chose. */
  client_id: string | null;
  /** Of a transaction; null of a bank transfer, as the four below are of a transaction. */
  network: string | null;
  chain: string | null;
  hash: string | null;
  /** The owner's own. */
  address: string | null;
  confirmations_needed: NullableInt;
  /** In hundredths. */
  bank_units: NullableInt;
  bank_currency: string | null;
  /** What one of the coin cost in that currency, as decimal text. */
  rate: string | null;
  reference: string | null;
  /** What the bank's statement calls it, once a desk has found it there. */
  statement: string | null;
  /** The posting that has credited it. */
  credit_posting: NullableInt;
  created_at: Int;
  ended_at: NullableInt;
}

/** An address belongs to one person for good. That of the chain 'bank' is what transfers name. */
export interface DepositAddressTable {
  chain: string;
  address: string;
  owner: string;
  created_at: Int;
}

/** As far as a chain was read. */
export interface ChainCursorTable {
  chain: string;
  height: Int;
  /** Of the last blocks, that one first, as JSON: where two chains part. */
  hashes: string;
  read_at: Int;
}

/** What was sent over a chain that a sandbox makes up. */
export interface SandboxTransferTable {
  chain: string;
  hash: string;
  /** Who has sent it. */
  sender: string;
  network: string;
  asset: string;
  units: Int;
  address: string;
  /** Of the block that has it; null where none will have it any more. */
  height: NullableInt;
  sent_at: Int;
}

/** From this height on all blocks of a made-up chain were replaced. */
export interface SandboxForkTable {
  chain: string;
  height: Int;
  at: Int;
}

type DepositTables =
  | 'deposit'
  | 'deposit_claim'
  | 'deposit_address'
  | 'deposit_pot'
  | 'chain_cursor'
  | 'custody_notice'
  | 'sandbox_transfer'
  | 'sandbox_fork';

export const depositTables: ColumnMeanings<DepositTables> = {
  deposit: {
    id: 'id',
    owner: 'text',
    asset: 'text',
    network: 'text',
    chain: 'text',
    address: 'text',
    hash: 'text',
    output: 'count',
    units: units(own),
    minimum_units: units(own),
    state: 'text',
    height: 'count',
    block_hash: 'text',
    confirmations_needed: 'count',
    final_at: 'count',
    short_units: units(own),
    covered_units: units(own),
    created_at: 'time',
    credited_at: 'time',
    pot: 'id',
    stuck_at: 'time',
    screening: 'text',
    ask_at: 'time',
    from_addresses: 'text',
    review: 'id',
    rejected: 'text',
    told_blocks: 'text',
    credit_posting: 'id',
  },
  deposit_claim: {
    id: 'id',
    owner: 'text',
    way: 'text',
    asset: 'text',
    units: units(own),
    state: 'text',
    review: 'id',
    reasons: 'text',
    proof: 'text',
    client_id: 'text',
    network: 'text',
    chain: 'text',
    hash: 'text',
    address: 'text',
    confirmations_needed: 'count',
    bank_units: 'count',
    bank_currency: 'text',
    rate: 'text',
    reference: 'text',
    statement: 'text',
    credit_posting: 'id',
    created_at: 'time',
    ended_at: 'time',
  },
  deposit_pot: {
    id: 'id',
    owner: 'text',
    asset: 'text',
    chain: 'text',
    units: units(own),
    is_released: 'count',
  },
  custody_notice: { id: 'text', told_at: 'time' },
  deposit_address: { chain: 'text', address: 'text', owner: 'text', created_at: 'time' },
  chain_cursor: { chain: 'text', height: 'count', hashes: 'text', read_at: 'time' },
  sandbox_transfer: {
    chain: 'text',
    hash: 'text',
    sender: 'text',
    network: 'text',
    asset: 'text',
    units: units(own),
    address: 'text',
    height: 'count',
    sent_at: 'time',
  },
  sandbox_fork: { chain: 'text', height: 'count', at: 'time' },
};
