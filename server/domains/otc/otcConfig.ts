// Parser of merchants' offers: the file of OTC_OFFERS (docs/products.md).
import { BigNumber } from 'bignumber.js';
import { fiatScale } from '../../../contracts/rules/otc.ts';
import { ConfigPlace } from '../../ConfigPlace.ts';
import { assetAt } from '../../custody/watcherConfig.ts';
import { amountAboveZeroAt } from '../../instruments/amountAt.ts';
import type { OtcSide } from './tables.ts';

/** Payee of a purchase. */
export interface PayInfo {
  real_name: string;
  bank_name: string;
  bank_account: string;
}

export interface OtcOffer {
  id: number;
  merchant: number;
  merchantName: string;
  /** Side of the user who takes the offer. */
  side: OtcSide;
  asset: string;
  currency: string;
  /** Price of one coin, as decimal text. */
  price: string;
  /** In the offer's currency. */
  minimum: string;
  maximum: string;
  /** Total quantity, in the coin. */
  quantity: string;
  way: 'bank';
  /** Only for an offer to buy from. */
  payInfo?: PayInfo;
}

const sandboxMerchants = [
  { id: 1, name: 'Aldine Exchange', bank: 'Sandbox Bank', account: 'DE00 0000 0000 0000 0000 01' },
  { id: 2, name: 'Bering Trade', bank: 'Practice Bank', account: 'DE00 0000 0000 0000 0000 02' },
] as const;

/** Price per coin for a buyer, price per coin for a seller, and the limits of an order. */
const sandboxTerms = [
  { currency: 'EUR', prices: { buy: '0.924', sell: '0.918' }, limits: ['20', '5000'] },
  { currency: 'USD', prices: { buy: '1.004', sell: '0.997' }, limits: ['20', '5000'] },
  { currency: 'JPY', prices: { buy: '151.4', sell: '150.2' }, limits: ['3000', '700000'] },
] as const;

/** Sandbox examples: each merchant buys and sells USDT for each currency. */
export const sandboxOtc: readonly OtcOffer[] = sandboxMerchants.flatMap((merchant, at) =>
  sandboxTerms.flatMap(({ currency, prices, limits: [minimum, maximum] }, nth) =>
    (['buy', 'sell'] as const).map((side, of): OtcOffer => ({
      id: at * 6 + nth * 2 + of + 1,
      merchant: merchant.id,
      merchantName: merchant.name,
      side,
      asset: 'USDT',
      currency,
      minimum,
      maximum,
      price: prices[side],
      quantity: '100000',
      way: 'bank',
      ...(side === 'buy' && {
        payInfo: { real_name: merchant.name, bank_name: merchant.bank, bank_account: merchant.account },
      }),
    })),
  ),
);

export const otcOfferedBy = (config: {
  otc?: readonly OtcOffer[];
  isSandbox: boolean;
}): readonly OtcOffer[] => config.otc ?? (config.isSandbox ? sandboxOtc : []);

const line = /^[^\p{C}]{1,120}$/u;

/**
 * Parses OTC_OFFERS; undefined without it.
 * @throws StartError naming the place in the file
 */
export function readOtcConfig({
  OTC_OFFERS: file,
}: Record<string, string | undefined>): readonly OtcOffer[] | undefined {
  if (!file) return undefined;
  const { merchants, offers } = ConfigPlace.ofFile('OTC_OFFERS', file).fields('merchants', 'offers');
  const merchantPlaces = merchants.list();
  const known = merchantPlaces.map((place) => {
    const { id, name } = place.fields('id', 'name');
    return { id: id.whole(1, 999_999), name: name.text(line, 'a line of at most 120 signs') };
  });
  ConfigPlace.unlike(merchantPlaces, (at) => String(known[at]!.id));
  const places = offers.list();
  const read = places.map((place) => readOffer(place, known));
  ConfigPlace.unlike(places, (at) => String(read[at]!.id));
  return read;
}

function readOffer(place: ConfigPlace, merchants: readonly { id: number; name: string }[]): OtcOffer {
  const { id, merchant, side, asset, currency, price, minimum, maximum, quantity, payInfo } = place.fields(
    ...(['id', 'merchant', 'side', 'asset', 'currency', 'price', 'minimum', 'maximum'] as const),
    ...(['quantity', 'payInfo?'] as const),
  );
  const who = merchants.find((each) => each.id === merchant.whole(1, 999_999));
  if (!who) throw merchant.fault('is no merchant');
  const code = assetAt(asset);
  const money = currency.text(/^[A-Z]{3}$/, 'a code of ISO 4217');
  const inMoney = (at: ConfigPlace): string => {
    const places = fiatScale(money);
    const form = places === 0 ? /^[1-9][0-9]{0,11}$/ : /^(?=.*[1-9])(0|[1-9][0-9]{0,11})(\.[0-9]{1,2})?$/;
    return at.text(form, `an amount of ${money} above 0 in quotes`);
  };
  const limits = { minimum: inMoney(minimum), maximum: inMoney(maximum) };
  if (new BigNumber(limits.maximum).lt(limits.minimum)) throw maximum.fault('is below the minimum');
  const rate = price.text(/^(?=.*[1-9])(0|[1-9][0-9]{0,8})(\.[0-9]{1,8})?$/, 'a price above 0 in quotes');
  const all = amountAboveZeroAt(quantity, code);
  if (new BigNumber(all).times(rate).lt(limits.minimum))
    throw minimum.fault('is above what the whole quantity costs');
  const what = side.text(/^(buy|sell)$/, 'buy or sell, what whoever takes it does') as OtcSide;
  if (what === 'buy' && payInfo.value === undefined) throw payInfo.fault('does not say whom to pay');
  return {
    id: id.whole(1, 999_999_999),
    merchant: who.id,
    merchantName: who.name,
    side: what,
    asset: code,
    ...limits,
    currency: money,
    price: rate,
    quantity: all,
    way: 'bank',
    ...(what === 'buy' && { payInfo: readPayInfo(payInfo) }),
  };
}

function readPayInfo(place: ConfigPlace): PayInfo {
  const { real_name, bank_name, bank_account } = place.fields('real_name', 'bank_name', 'bank_account');
  const text = (at: ConfigPlace) => at.text(line, 'a line of at most 120 signs');
  return { real_name: text(real_name), bank_name: text(bank_name), bank_account: text(bank_account) };
}
