// Share of a trading fee for the inviter of the payer. It is posted with the fee's fill, out of the account that
// receives all fees, so that no rebate is ever owed.
import type { Kysely } from 'kysely';
import { accountOf } from '../../../ledger/account.ts';
import type { Ledger } from '../../../ledger/Ledger.ts';
import type { Schema } from '../../../store/schema.ts';
import { timedId } from '../../../store/timedId.ts';
import type { Undo } from '../../../commands/Undo.ts';
import { feesOwner } from '../../spot/public/settle.ts';
import { partOf, referenceOf, worthOfPaid } from '../rebateOf.ts';

/** Fee that was just charged. */
export interface ChargedFee {
  /** Payer of the fee. */
  payer: string;
  asset: string;
  units: bigint;
  /** Value in USDT at the price of the fill. */
  worth: bigint;
  orderId: number;
  fillId: number;
  at: number;
}

export interface Rebate extends ChargedFee {
  id: number;
  inviter: string;
  percent: string;
  rebate: bigint;
  rebateWorth: bigint;
}

/** An inviter of a payer. */
export interface Inviter {
  owner: string;
  accountNumber: string;
}

/** Share of a fee for an inviter, in percent; '0' for none. */
export type RateOf = (db: Kysely<Schema>, inviter: Inviter) => Promise<string>;

const idOf = (owner: string): bigint => BigInt(owner.slice('user:'.length));

export class RebateBook {
  /** By known payer; null for one without an inviter, which never changes. */
  private readonly inviters = new Map<string, { owner: string; percent: string } | null>();
  private readonly ledger: Ledger;
  private readonly undo: Undo;
  /** Pays nothing until the server sets the rates. */
  rateOf: RateOf = () => Promise.resolve('0');
  unwritten: Rebate[] = [];
  lastId = 0;

  constructor(ledger: Ledger, undo: Undo) {
    this.ledger = ledger;
    this.undo = undo;
  }

  /**
   * Reads the inviter of a payer before an order of the payer is placed: the rate of that moment holds until the next
   * order.
   * @param db in the transaction of the command
   */
  async know(db: Kysely<Schema>, payer: string): Promise<void> {
    if (this.inviters.get(payer) === null) return;
    const row = await db
      .selectFrom('user as payer')
      .innerJoin('user as inviter', 'inviter.id', 'payer.invited_by')
      .select(['inviter.id', 'inviter.account_number', 'inviter.closed_at'])
      .where('payer.id', '=', idOf(payer))
      .executeTakeFirst();
    if (!row) return void this.inviters.set(payer, null);
    const inviter = { owner: `user:${row.id}`, accountNumber: row.account_number };
    const percent = row.closed_at === null ? await this.rateOf(db, inviter) : '0';
    this.inviters.set(payer, { owner: inviter.owner, percent });
  }

  /** A closed account receives no more rebates. */
  leave(owner: string): void {
    for (const known of this.inviters.values()) if (known?.owner === owner) known.percent = '0';
  }

  forget(): void {
    this.inviters.clear();
    this.unwritten = [];
  }

  /** Posts the inviter's share of a fee, if its payer has an inviter. */
  charged(fee: ChargedFee): void {
    const inviter = this.inviters.get(fee.payer);
    if (!inviter) return;
    const { owner, percent } = inviter;
    const rebate = partOf(fee.units, percent);
    if (rebate === 0n) return;
    const before = this.lastId;
    const id = timedId(before, fee.at);
    this.ledger.transfer({
      from: accountOf(feesOwner, fee.asset),
      to: accountOf(owner, fee.asset),
      units: rebate,
      reason: 'referral.rebate',
      reference: referenceOf(id),
    });
    this.lastId = id;
    this.unwritten.push({
      ...fee,
      id,
      inviter: owner,
      percent,
      rebate,
      rebateWorth: worthOfPaid(fee, rebate),
    });
    this.undo.push(() => {
      this.lastId = before;
      this.unwritten.pop();
    });
  }
}
