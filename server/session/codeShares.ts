import type { Context } from '../context.ts';
import type { Call } from '../handler.ts';
import { wideNetworkOf } from '../networkOf.ts';
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

interface Share {
  waitS(key: string): number;
  count(key: string): void;
}

/** What a code takes, once it is made, from the shares of those who ask for codes. */
export function codeShares({ codes, logins }: Context, { identifier, purpose, network, log }: Wanted) {
  const { kind, key: address } = identifier;
  const mailbox = `${purpose} ${address}`;
  const own: [Share, string][] = [
    [codes.byNetwork, network],
    [codes.byMailboxHere, `${mailbox} ${wideNetworkOf(network)}`],
  ];
  const texts: [Share, string][] = [];
  if (kind === 'mobile')
    texts.push([codes.texts.all, ''], [codes.texts.byCountry, smsDestination(address).country]);
  // Where the owner has logged in, what strangers ask for elsewhere does not matter.
  const isFamiliar = logins.isFamiliar({ identifier: `${kind}:${address}`, network });
  const common: [Share, string][] = isFamiliar ? [] : [[codes.byMailbox, mailbox], ...texts];
  const shares = [...own, ...common];
  return {
    /** Whole seconds until each of them has room again; 0 where it has. */
    waitsS: () => shares.map(([share, key]) => share.waitS(key)),
    count: () => {
      for (const [share, key] of shares) share.count(key);
      const full = isFamiliar ? undefined : texts.find(([share, key]) => share.waitS(key) > 0);
      if (full) log.warn({ to: full[1] || 'all countries' }, 'no more text messages within the hour');
    },
  };
}
