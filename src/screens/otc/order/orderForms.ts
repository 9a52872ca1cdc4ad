import type { FormOf } from '../../../api/calling/client.ts';

export interface PaidValues {
  isSent: boolean;
  isOwn: boolean;
  reference: string;
}

export interface ReleaseValues {
  /** Received amount, in the currency. */
  value: string;
  isBooked: boolean;
  isFromPayer: boolean;
  password: string;
}

export type AppealReason = FormOf<'appealOtcOrder'>['reason'];

export interface AppealValues {
  /** Empty while none is chosen. */
  reason: AppealReason | '';
  text: string;
}
