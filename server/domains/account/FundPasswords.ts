import type { Kysely } from 'kysely';
import { Refusal } from '../../refusal.ts';
import type { Schema } from '../../store/schema.ts';
import type { Passwords } from '../session/public/passwords.ts';
import type { AttemptLimiter } from './AttemptLimiter.ts';

interface Tried {
  userId: number;
  /** Fund password as typed. */
  fundPassword: string;
  /** The caller's network address, as counted by rate limits. */
  network: string;
  /** Name of the form's field. */
  field: string;
}

/** Fund password: required to withdraw, and to change where withdrawals go. */
export class FundPasswords {
  private readonly db: Kysely<Schema>;
  private readonly passwords: Passwords;
  private readonly tries: AttemptLimiter;

  constructor({ db, passwords, tries }: { db: Kysely<Schema>; passwords: Passwords; tries: AttemptLimiter }) {
    this.db = db;
    this.passwords = passwords;
    this.tries = tries;
  }

  async isSet(userId: number): Promise<boolean> {
    return (await this.hashOf(userId)) !== undefined;
  }

  /**
   * Checks the user's fund password; five failures lock every action that requires it.
   * @throws Refusal account.fundPasswordMissing; account.fundPasswordWrong at the field, with values.attempts;
   * account.locked with values.count, unit and until_ms; system.busy
   */
  async check({ userId, fundPassword, network, field }: Tried): Promise<void> {
    const hash = await this.hashOf(userId);
    if (hash === undefined) throw new Refusal('account.fundPasswordMissing');
    const tried = { userId, secret: 'fundPassword', wrong: 'account.fundPasswordWrong', field } as const;
    await this.tries.try(tried, async () => ({
      isRight: await this.passwords.verify(fundPassword, hash, network),
    }));
  }

  private async hashOf(userId: number): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('fund_password')
      .select('hash')
      .where('user_id', '=', BigInt(userId))
      .executeTakeFirst();
    return row?.hash;
  }
}
