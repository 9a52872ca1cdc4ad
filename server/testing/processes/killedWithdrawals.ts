// Data shared between the test server/domains/withdrawal/killWithdrawals.proof.ts and the server that it kills.
import type { WithdrawalsConfig } from '../../domains/withdrawal/withdrawalsConfig.ts';
import { usualRules } from '../../domains/withdrawal/withdrawalsConfig.ts';
import { custodyKey } from '../CustodyProvider.ts';

export const killedWithdrawals = (url: string): WithdrawalsConfig => ({
  networks: [
    {
      asset: 'USDT',
      network: 'trc20',
      name: 'TRC20',
      chain: 'tron',
      fee: '1',
      minimum: '20',
      confirmations: 2,
    },
  ],
  limits: {},
  rules: usualRules,
  custody: { url, key: custodyKey },
});
