import type { Context } from './context.ts';
import { handlers as market } from './domains/market.ts';
import { handlers as session } from './domains/session.ts';
import type { Call, Handlers } from './handler.ts';
import { HomePage } from './HomePage.ts';
import { Refusal } from './refusal.ts';
import { appFolder } from './staticApp.ts';

/** Home of the app in `folder`, drawn from what a visitor's calls would answer; undefined where it is not built. */
export function openHome(context: Context, folder = appFolder): Promise<HomePage | undefined> {
  const locale = context.config.defaultLocale;
  const call: Call<unknown> = {
    input: {},
    locale,
    address: '',
    session: undefined,
    user: () => {
      throw new Refusal('session.required', { type: '999' });
    },
  };
  const read = async (handlers: Handlers, operationId: string): Promise<unknown> =>
    handlers[operationId]!(context, call);
  return HomePage.open({
    folder: `${folder}/../server`,
    clock: context.clock,
    read: async () => ({
      locale,
      quotations: await read(market, 'quotations'),
      siteConfig: await read(session, 'siteConfig'),
    }),
  });
}
