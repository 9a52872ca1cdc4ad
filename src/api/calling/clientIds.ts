import type { SiteConfig } from '../session.ts';

export type KeepsIds = Pick<SiteConfig, 'client_ids'>;

/** Not known is not absent: a command bears its id unless the back end has said that it keeps none. */
export const sendsClientIds = (site: KeepsIds | undefined): boolean => site?.client_ids !== false;
