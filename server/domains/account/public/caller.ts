import type { LocaleId } from '../../../../contracts/locales.ts';
import type { Call } from '../../../http/handler.ts';
import { originOf } from '../../session/public/knownDevices.ts';
import type { Origin } from '../../session/public/knownDevices.ts';
import type { Session } from '../../session/public/Sessions.ts';

/** Caller who changes account protection, with the origin of the request. */
export interface Caller {
  userId: number;
  session: Session;
  /** Network by which rate limits count. */
  network: string;
  origin: Origin;
  locale: LocaleId;
  log: Call<unknown>['log'];
}

export function callerOf(call: Call<unknown>): Caller {
  const session = call.user();
  const { address: network, locale, log } = call;
  return { userId: session.userId, session, network, origin: originOf(call), locale, log };
}
