import type { SiteConfig } from '../../api/session.ts';

/**
 * Domain whose passkeys this page can use; undefined where the site, the page's host or the browser has none.
 * @param site undefined while it is unknown
 */
export function passkeyDomain(site: Pick<SiteConfig, 'passkey_domain'> | undefined): string | undefined {
  const domain = site?.passkey_domain;
  if (domain === undefined || !('PublicKeyCredential' in globalThis)) return undefined;
  const { hostname } = globalThis.location;
  return hostname === domain || hostname.endsWith(`.${domain}`) ? domain : undefined;
}
