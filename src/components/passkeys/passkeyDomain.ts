import type { SiteConfig } from '../../api/session.ts';
import { isLoginOrigin } from '../shell/isLoginOrigin.ts';

/**
 * Domain whose passkeys this page can use; undefined where the site, the page's host or the browser has none.
 * @param site undefined while it is unknown
 */
export function passkeyDomain(
  site: Pick<SiteConfig, 'passkey_domain' | 'login_origin'> | undefined,
): string | undefined {
  const domain = site?.passkey_domain;
  if (domain === undefined || !isLoginOrigin(site) || !('PublicKeyCredential' in globalThis))
    return undefined;
  const { hostname } = globalThis.location;
  return hostname === domain || hostname.endsWith(`.${domain}`) ? domain : undefined;
}
