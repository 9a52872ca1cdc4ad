/** Details that support needs to find a failure; the current page is added. */
export interface Failure {
  /** When it failed, milliseconds of the epoch. */
  at?: number;
  /** The number under which support finds the request. */
  requestId?: string;
  /** The deposit that it is about. */
  deposit?: string;
}

/** The support chat, which offers alternatives while it is closed. */
const chatPath = '/pages/help/chat';

/** Link to support with time, screen and number of a failure. */
export function supportHref({ at, requestId, deposit }: Failure): string {
  const known = {
    ...(at === undefined ? {} : { time: new Date(at).toISOString() }),
    screen: globalThis.location?.pathname ?? '',
    ...(requestId === undefined ? {} : { request: requestId }),
    ...(deposit === undefined ? {} : { deposit }),
  };
  return `${chatPath}?${new URLSearchParams(known)}`;
}
