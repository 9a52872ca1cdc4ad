import type { Handler, Handlers } from '../../http/handler.ts';

const reserves: Handler<'reserves'> = (context) => context.reserves.read();

export const handlers: Handlers<'reserves'> = { reserves };
