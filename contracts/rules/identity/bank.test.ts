import { describe, expect, it } from 'vitest';
import { bankFaults, bankFields, keptValues, type BankValues } from './bank.ts';

const right: BankValues = {
  name: 'Main card',
  bank_account: '4000 0000 0000 3000',
  real_name: 'Lena Marie Hartmann',
  swift_code: 'SMPLDEFFXXX',
  iban: 'DE89 3704 0044 0532 0130 00',
  bank_name: 'Sample Bank Köln',
  bank_branch: 'Köln Mitte',
  branch_name: 'Domplatz',
  branch_number: '370 400 44',
  bank_address: 'Domplatz 3, 50667 Köln',
  residence_address: 'Lindenallee 14, Köln, Germany',
  postal_code: '50968',
};

describe('a bank card', () => {
  it('that is right has no fault', () => expect(bankFaults(right, 'HARTMANN Lena Marie')).toEqual({}));

  it.each(bankFields)('has a fault at %s alone where it is blank', (field) => {
    const faults = bankFaults({ ...right, [field]: ' \u3000' });
    expect(Object.keys(faults)).toEqual([field]);
  });

  it('needs an IBAN where its bank has one, and none elsewhere', () => {
    expect(bankFaults({ ...right, iban: '' })).toEqual({ iban: 'bank.ibanInvalid' });
    expect(bankFaults({ ...right, iban: 'no IBAN', swift_code: '021000021' })).toEqual({});
    // The IBAN is required if the bank is unknown.
    expect(bankFaults({ ...right, iban: '', swift_code: '' })).toMatchObject({
      iban: 'bank.ibanInvalid',
    });
  });

  it('tells a Fedwire number with a wrong check digit from a code of no length', () => {
    expect(bankFaults({ ...right, swift_code: '021000012' })).toEqual({ swift_code: 'bank.fedwireInvalid' });
    expect(bankFaults({ ...right, swift_code: 'SMPLDEFFX' })).toEqual({ swift_code: 'bank.swiftInvalid' });
  });

  it('is of whoever is verified, and of anybody where nobody is', () => {
    expect(bankFaults(right, 'Jonas Weber')).toEqual({ real_name: 'bank.holderDiffers' });
    expect(bankFaults(right)).toEqual({});
  });

  it('is kept without spaces in its numbers and around its texts, and without an IBAN that its bank has not', () => {
    expect(keptValues({ ...right, name: ' Main card ', swift_code: 'smpl de ff' })).toMatchObject({
      name: 'Main card',
      bank_account: '4000000000003000',
      swift_code: 'SMPLDEFF',
      iban: 'DE89370400440532013000',
    });
    expect(keptValues({ ...right, swift_code: '021000021' }).iban).toBe('');
    expect(keptValues({ ...right, branch_number: '３７０ 400', postal_code: '５０９６８' })).toMatchObject({
      branch_number: '370 400',
      postal_code: '50968',
    });
  });
});
