import { placeSpotOrder as example } from '../../examples/spot.ts';
import { pick } from '../tools/interaction.ts';

/** Fields of a row of coin/list that the app uses and compatible back ends have. */
export const spotOrderRow = pick(
  example,
  ...(['id', 'currency_id', 'legal_id', 'symbol', 'type', 'target_price'] as const),
  ...(['trade_amount', 'status', 'created_at'] as const),
);
