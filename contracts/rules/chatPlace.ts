/** Where the chat opens: in a frame of the page, at a host that is not known to allow frames, or nowhere. */
export type ChatPlace = { kind: 'nobody' } | { kind: 'framed' | 'elsewhere'; href: string; host: string };

const nobody: ChatPlace = { kind: 'nobody' };

/**
 * Decides how a chat link is opened. Only https links to configured hosts are framed.
 * @param hosts undefined where the back end does not list them: then the link opens outside the app
 * @param ownHost host of the app, which is never framed: such a page could read the stored session
 */
export function chatPlace(link: string, hosts: readonly string[] | undefined, ownHost: string): ChatPlace {
  if (!URL.canParse(link)) return nobody;
  const { protocol, host, href, username } = new URL(link);
  if (protocol !== 'https:' || username !== '' || host === ownHost) return nobody;
  if (hosts === undefined) return { kind: 'elsewhere', href, host };
  return hosts.includes(host) ? { kind: 'framed', href, host } : nobody;
}
