import { session } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

const answers = {
  buy_id: 'The number of the offer to buy from, which the calls send.',
  sell_id: 'The number of the offer to sell to, which the calls send.',
};

export const states: Readonly<Record<string, StateMeaning>> = {
  'merchants have offers': {
    means:
      'One merchant sells USDT for 0.924 EUR and buys it for 0.918 EUR, each by bank transfer, from 20 to 5,000 EUR, and has enough of it. The person is verified in both levels and has USDT in the spot account.',
    parameters: session,
    answers,
  },
  'a P2P order was opened': {
    means:
      'The same, and the person has opened one order of 100 EUR with this merchant, and no other; a bank card is bound where it is a sale.',
    parameters: {
      ...session,
      client_order_id: 'The id that the caller gave it; otc-5Hn2Qp7z without it.',
      side: 'sell of a sale; else it is a purchase.',
      became:
        'What has become of it. Without it, nothing yet; paid, as its buyer says; overdue, likewise, so long ago that the desk can be asked; appealed, by its buyer; released, to its buyer; cancelled, by its buyer; dismissed, likewise, with an appeal that the desk has dismissed.',
    },
    answers: { ...answers, order_id: 'The number of the order, which the calls send.' },
  },
};
