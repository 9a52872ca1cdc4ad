/** Context parameters that a chat link may contain, by name; none is secret. */
const shapes: Readonly<Record<string, RegExp>> = {
  time: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/,
  screen: /^[\w/-]{1,100}$/,
  request: /^[\w-]{1,64}$/,
  deposit: /^\d{1,19}$/,
  withdrawal: /^\d{1,19}$/,
  coin: /^\w{1,20}$/,
  network: /^[\w-]{1,20}$/,
  way: /^\w{1,20}$/,
  order: /^[1-9]\d{0,14}$/,
  order_no: /^[\w -]{1,40}$/,
};

export type ChatContext = Readonly<Record<string, string>>;

/**
 * Context of a chat from its address. An address is untrusted input: values that do not match their format are dropped.
 */
export const chatContext = (query: URLSearchParams): ChatContext =>
  Object.fromEntries(
    [...query].filter(([name, value]) => Object.hasOwn(shapes, name) && shapes[name]!.test(value)),
  );

/** Chat link with its context, so that the user does not have to copy it. */
export function withContext(href: string, context: ChatContext): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries(context)) url.searchParams.set(name, value);
  return url.href;
}
