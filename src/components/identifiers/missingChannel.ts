import type { IdentifierKind } from './identifierKind.ts';

/** Channel names of the site; it may name unknown ones. */
export type Channels = readonly string[];

/** Channel that codes for this kind need and the site lacks. A back end without this data has both. */
export function missingChannel(
  kind: IdentifierKind,
  channels: Channels | undefined,
): 'mail' | 'sms' | undefined {
  if (kind === 'username' || channels === undefined) return undefined;
  const needed = kind === 'mobile' ? 'sms' : 'mail';
  return channels.includes(needed) ? undefined : needed;
}
