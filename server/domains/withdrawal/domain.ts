import type { Domain } from '../../Domain.ts';
import { handlers } from './handlers.ts';
import { withdrawalMigrations } from './migrations.ts';
import { OneByOne } from './OneByOne.ts';
import { withdrawalTables } from './tables.ts';
import { WithdrawalNetworks } from './WithdrawalNetworks.ts';
import { withdrawalMessages, withdrawalNotices } from './withdrawalNotices.ts';
import { withdrawalPersonal } from './withdrawalPersonal.ts';

declare module '../../context.ts' {
  interface Services {
    withdrawalNetworks: WithdrawalNetworks;
    /** By account. */
    addressSaves: OneByOne;
  }
}

/** Money that goes out. */
export const withdrawalDomain = {
  handlers,
  messages: withdrawalMessages,
  notices: withdrawalNotices,
  tables: withdrawalTables,
  personal: withdrawalPersonal,
  migrations: withdrawalMigrations,
  openServices: ({ config }) => ({
    services: { withdrawalNetworks: WithdrawalNetworks.of(config), addressSaves: new OneByOne() },
  }),
} satisfies Domain;
