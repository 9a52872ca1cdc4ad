import type { Context } from '../../context.ts';
import type { Call } from '../../http/handler.ts';
import { wideNetworkOf } from '../../http/networkOf.ts';
import type { CodePurpose } from './codes.ts';
import type { Identifier } from './identifiers.ts';
import { smsDestination } from './smsDestination.ts';

interface Wanted {
  identifier: Identifier;
  purpose: CodePurpose;
  /** The caller's network. */
  network: string;
  log: Call<unknown>['log'];
}

interface CodeLimit {
  waitS(key: string): number;
  count(key: string): void;
}

/** The limits that a code counts against, once it is made. */
export function codeLimits({ codes, logins }: Context, { identifier, purpose, network, log }: Wanted) {
  const { kind, key: address } = identifier;
  const mailbox = `${purpose} ${address}`;
  const own: [CodeLimit, string][] = [
    [codes.byNetwork, network],
    [codes.byMailboxHere, `${mailbox} ${wideNetworkOf(network)}`],
  ];
  const texts: [CodeLimit, string][] = [];
  if (kind === 'mobile')
    texts.push([codes.texts.all, ''], [codes.texts.byCountry, smsDestination(address).country]);
  // Where the owner has logged in, what strangers ask for elsewhere does not matter.
  const isFamiliar = logins.isFamiliar({ identifier: `${kind}:${address}`, network });
  const common: [CodeLimit, string][] = isFamiliar ? [] : [[codes.byMailbox, mailbox], ...texts];
  const limits = [...own, ...common];
  return {
    /** Whole seconds until each of them has room again; 0 where it has. */
    waitsS: () => limits.map(([limit, key]) => limit.waitS(key)),
    count: () => {
      for (const [limit, key] of limits) limit.count(key);
      const full = isFamiliar ? undefined : texts.find(([limit, key]) => limit.waitS(key) > 0);
      if (full) log.warn({ to: full[1] || 'all countries' }, 'no more text messages within the hour');
    },
  };
}
