import { createStored } from '../../stored/createStored.ts';
import { isNumber, isRecord, isText, json } from '../../stored/shapes.ts';

/** Time until which the account's password is not accepted. */
export interface LoginWait {
  /** Identifier of the login: its kind, dial code and text. */
  name: string;
  /** ms since 1970 UTC, by the device clock. */
  dueMs: number;
  /** Token that proves to the server that the wait time has passed. */
  patience: string;
}

const isWait = (value: unknown): value is LoginWait =>
  isRecord(value) && isText(value['name']) && isNumber(value['dueMs']) && isText(value['patience']);

/** Stored beyond the page's lifetime, because the wait may last longer than the page stays open. */
export const loginWait = createStored<LoginWait>('meridian.loginWait', json(isWait));
