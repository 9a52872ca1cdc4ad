import type { SiteConfig } from '../../api/session.ts';

/**
 * Whether wallets and passkeys can work on this page: a wallet warns of a text that names another site, and a passkey
 * belongs to one.
 */
export function isLoginOrigin(site: Pick<SiteConfig, 'login_origin'> | undefined): boolean {
  const origin = site?.login_origin;
  return origin === undefined || origin === globalThis.location.origin;
}
