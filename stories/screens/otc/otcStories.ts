// Shared by the stories of P2P screens: data of the examples at the time of the stories.
import { otcOffer, sellOffer } from '../../../contracts/examples/otc.ts';
import type { OtcOffer } from '../../../src/api/otc.ts';
import { at } from '../../components/command/commandStories.tsx';

/** Both prices hold for another 48 seconds. */
export const purchase: OtcOffer = { ...otcOffer, price_until_ms: at + 48_000 };
export const sale: OtcOffer = { ...sellOffer, price_until_ms: at + 48_000 };

/** The row after the last page. */
export const rowsOf = <Row>(...rows: Row[]) => ({ rows, count: rows.length, more: 'none' as const });
