// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';

export const Bank = /* @__PURE__ */ is.record({ name: is.text });
export type Bank = is.ReadBy<typeof Bank>;

export const BankCard = /* @__PURE__ */ is.record(
  { bank_account: is.text },
  {
    iban: is.maybe(is.text),
    real_name: is.maybe(is.text),
    bank_name: is.maybe(is.text),
    bank_branch: is.maybe(is.text),
    bank_address: is.maybe(is.text),
    swift_code: is.maybe(is.text),
    residence_address: is.maybe(is.text),
    postal_code: is.maybe(is.text),
    name: is.maybe(is.text),
    branch_name: is.maybe(is.text),
    branch_number: is.maybe(is.text),
    bound_ms: is.maybe(is.timeMs),
    can_delete: is.maybe(is.boolean),
    banks: is.list(Bank),
  },
);
export type BankCard = is.ReadBy<typeof BankCard>;

export const bankCard = BankCard;

export const saveBankCard = is.sentence;

export const deleteBankCard = is.sentence;
