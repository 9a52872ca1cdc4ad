// Desk operators: name, password, second factor, and a session that ends with the shift.
import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { brand } from '../../../../contracts/brand.ts';
import type { DeskOperator, DeskRole } from '../../../../contracts/desk.ts';
import { Refusal } from '../../../refusal.ts';
import type { Random } from '../../../random.ts';
import type { Sealer } from '../../../sealing/Sealer.ts';
import type { Schema } from '../../../store/schema.ts';
import type { MoneyCommand, Tx } from '../../../commands/MoneyCommand.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import { Attempts } from '../../session/public/Attempts.ts';
import type { Passwords } from '../../session/public/passwords.ts';
import type { OperatorTable } from '../tables.ts';

/**
 * Reviewers view and decide, approvers confirm where two are required, auditors read the audit trail. Merchants see
 * their own offers and orders alone.
 */
export const roles = ['reviewer', 'approver', 'auditor', 'merchant'] as const satisfies readonly DeskRole[];
export type Role = DeskRole;
export type Operator = DeskOperator;

interface Options {
  db: Kysely<Schema>;
  executor: CommandExecutor;
  clock: { now(): number };
  random: Random;
  sealer: Sealer;
  passwords: Passwords;
}

interface LogIn {
  name: string;
  password: string;
  code: string;
  network: string;
}

const hourMs = 3_600_000;
/** Length of a shift; afterwards the password is required again. */
export const sessionMs = 8 * hourMs;
/** Failed logins per network address in a quarter of an hour. */
const failuresMost = 10;
const stepS = 30;

export const placeOfTotp = (operator: number) => `operator:${operator} totp`;
export const deskOf = ({ id }: { id: number }): `desk:${number}` => `desk:${id}`;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export class Operators {
  private readonly options: Options;
  private readonly failures: Attempts;

  constructor(options: Options) {
    this.options = options;
    this.failures = new Attempts(options.clock, failuresMost, hourMs / 4);
  }

  /**
   * @returns a token, which is not stored
   * @throws Refusal desk.credentials for any wrong credential; system.rateLimited
   */
  async logIn({ name, password, code, network }: LogIn): Promise<string> {
    const waitS = this.failures.waitS(network);
    if (waitS > 0) throw new Refusal('system.rateLimited', { values: { seconds: String(waitS) } });
    // Counted before the password is hashed, because attempts can be concurrent.
    this.failures.count(network);
    const { db, passwords, random, executor } = this.options;
    const row = await db.selectFrom('operator').selectAll().where('name', '=', name).executeTakeFirst();
    const isRight = await passwords.verify(password, row?.password_hash, network);
    const step = row && this.stepOf(row, code);
    if (!row || !isRight || step === undefined || row.disabled_at !== null)
      throw new Refusal('desk.credentials');
    const token = random.bytes(32).toString('base64url');
    await executor.perform(this.opening, deskOf({ id: Number(row.id) }), {
      row,
      step,
      tokenHash: hashOf(token),
    });
    this.failures.uncount(network);
    return token;
  }

  /** @throws Refusal desk.sessionEnded */
  async find(token: string | undefined): Promise<Operator> {
    const { db, clock } = this.options;
    const row =
      token === undefined
        ? undefined
        : await db
            .selectFrom('operator_session')
            .innerJoin('operator', 'operator.id', 'operator_session.operator')
            .select(['operator.id', 'name', 'roles', 'merchant'])
            .where('token_hash', '=', hashOf(token))
            .where('expires_at', '>', BigInt(clock.now()))
            .where('disabled_at', 'is', null)
            .executeTakeFirst();
    if (!row) throw new Refusal('desk.sessionEnded');
    return {
      id: Number(row.id),
      name: row.name,
      roles: row.roles.split(' ') as Role[],
      ...(row.merchant !== null && { merchant: Number(row.merchant) }),
    };
  }

  async logOut(token: string): Promise<void> {
    await this.options.executor.run('desk.logOut', (tx) =>
      tx.db.deleteFrom('operator_session').where('token_hash', '=', hashOf(token)).execute(),
    );
  }

  private readonly opening: MoneyCommand<Opening, null, null> = {
    name: 'desk.logIn',
    repetition: () => undefined,
    record: () => ({}),
    run: async ({ db, now }, { row, step, tokenHash }) => {
      const taken = await db
        .updateTable('operator')
        .set({ totp_step: step })
        .where('id', '=', row.id)
        .where('totp_step', '<', BigInt(step))
        .executeTakeFirst();
      // A concurrent log-in has used this code.
      if (taken.numUpdatedRows !== 1n) throw new Refusal('desk.credentials');
      await db.deleteFrom('operator_session').where('expires_at', '<=', BigInt(now)).execute();
      await db
        .insertInto('operator_session')
        .values({ token_hash: tokenHash, operator: row.id, expires_at: now + sessionMs })
        .execute();
      return null;
    },
    outcome: () => null,
  };

  /** The time step of a valid code that is newer than the last used one; undefined for any other code. */
  private stepOf({ id, totp, totp_step }: Selectable<OperatorTable>, code: string): number | undefined {
    const { sealer, clock } = this.options;
    const secret = sealer.open(totp, placeOfTotp(Number(id)));
    const timestamp = clock.now();
    const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
    if (delta === null) return undefined;
    const step = Math.floor(timestamp / 1000 / stepS) + delta;
    return step > Number(totp_step) ? step : undefined;
  }
}

interface Opening {
  row: Selectable<OperatorTable>;
  step: number;
  tokenHash: string;
}

export function totpOf(secret: Buffer, label = 'desk'): TOTP {
  const bytes = Uint8Array.from(secret);
  return new TOTP({
    issuer: brand.issuer,
    label,
    secret: new Secret({ buffer: bytes.buffer }),
    period: stepS,
  });
}

interface NewOperator {
  name: string;
  roles: readonly Role[];
  passwordHash: string;
  secret: Buffer;
  /** Whose offers and orders the role merchant manages. */
  merchant?: number | undefined;
}

/** Adds an operator, or sets a new password, second factor and roles for an existing one, whose sessions end. */
export async function keepOperator(
  { db, now }: Pick<Tx, 'db' | 'now'>,
  sealer: Sealer,
  { name, roles: given, passwordHash, secret, merchant }: NewOperator,
): Promise<number> {
  const known = await db.selectFrom('operator').select('id').where('name', '=', name).executeTakeFirst();
  const last = await db
    .selectFrom('operator')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  const id = Number(known?.id ?? BigInt(last?.id ?? 0) + 1n);
  const row = {
    password_hash: passwordHash,
    totp: sealer.seal(secret, placeOfTotp(id)),
    totp_step: 0,
    roles: given.join(' '),
    merchant: merchant ?? null,
    disabled_at: null,
  };
  await db
    .insertInto('operator')
    .values({ id, name, created_at: now, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await db.deleteFrom('operator_session').where('operator', '=', BigInt(id)).execute();
  return id;
}
