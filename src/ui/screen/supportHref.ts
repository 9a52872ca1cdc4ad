/** What support needs to find a failure; the page that is open is added. */
export interface Failure {
  /** When it failed, milliseconds of the epoch. */
  at?: number;
  /** The number under which support finds the request. */
  requestId?: string;
  /** The deposit that it is about. */
  deposit?: string;
}

/** The chat with customer service, which leads on where nobody is there. */
const chatPath = '/pages/help/chat';

/** Where help is got with a failure: nobody has to write its time, screen and number down. */
export function supportHref({ at, requestId, deposit }: Failure): string {
  const known = {
    ...(at === undefined ? {} : { time: new Date(at).toISOString() }),
    screen: globalThis.location?.pathname ?? '',
    ...(requestId === undefined ? {} : { request: requestId }),
    ...(deposit === undefined ? {} : { deposit }),
  };
  return `${chatPath}?${new URLSearchParams(known)}`;
}
