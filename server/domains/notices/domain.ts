import type { Domain } from '../../Domain.ts';
import { handlers } from './handlers.ts';
import { noticesMigrations } from './migrations.ts';
import { noticesTables } from './tables.ts';
import { noticesPersonal } from './noticesPersonal.ts';

/** Notices to users about their accounts. */
export const noticesDomain = {
  handlers,
  ownerMessages: { notice: { event: 'notice', contents: () => ({}) } },
  tables: noticesTables,
  personal: noticesPersonal,
  migrations: noticesMigrations,
} satisfies Domain;
