// Deposits over chains, as far as the chains were read. Times are ms since 1970 UTC, amounts minor units of their
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
 * seen: included in a block, confirmations are counted. reversed: the chain dropped that block. belowMinimum: final,
 * kept until further deposits arrive. held: final, held for review. rejected: the desk refused it; the amount stays in
 * the hold account.
 */
export const depositStates = [
  ...(['seen', 'reversed', 'credited', 'belowMinimum', 'held', 'rejected'] as const),
] as const;
export type DepositState = (typeof depositStates)[number];

/** off: no screening. waiting: not answered yet, so not credited. */
export type Screening = 'off' | 'waiting' | 'clear' | 'listed' | 'unknownSender';

/**
 * A chain transfer to one of our addresses: one row per chain identity, kept regardless of what happens to its block.
 */
export interface DepositTable {
  id: Int;
  /** Owner of the address. */
  owner: string;
  asset: string;
  network: string;
  chain: string;
  address: string;
  /** Hash of the transaction. */
  hash: string;
  output: Int;
  units: Int;
  /** Minimum when the transfer was first seen. */
  minimum_units: Int;
  state: DepositState;
  /** Height of its block; null while no block contains it. */
  height: NullableInt;
  block_hash: string | null;
  /** Required confirmations when the transfer was first seen. */
  confirmations_needed: Int;
  /** Height at which it is final; null while no block contains it. */
  final_at: NullableInt;
  /** Credited amount that the chain does not hold any more, because its block was taken back. */
  short_units: Int;
  /** Part of the shortfall that the platform has covered. */
  covered_units: Int;
  created_at: Int;
  credited_at: NullableInt;
  /** Pot of a kept deposit. */
  pot: NullableInt;
  /** Time since which it cannot be credited, even alone; null if there is no problem. */
  stuck_at: NullableInt;
  screening: Screening;
  /** Time of the next screening request. */
  ask_at: Int;
  /** Known sender addresses, as JSON. */
  from_addresses: string;
  /** Its latest review case. */
  review: NullableInt;
  /** Rejection reason of the desk: a key of contracts/messages. */
  rejected: string | null;
  /** All blocks that a provider has reported for it, as JSON. */
  told_blocks: string;
  /** The posting that credited it. */
  credit_posting: NullableInt;
}

export type DepositRow = Selectable<DepositTable>;

/** Sum of a user's deposits below the minimum, so that it is known without reading each of them. */
export interface DepositPotTable {
  id: Int;
  owner: string;
  asset: string;
  chain: string;
  /** Sum of the deposits kept in it; for a released pot, the sum at its release. */
  units: Int;
  /** 1 once the minimum is reached, while the pot is being credited. */
  is_released: Int;
}

/** Processed notices of a custody provider. */
export interface CustodyNoticeTable {
  id: string;
  told_at: Int;
}

/**
 * submitted: neither the network nor the desk has a result. found: the network shows it, and a deposit has replaced it.
 * credited: a bank transfer confirmed by the desk.
 */
export const claimStates = ['submitted', 'found', 'credited', 'rejected', 'cancelled'] as const;
export type ClaimState = (typeof claimStates)[number];

/** A transfer that a user claims to have made. */
export interface DepositClaimTable {
  /** Distinct from the ids of deposits: both share one list. */
  id: Int;
  owner: string;
  way: 'address' | 'hash' | 'quick' | 'bank';
  asset: string;
  /** As claimed; for a bank transfer, the credited amount. */
  units: Int;
  state: ClaimState;
  /** Its review case. */
  review: Int;
  /** Rejection reasons of the desk by field, as JSON. */
  reasons: string;
  /** Name of the picture. */
  proof: string;
  /** Client id chosen by the owner. */
  client_id: string | null;
  /** For a transaction; null for a bank transfer, as are the next four. */
  network: string | null;
  chain: string | null;
  hash: string | null;
  /** The owner's deposit address. */
  address: string | null;
  confirmations_needed: NullableInt;
  /** In hundredths. */
  bank_units: NullableInt;
  bank_currency: string | null;
  /** Price of one coin in that currency, as decimal text. */
  rate: string | null;
  reference: string | null;
  /** Name of the transfer on the bank's statement, once an operator has found it there. */
  statement: string | null;
  /** The posting that credited it. */
  credit_posting: NullableInt;
  created_at: Int;
  ended_at: NullableInt;
}

/** An address belongs to one user permanently. On the chain 'bank' it is the reference of transfers. */
export interface DepositAddressTable {
  chain: string;
  address: string;
  owner: string;
  created_at: Int;
}

/** Position up to which a chain was read. */
export interface ChainCursorTable {
  chain: string;
  height: Int;
  /** Hashes of the last blocks, newest first, as JSON: used to find the fork point. */
  hashes: string;
  read_at: Int;
}

/** Transfers on a sandbox's simulated chain. */
export interface SandboxTransferTable {
  chain: string;
  hash: string;
  /** The sending owner. */
  sender: string;
  network: string;
  asset: string;
  units: Int;
  address: string;
  /** Height of its block; null where no block will contain it any more. */
  height: NullableInt;
  sent_at: Int;
}

/** All blocks of a simulated chain from this height were replaced. */
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
