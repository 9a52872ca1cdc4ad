import type { components } from '../schema.d.ts';

export const reserves: components['schemas']['Reserves'] = {
  at_ms: Date.UTC(2026, 10, 21, 14, 23, 41),
  is_sandbox: false,
  list: [
    {
      currency_name: 'USDT',
      held: '1284500.5',
      owed: '1231067.25',
      spot: '802400',
      contracts: '310500.25',
      options: '18110',
      hosting: '99900',
      fiat: '0',
      waiting: '145',
      unpaid: '12',
    },
    {
      currency_name: 'BTC',
      held: '41.20481122',
      owed: '41.20480912',
      spot: '40.1',
      contracts: '0',
      options: '0',
      hosting: '1.10480912',
      fiat: '0',
      waiting: '0',
      unpaid: '0',
    },
  ],
};
