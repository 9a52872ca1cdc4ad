import { auditWithdrawals } from '../../audit/checks/withdrawals.ts';
import type { Domain } from '../../Domain.ts';
import { handlers } from './handlers.ts';
import { withdrawalMigrations } from './migrations.ts';
import { SerialQueue } from './SerialQueue.ts';
import { observeWithdrawals } from './observeWithdrawals.ts';
import type { Payer } from './payouts/Payer.ts';
import { openPayer } from './payouts/openPayer.ts';
import { WithdrawalScreening } from './requests/WithdrawalScreening.ts';
import { withdrawalTables } from './tables.ts';
import { WithdrawalNetworks } from './WithdrawalNetworks.ts';
import { withdrawalMessages, withdrawalNotices } from './withdrawalNotices.ts';
import { withdrawalPersonal } from './withdrawalPersonal.ts';
import { withdrawalReasons } from './withdrawalReasons.ts';
import { withdrawalReviews } from './withdrawalReviews.ts';
import { withdrawalOwners } from './withdrawalRows.ts';

declare module '../../context.ts' {
  interface Services {
    withdrawalNetworks: WithdrawalNetworks;
    /** By account. */
    addressSaves: SerialQueue;
    withdrawalRequests: SerialQueue;
    withdrawalScreening: WithdrawalScreening;
    /** Undefined where no payment provider is configured: approved withdrawals wait. */
    withdrawalPayer: Payer | undefined;
  }
}

/** Withdrawals of money. */
export const withdrawalDomain = {
  audit: auditWithdrawals,
  handlers,
  reasons: withdrawalReasons,
  commands: {
    'withdrawal.request': { outcome: { names: 'withdrawal', ownersOf: withdrawalOwners } },
    'withdrawal.cancel': { outcome: { names: 'withdrawal', ownersOf: withdrawalOwners } },
  },
  reviews: withdrawalReviews,
  ownerMessages: { withdrawal: { event: 'withdrawal', contents: () => ({}) } },
  messages: withdrawalMessages,
  notices: withdrawalNotices,
  tables: withdrawalTables,
  personal: withdrawalPersonal,
  migrations: withdrawalMigrations,
  openServices: (context) => {
    const { config, deposits, onFault } = context;
    const withdrawalNetworks = WithdrawalNetworks.of(config);
    const payer = openPayer(context, withdrawalNetworks);
    observeWithdrawals(context);
    return {
      services: {
        withdrawalNetworks,
        addressSaves: new SerialQueue(),
        withdrawalRequests: new SerialQueue(),
        withdrawalPayer: payer,
        withdrawalScreening: new WithdrawalScreening(deposits.screening, onFault),
      },
      start: () => payer?.start(),
      close: () => payer?.stop(),
    };
  },
} satisfies Domain;
