/** What the way to the chat may say of what it is about, by name: none of it is a secret. */
const shapes: Readonly<Record<string, RegExp>> = {
  time: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/,
  screen: /^[\w/-]{1,100}$/,
  request: /^[\w-]{1,64}$/,
  deposit: /^\d{1,19}$/,
  withdrawal: /^\d{1,19}$/,
  coin: /^\w{1,20}$/,
  network: /^[\w-]{1,20}$/,
  way: /^\w{1,20}$/,
  order_no: /^[\w -]{1,40}$/,
};

export type ChatContext = Readonly<Record<string, string>>;

/** What an address says of it. Anybody can make an address, so what does not look like it is left out. */
export const chatContext = (query: URLSearchParams): ChatContext =>
  Object.fromEntries(
    [...query].filter(([name, value]) => Object.hasOwn(shapes, name) && shapes[name]!.test(value)),
  );

/** The link of a chat with what it is about, so that nobody has to write it down. */
export function withContext(href: string, context: ChatContext): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries(context)) url.searchParams.set(name, value);
  return url.href;
}
