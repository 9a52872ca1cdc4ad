// Bank transfers from a card: target account, rate, and the reference that identifies the user.
import type { Kysely } from 'kysely';
import type { LocaleId } from '../../../../contracts/locales.ts';
import { refusalText } from '../../../../contracts/messages/messages.ts';
import type { RefusalReason } from '../../../../contracts/messages/messages.ts';
import type { Random } from '../../../random.ts';
import type { Schema } from '../../../store/schema.ts';
import { addressOf } from '../../../custody/addresses.ts';
import type { AddressSource } from '../../../custody/addresses.ts';

/** Bank configuration of an installation. */
export interface BankConfig {
  /** The receiving bank. */
  bankName: string;
  cardNumber: string;
  holder: string;
  /** Code of the credited coin. */
  asset: string;
  /** ISO 4217. */
  currency: string;
  /** Price of one coin in the currency, as decimal text. */
  rate: string;
  /** Source of the rate. */
  rateSource: RefusalReason | ({ en: string } & Partial<Record<LocaleId, string>>);
  /** In the currency, as decimal text. */
  minimum: string;
}

/** An invalid account that no bank has issued. */
export const sandboxBank: BankConfig = {
  bankName: 'Sandbox Bank',
  cardNumber: '0000000000000000',
  holder: 'Sandbox, no real money',
  asset: 'USDT',
  currency: 'EUR',
  rate: '0.9312',
  rateSource: 'deposit.sandboxRate',
  minimum: '20',
};

/** Chain name in deposit_address of transfer references. */
const bankChain = 'bank';
const digits = 8;

/** Generated, and permanently assigned to one user. */
const stems = (random: Random): AddressSource => ({
  next: () => {
    const number = random.bytes(6).readUIntBE(0, 6) % 10 ** digits;
    return Promise.resolve(`DEP-${String(number).padStart(digits, '0')}`);
  },
});

/** Prefix of all transfer references of this user. */
export async function stemOf(
  { db, executor, random }: Pick<Parameters<typeof addressOf>[0], 'db' | 'executor'> & { random: Random },
  owner: string,
): Promise<string> {
  const stem = await addressOf({ db, executor, source: stems(random) }, owner, bankChain);
  if (stem === undefined) throw new Error('There is no reference left');
  return stem;
}

/** Reference of the user's next transfer: the number after that of the last claim. */
export async function nextReference(db: Kysely<Schema>, owner: string, stem: string): Promise<string> {
  const last = await db
    .selectFrom('deposit_claim')
    .select('reference')
    .where('owner', '=', owner)
    .where('way', '=', 'bank')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const [, count = '0'] = /^DEP-\d{8}-(\d{1,9})$/.exec(last?.reference ?? '') ?? [];
  return `${stem}-${Number(count) + 1}`;
}

/** Bank address in the format of depositAddress for currency 9999. */
export const bankAddress = (
  { bankName, cardNumber, holder, asset, currency, rate, rateSource, minimum }: BankConfig,
  reference: string,
  locale: LocaleId,
): Record<string, string> => ({
  bkname: bankName,
  bkcardnumer: cardNumber,
  cardname: holder,
  reference,
  coin: asset,
  currency,
  rate,
  min_number: minimum,
  rate_source:
    typeof rateSource === 'string' ? refusalText(rateSource, locale) : (rateSource[locale] ?? rateSource.en),
});
