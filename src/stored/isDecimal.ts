import { isText } from './shapes.ts';

/** Decimal text as somebody types it; '' before they do. */
export const isDecimal = (value: unknown): value is string => isText(value) && /^(\d+\.?\d*)?$/.test(value);
