/** Where a chat is: in a frame of the page, at a host that is not known to be framed, or nowhere. */
export type ChatPlace = { kind: 'nobody' } | { kind: 'framed' | 'elsewhere'; href: string; host: string };

const nobody: ChatPlace = { kind: 'nobody' };

/**
 * What may be made of a link to a chat. Only what is of https and of the configured hosts is framed.
 * @param hosts undefined where a back end does not say them: then it is opened by itself, beside the app
 * @param ownHost of the app, which is never framed: such a page could read what is kept of a session
 */
export function chatPlace(link: string, hosts: readonly string[] | undefined, ownHost: string): ChatPlace {
  if (!URL.canParse(link)) return nobody;
  const { protocol, host, href, username } = new URL(link);
  if (protocol !== 'https:' || username !== '' || host === ownHost) return nobody;
  if (hosts === undefined) return { kind: 'elsewhere', href, host };
  return hosts.includes(host) ? { kind: 'framed', href, host } : nobody;
}
