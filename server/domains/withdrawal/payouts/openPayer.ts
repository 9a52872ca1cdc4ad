import type { Context } from '../../../context.ts';
import type { WithdrawalNetworks } from '../WithdrawalNetworks.ts';
import { CustodyPayouts } from './CustodyPayouts.ts';
import { Payer } from './Payer.ts';
import type { PayoutPort } from './PayoutPort.ts';
import { SandboxPayouts } from './SandboxPayouts.ts';

/** @returns undefined without a provider: approved withdrawals wait then */
export function openPayer(context: Context, networks: WithdrawalNetworks): Payer | undefined {
  const { store, executor, clock, config, onFault } = context;
  const port = portOf(context);
  return (
    port && new Payer({ db: store.db, executor, clock, networks, pace: config.payoutPace, port, onFault })
  );
}

function portOf({ config, deposits, store, executor, clock }: Context): PayoutPort | undefined {
  if (config.isSandbox)
    return new SandboxPayouts({ db: store.db, executor, clock, chains: deposits.sandbox });
  const custody = config.withdrawals?.custody;
  return custody && new CustodyPayouts({ ...custody, clock });
}
