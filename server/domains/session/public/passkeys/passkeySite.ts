import { isIP } from 'node:net';

/** Where passkeys serve. */
export interface PasskeySite {
  /** Relying party id. */
  domain: string;
  origin: string;
}

/**
 * Site of passkeys at an origin. Browsers allow them on https and on http://localhost alone, and on no IP address.
 * @returns undefined where they cannot be offered
 */
export function passkeySite(origin: string | undefined): PasskeySite | undefined {
  if (origin === undefined) return undefined;
  const { hostname, protocol } = new URL(origin);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (isAddress || (protocol !== 'https:' && hostname !== 'localhost')) return undefined;
  return { domain: hostname, origin };
}
