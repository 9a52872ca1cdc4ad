import { placeSpotOrder as example } from '../../examples/spot.ts';
import { pick } from '../tools/interaction.ts';

/** What the app uses of a row of coin/list, in the fields that compatible back ends have. */
export const spotOrderRow = pick(
  example,
  ...(['id', 'currency_id', 'legal_id', 'symbol', 'type', 'target_price'] as const),
  ...(['trade_amount', 'status', 'created_at'] as const),
);
