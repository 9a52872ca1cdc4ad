import type { Context } from '../../../context.ts';
import type { Call } from '../../../http/handler.ts';
import { wideNetworkOf } from '../../../http/networkOf.ts';
import type { CodePurpose } from '../public/codePlace.ts';
import type { Identifier } from '../public/identifiers.ts';
import { smsDestination } from '../public/smsDestination.ts';

interface Wanted {
  identifier: Identifier;
  purpose: CodePurpose;
  /** The caller's network. */
  network: string;
  /** The owner has logged in from this network before. */
  isFamiliar: boolean;
  log: Call<unknown>['log'];
}

interface CodeLimit {
  waitS(key: string): number;
  count(key: string): void;
}

/** Limits that a code counts against once it is created. */
export function codeLimits({ codes }: Context, wanted: Wanted) {
  const { identifier, purpose, network, isFamiliar, log } = wanted;
  const { kind, key: address } = identifier;
  const mailbox = `${purpose} ${address}`;
  const own: [CodeLimit, string][] = [
    [codes.byNetwork, network],
    [codes.byMailboxHere, `${mailbox} ${wideNetworkOf(network)}`],
  ];
  const texts: [CodeLimit, string][] = [];
  // On a network where the owner has logged in, strangers' requests elsewhere do not count.
  if (kind === 'mobile' && !isFamiliar)
    texts.push([codes.texts.all, ''], [codes.texts.byCountry, smsDestination(address).country]);
  const sendWaitsS = () => texts.map(([limit, key]) => limit.waitS(key));
  return {
    /** Whole seconds until this network may request again; 0 when it may now. */
    waitsS: () => own.map(([limit, key]) => limit.waitS(key)),
    /** The limit of codes requested by strangers is reached. */
    isShared: () => !isFamiliar && Math.max(codes.byMailbox.waitS(mailbox), ...sendWaitsS()) > 0,
    /** Whole seconds until a text message may be sent again. */
    sendWaitsS,
    count: () => {
      for (const [limit, key] of own) limit.count(key);
    },
    countSent: () => {
      if (!isFamiliar) codes.byMailbox.count(mailbox);
      for (const [limit, key] of texts) limit.count(key);
      const full = texts.find(([limit, key]) => limit.waitS(key) > 0);
      if (full) log.warn({ to: full[1] || 'all countries' }, 'no more text messages within the hour');
    },
  };
}
