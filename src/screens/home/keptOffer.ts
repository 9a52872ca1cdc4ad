import { createStored } from '../../stored/createStored.ts';
import { isNumber, isRecord, isText, jsonPart } from '../../stored/shapes.ts';

/** Last offer of a new coin, and the coins the user has dismissed. */
export interface KeptOffer {
  /** Date, e.g. 2026-11-21. */
  day: string;
  unwanted: readonly number[];
}

function understood(value: unknown): KeptOffer | undefined {
  const { day, unwanted } = isRecord(value) ? value : {};
  if (!isText(day)) return undefined;
  return { day, unwanted: Array.isArray(unwanted) ? unwanted.filter(isNumber) : [] };
}

/** The first visit on a device shows no offer. */
export const keptOffer = createStored('newCoinOffer', jsonPart(understood));
