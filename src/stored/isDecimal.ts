import { isText } from './shapes.ts';

/** Decimal text as typed; '' before. */
export const isDecimal = (value: unknown): value is string => isText(value) && /^(\d+\.?\d*)?$/.test(value);
