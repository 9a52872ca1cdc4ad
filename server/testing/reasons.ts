import { joined } from '../Domain.ts';
import { ReasonBook } from '../ledger/reasons.ts';
import { domains } from '../product.ts';

/** Posting reasons of the product. */
export const reasons = new ReasonBook(joined(domains, 'reasons'));
