// Articles: agreements now, notices and help with their own pages.
import type { Handler, Handlers } from '../handler.ts';
import { Refusal } from '../refusal.ts';

const articles: Handler = () => {
  throw new Refusal('session.notAvailable');
};
const article: Handler = () => {
  throw new Refusal('session.notAvailable');
};

export const handlers: Handlers = { articles, article };
