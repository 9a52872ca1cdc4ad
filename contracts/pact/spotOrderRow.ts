import { MatchersV3 } from '@pact-foundation/pact';
import { placeSpotOrder as example } from '../examples/spot.ts';

const { integer, like, regex } = MatchersV3;
const decimal = (value: string) => regex('^[0-9]+(\\.[0-9]{1,8})?$', value);

/** What the app uses of a row of coin/list, in the fields that back ends of the family have. */
export const spotOrderRow = {
  id: integer(example.id),
  currency_id: integer(example.currency_id),
  legal_id: integer(example.legal_id),
  symbol: like(example.symbol),
  type: integer(example.type),
  target_price: decimal(example.target_price),
  trade_amount: decimal(example.trade_amount),
  status: integer(example.status),
  created_at: regex('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$', example.created_at),
};
