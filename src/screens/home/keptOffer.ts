import { createStored } from '../../stored/createStored.ts';
import { isNumber, isRecord, isText, jsonPart } from '../../stored/shapes.ts';

/** When a new coin was offered, and those that somebody does not want to be offered. */
export interface KeptOffer {
  /** As 2026-11-21. */
  day: string;
  unwanted: readonly number[];
}

function understood(value: unknown): KeptOffer | undefined {
  const { day, unwanted } = isRecord(value) ? value : {};
  if (!isText(day)) return undefined;
  return { day, unwanted: Array.isArray(unwanted) ? unwanted.filter(isNumber) : [] };
}

/** The first visit on this device offers nothing: what is there to see comes first. */
export const keptOffer = createStored('newCoinOffer', jsonPart(understood));
