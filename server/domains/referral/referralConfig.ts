// Rebate terms of an installation: the file of REFERRAL (docs/products.md).
import { ConfigPlace } from '../../ConfigPlace.ts';
import { isDecimal } from '../../ledger/units.ts';

export interface Partner {
  /** Public account number. */
  account: string;
  status: 'promoter' | 'partner';
  level: number;
  /** Percent of invitees' fees. */
  rate: string;
  sinceMs: number;
}

export interface ReferralConfig {
  /** Percent of invitees' fees for all other accounts. */
  rate: string;
  partners: readonly Partner[];
}

export const sandboxReferral: ReferralConfig = { rate: '15', partners: [] };

/** Rebate terms; in a sandbox an example, elsewhere none without a file. */
export const referralOf = (config: { referral?: ReferralConfig; isSandbox: boolean }): ReferralConfig =>
  config.referral ?? (config.isSandbox ? sandboxReferral : { rate: '0', partners: [] });

/**
 * Parses REFERRAL; undefined without it.
 * @throws StartError naming the place in the file
 */
export function readReferralConfig({
  REFERRAL: file,
}: Record<string, string | undefined>): ReferralConfig | undefined {
  if (!file) return undefined;
  const { rate, partners } = ConfigPlace.ofFile('REFERRAL', file).fields('rate', 'partners?');
  const places = partners.value === undefined ? [] : partners.list();
  const read = places.map(readPartner);
  ConfigPlace.unlike(places, (at) => read[at]!.account);
  return { rate: percentAt(rate), partners: read };
}

function readPartner(place: ConfigPlace): Partner {
  const { account, status, level, rate, since } = place.fields('account', 'status', 'level', 'rate', 'since');
  const sinceMs = Date.parse(`${since.text(/^\d{4}-\d\d-\d\d$/, 'a date as 2026-10-01')}T00:00:00Z`);
  if (Number.isNaN(sinceMs)) throw since.fault('is no date');
  return {
    account: account.text(/^\d{7}$/, 'the number of an account in quotes'),
    status: status.text(/^(promoter|partner)$/, 'promoter or partner') as Partner['status'],
    level: level.whole(1, 99),
    rate: percentAt(rate),
    sinceMs,
  };
}

/** At most the whole fee: a rebate cannot exceed what was paid. */
function percentAt(place: ConfigPlace): string {
  const text = place.text(/^(100|\d{1,2}(\.\d{1,4})?)$/, 'a percentage in quotes, as "15"');
  if (!isDecimal(text)) throw place.fault('is no percentage');
  return text;
}

export const partnerOf = ({ partners }: ReferralConfig, accountNumber: string): Partner | undefined =>
  partners.find(({ account }) => account === accountNumber);
