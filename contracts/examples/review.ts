// Review cases of the desk, in each state.
import type { components } from '../schema.d.ts';

type Review = components['schemas']['Review'];

const common = { kind: 'wallet.withdrawal', rejections: [], is_sandbox: true };
const at = (hour: number, minute: number) => Date.UTC(2026, 10, 21, hour, minute);

export const reviews: Review[] = [
  {
    ...common,
    id: 42,
    reference: 'withdrawal:18',
    state: 'inReview',
    created_ms: at(14, 20),
    updated_ms: at(14, 23),
  },
  {
    ...common,
    id: 37,
    reference: 'withdrawal:15',
    state: 'rejected',
    rejections: [{ field: 'amount', reason: 'wallet.insufficientBalance', text: 'Insufficient balance' }],
    created_ms: at(9, 2),
    updated_ms: at(9, 41),
  },
];

/** Requests to close an account or to export its data: one open, one declined. */
export const closingOpen: Review = {
  kind: 'account.closing',
  rejections: [],
  is_sandbox: false,
  id: 51,
  reference: 'account',
  state: 'submitted',
  created_ms: at(14, 20),
  updated_ms: at(14, 20),
};

export const copyDeclined: Review = {
  kind: 'account.copy',
  is_sandbox: true,
  id: 49,
  reference: 'account',
  state: 'rejected',
  rejections: [{ field: 'account', reason: 'account.copyOfSandbox', text: 'A sandbox does not send copies' }],
  created_ms: at(9, 2),
  updated_ms: at(9, 41),
};

export const withdrawReview = 'Your request has been cancelled';
