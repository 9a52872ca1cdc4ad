import { assets } from '../../instruments/market.config.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { toUnits } from '../../ledger/units.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import type { Config } from '../../config.ts';
import { randomBelow } from '../../random.ts';
import type { Random } from '../../random.ts';
import { Refusal } from '../../refusal.ts';
import { timedId } from '../../store/timedId.ts';
import type { Acceptance } from './acceptances.ts';
import { findUser } from './public/identifiers.ts';
import type { Identifier } from './public/identifiers.ts';
import { walletName } from './public/placeholderNames.ts';

export interface NewAccount {
  /** Absent for a user who logs in with a wallet. */
  identifier?: Identifier;
  /** '' without a password. */
  passwordHash: string;
  /** As typed; case-insensitive. */
  invitation: string;
  locale: LocaleId;
  /** Agreements that the user has accepted; absent when the client does not send them. */
  accepts?: readonly Acceptance[];
  /** Consents to text messages beyond codes. */
  wantsTexts?: boolean;
}

/** Practice money that a sandbox grants to every new account, through the ledger and labelled as such. */
const sandboxGrants: Record<string, string> = { USDT: '10000', BTC: '0.1', ETH: '1' };

/** Without 0, O, 1 and I, which are easily confused. */
const invitationLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Creates a user with accounts, inside a command.
 * @returns the user id
 * @throws Refusal session.accountExists, session.invitationUnknown, session.openingPaused
 */
export async function openAccount(
  tx: MoneyTx,
  account: NewAccount,
  { config, random }: { config: Config; random: Random },
): Promise<number> {
  const invitedBy = await inviterOf(tx, account.invitation, config);
  const { identifier } = account;
  if (identifier && (await findUser(tx.db, identifier)))
    throw new Refusal('session.accountExists', { fields: { user_string: '' } });
  const last = await tx.db
    .selectFrom('user')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  const id = timedId(Number(last?.id ?? 0), tx.now);
  const account_number = await unusedText(tx, 'account_number', () => accountNumber(random));
  await tx.db
    .insertInto('user')
    .values({
      id,
      account_number,
      email: identifier?.kind === 'email' ? identifier.text : null,
      email_key: identifier?.kind === 'email' ? identifier.key : null,
      phone: identifier?.kind === 'mobile' ? identifier.key : null,
      username: usernameOf(identifier, account_number),
      password_hash: account.passwordHash,
      invitation_code: await unusedText(tx, 'invitation_code', () => invitationCode(random)),
      invited_by: invitedBy,
      locale: account.locale,
      is_sandbox: config.isSandbox ? 1 : 0,
      text_consent_at: account.wantsTexts ? tx.now : null,
      closed_at: null,
      created_at: tx.now,
    })
    .execute();
  await keepAcceptances(tx, id, account.accepts ?? []);
  if (config.isSandbox) grant(tx, id);
  return id;
}

function usernameOf(identifier: Identifier | undefined, accountNumber: string): string | null {
  if (!identifier) return walletName(accountNumber);
  return identifier.kind === 'username' ? identifier.text : null;
}

async function keepAcceptances(tx: MoneyTx, userId: number, accepts: readonly Acceptance[]): Promise<void> {
  const rows = accepts.map(({ articleId, version }) => ({
    user_id: userId,
    article_id: articleId,
    version,
    accepted_at: tx.now,
  }));
  if (rows.length > 0) await tx.db.insertInto('agreement_acceptance').values(rows).execute();
}

async function inviterOf(tx: MoneyTx, invitation: string, config: Config): Promise<bigint | null> {
  const code = invitation.toUpperCase();
  if (code === config.invitationCode.toUpperCase()) return null;
  const inviter = await tx.db
    .selectFrom('user')
    .select('id')
    .where('invitation_code', '=', code)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!inviter) throw new Refusal('session.invitationUnknown', { fields: { extension_code: '' } });
  return inviter.id;
}

/** @throws Refusal session.openingPaused: a user without an account cannot trade, and has no balance to view */
function grant(tx: MoneyTx, userId: number): void {
  if (!tx.ledger.gate.isOpen) throw new Refusal('session.openingPaused');
  for (const { code, scale } of assets) {
    const amount = sandboxGrants[code];
    if (amount === undefined) continue;
    tx.ledger.transfer({
      from: { owner: 'system:issuance', kind: 'change', asset: code },
      to: { owner: `user:${userId}`, kind: 'change', asset: code },
      units: toUnits(amount, scale),
      reason: 'sandbox.grant',
      reference: `user:${userId}`,
    });
  }
}

async function unusedText(
  tx: MoneyTx,
  column: 'account_number' | 'invitation_code',
  draw: () => string,
): Promise<string> {
  for (;;) {
    const text = draw();
    const known = await tx.db.selectFrom('user').select('id').where(column, '=', text).executeTakeFirst();
    if (!known) return text;
  }
}

function accountNumber(random: Random): string {
  return String(1_000_000 + randomBelow(random, 9_000_000));
}

function invitationCode(random: Random): string {
  return Array.from(
    { length: 8 },
    () => invitationLetters[randomBelow(random, invitationLetters.length)],
  ).join('');
}
