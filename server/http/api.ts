// The calls of this server: what the contract says of them, and who answers.
import { readOpenapi } from '../../contracts/readOpenapi.ts';
import type { Openapi } from '../../contracts/readOpenapi.ts';
import { handlers as account } from '../domains/account/handlers.ts';
import { handlers as help } from '../domains/help/handlers.ts';
import { handlers as market } from '../domains/market/handlers.ts';
import { handlers as session } from '../domains/session/handlers.ts';
import { handlers as spot } from '../domains/spot/handlers.ts';
import { handlers as wallet } from '../domains/wallet/handlers.ts';
import type { AnyHandlers, Handler, OperationId } from './handler.ts';

export interface Api {
  /** Changed while it is bound. */
  specification: Openapi;
  handlers: AnyHandlers;
}

/** A domain that is missing does not compile. */
const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
  ...session,
  ...account,
  ...help,
  ...market,
  ...spot,
  ...wallet,
};

export function productApi(): Api {
  return { specification: readOpenapi(), handlers };
}
