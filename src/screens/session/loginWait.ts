import { createStored } from '../../stored/createStored.ts';
import { isNumber, isRecord, isText, json } from '../../stored/shapes.ts';

/** Until when an account has to wait before its password counts here. */
export interface LoginWait {
  /** Whose: its kind, dial code and text. */
  name: string;
  /** Milliseconds of the epoch, by this device's clock. */
  dueMs: number;
  /** What shows the server that it was waited. */
  patience: string;
}

const isWait = (value: unknown): value is LoginWait =>
  isRecord(value) && isText(value['name']) && isNumber(value['dueMs']) && isText(value['patience']);

/** It outlasts the page: nobody keeps one open for that long. */
export const loginWait = createStored<LoginWait>('meridian.loginWait', json(isWait));
