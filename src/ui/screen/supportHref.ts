/** Details that support needs to find a failure; the current page is added. */
export interface Failure {
  /** Time of the failure, ms since 1970 UTC. */
  at?: number;
  /** Request id for support. */
  requestId?: string;
  /** Id of the deposit concerned. */
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
