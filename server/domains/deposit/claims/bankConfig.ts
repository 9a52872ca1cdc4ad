// Receiving account for bank card transfers: the part `bank` of the DEPOSITS file (docs/custody.md).
import { bankCoinScale } from '../../../../contracts/rules/depositClaim.ts';
import { assetOf } from '../../../instruments/market.config.ts';
import type { ConfigPlace } from '../../../ConfigPlace.ts';
import { assetAt } from '../../../custody/watcherConfig.ts';
import type { BankConfig } from './bankTransfers.ts';

/** @throws StartError that names the position in the file */
export function readBank(place: ConfigPlace): BankConfig {
  const { bankName, cardNumber, holder, asset, currency, rate, rateSource, minimum } = place.fields(
    ...(['bankName', 'cardNumber', 'holder', 'asset', 'currency', 'rate', 'rateSource', 'minimum'] as const),
  );
  const line = [/^\S.{0,99}$/, 'a line of 1 to 100 characters'] as const;
  return {
    bankName: bankName.text(...line),
    cardNumber: cardNumber.text(...line),
    holder: holder.text(...line),
    asset: coinAt(asset),
    currency: currency.text(/^[A-Z]{3}$/, 'a code of ISO 4217, as EUR'),
    rate: aboveZero(rate, /^[0-9]{1,9}(\.[0-9]{1,8})?$/, 'a decimal in quotes, with at most 8 decimals'),
    rateSource: rateSource.sentences(),
    minimum: aboveZero(
      minimum,
      /^[0-9]{1,9}(\.[0-9]{1,2})?$/,
      'a decimal in quotes, with at most 2 decimals',
    ),
  };
}

/** The form shows every credited digit, and supports no other scale. */
function coinAt(place: ConfigPlace): string {
  const code = assetAt(place);
  if (assetOf(code).scale !== bankCoinScale) throw place.fault(`has not ${bankCoinScale} decimals here`);
  return code;
}

function aboveZero(place: ConfigPlace, form: RegExp, what: string): string {
  const text = place.text(form, what);
  if (!/[1-9]/.test(text)) throw place.fault('is no decimal above 0');
  return text;
}
