import type { Profile } from '../../../api/account.ts';
import { basicFields, type BasicField, type BasicValues } from './basicSchema.ts';

/** Initial values of the basic verification form. */
export interface BasicEntries {
  values: BasicValues;
  /** Why a field was refused. */
  reasons: Partial<Record<BasicField, string>>;
  /** Fields that were accepted: they are sent as they are. */
  accepted: readonly BasicField[];
}

const none: BasicValues = { country: '', name: '', card_id: '', address: '' };

/**
 * The previous entries after a rejection; only the rejected fields are requested again. If the back end names no field,
 * all are.
 */
export function basicEntries(profile: Profile, isRejected: boolean): BasicEntries {
  if (!isRejected) return { values: none, reasons: {}, accepted: [] };
  const { country = '', name = '', address = '', card_id = '' } = profile;
  const reasons: BasicEntries['reasons'] = {};
  for (const field of basicFields) {
    const reason = profile.reasons?.[field];
    if (reason) reasons[field] = reason;
  }
  const hasNamed = Object.keys(reasons).length > 0;
  const isKept = hasNamed && reasons.card_id === undefined;
  // A masked number represents the previous one only if that was accepted.
  const values = { country, name, address, card_id: isKept ? card_id : '' };
  return {
    values,
    reasons,
    accepted: basicFields.filter((field) => hasNamed && reasons[field] === undefined && values[field] !== ''),
  };
}
