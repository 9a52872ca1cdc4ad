import { describe, expect, it } from 'vitest';
import {
  bankCodeFault,
  bankCountry,
  hasIbans,
  ibanFault,
  ibanFaultSoFar,
  isAccountNumber,
} from './bankAccount.ts';
import { isFedwire, needsIban, placesOf } from './bankAccount.ts';

/** The examples of the public IBAN registry (SWIFT, ISO 13616), in electronic format. */
const registry = `
AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741 AT611904300234573201
AZ21NABZ00000000137010001944 BA391290079401028494 BE68539007547034 BG80BNBG96611020345678 BH67BMAG00001299123456
BI4210000100010000332045181 BR1800360305000010009795493C1 BY13NBRB3600900000002Z00AB00 CH9300762011623852957
CR05015202001026284066 CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000
DJ2100010000000154000100186 DK5000400440116243 DO28BAGR00000001212453611324 EE382200221020145685
EG380019000500000000263180002 ES9121000418450200051332 FI2112345600000785 FK88SC123456789012 FO6264600001631634
FR1420041010050500013M02606 GB29NWBK60161331926819 GE29NB0000000101904917 GI75NWBK000000007099453
GL8964710001000206 GR1601101250000000012300695 GT82TRAJ01020000001210029690 HN88CABF00000000000250005469
HR1210010051863000160 HU42117730161111101800000000 IE29AIBK93115212345678 IL620108000000099999999
IQ98NBIQ850123456789012 IS140159260076545510730339 IT60X0542811101000000123456 JO94CBJO0010000000000131000302
KW81CBKU0000000000001234560101 KZ86125KZT5004100100 LB62099900000001001901229114 LC55HEMM000100010012001200023015
LI21088100002324013AA LT121000011101001000 LU280019400644750000 LV80BANK0000435195001 LY83002048000020100120361
MC5811222000010123456789030 MD24AG000225100013104168 ME25505000012345678951 MK07250120000058984
MN121234123456789123 MR1300020001010000123456753 MT84MALT011000012345MTLCAST001S MU17BOMM0101101030300200000MUR
NI45BAPR00000013000003558124 NL91ABNA0417164300 NO9386011117947 OM810180000001299123456 PK36SCBL0000001123456702
PL61109010140000071219812874 PS92PALS000000000400123456702 PT50000201231234567890154 QA58DOHB00001234567890ABCDEFG
RO49AAAA1B31007593840000 RS35260005601001611379 RU0304452522540817810538091310419 SA0380000000608010167519
SC18SSCB11010000000000001497USD SD8811123456789012 SE4550000000058398257466 SI56263300012039086
SK3112000000198742637541 SM86U0322509800000000270100 SO211000001001000100141 ST23000100010051845310146
SV62CENR00000000000000700025 TL380080012345678910157 TN5910006035183598478831 TR330006100519786457841326
UA213223130000026007233566001 VA59001123000012345678 VG96VPVG0000012345678901 XK051212012345678906
YE15CBYE0001018861234567891234`
  .trim()
  .split(/\s+/);

const alphabet = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** ISO 7064 MOD 97-10, without the library. */
function remainder(iban: string): bigint {
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`;
  return BigInt([...turned].map((sign) => parseInt(sign, 36)).join('')) % 97n;
}

describe('an IBAN', () => {
  it.each(registry)('is right as the registry prints it: %s', (iban) => {
    expect(remainder(iban)).toBe(1n);
    expect(ibanFault(iban)).toBeUndefined();
    expect(ibanFault(iban.toLowerCase().replace(/.{4}/g, '$& '))).toBeUndefined();
    expect(placesOf(iban.slice(0, 2))).toHaveLength(iban.length);
    expect(hasIbans(iban.slice(0, 2))).toBe(true);
  });

  it('is refused with any one character flipped, wherever the check digits can see it', () => {
    let flips = 0;
    const isDigit = (sign: string): boolean => /\d/.test(sign);
    const taken: { iban: string; isOfKind: boolean }[] = [];
    for (const iban of registry)
      for (const [at, sign] of [...iban].entries())
        for (const other of alphabet.filter((each) => each !== sign)) {
          flips += 1;
          const flipped = `${iban.slice(0, at)}${other}${iban.slice(at + 1)}`;
          if (ibanFault(flipped)) continue;
          taken.push({ iban: flipped, isOfKind: isDigit(sign) === isDigit(other) });
        }
    expect(flips).toBe(registry.join('').length * 35);
    // A letter in place of a digit counts as two digits, so the checksum may be the same.
    expect(taken.filter(({ iban, isOfKind }) => remainder(iban) !== 1n || isOfKind)).toEqual([]);
    expect(taken.length).toBeLessThan(flips / 500);
  });

  it('names the first character that its country has no such sign for', () => {
    expect(ibanFault('DE89 3704 0044 O532 0130 00')).toEqual({ kind: 'character', at: 12, wants: 'digit' });
    expect(ibanFault('GB29 NWB8 6016 1331 9268 19')).toEqual({ kind: 'character', at: 7, wants: 'letter' });
    expect(ibanFault('D189')).toEqual({ kind: 'character', at: 1, wants: 'letter' });
    expect(ibanFault('FR14 2004 1010 0505 0001 3M02 6ä6')).toMatchObject({ kind: 'character', at: 25 });
  });

  it('says how long it is and should be', () => {
    expect(ibanFault('DE89 3704 0044 0532 0130')).toEqual({ kind: 'short', length: 20, wanted: 22 });
    expect(ibanFault('DE89 3704 0044 0532 0130 0000')).toEqual({ kind: 'long', length: 24, wanted: 22 });
  });

  it('of a country that has none, of swapped digits, and of a wrong account number differ', () => {
    expect(ibanFault('US89 3704 0044')).toEqual({ kind: 'country', at: 0 });
    expect(ibanFault('DE89 3704 0044 0523 0130 00')).toEqual({ kind: 'checkDigits' });
    // The national check digit is one too high, while the IBAN check digits are valid.
    expect(remainder('NO6686011117948')).toBe(1n);
    expect(ibanFault('NO6686011117948')).toEqual({ kind: 'account' });
    expect(ibanFault('')).toEqual({ kind: 'missing' });
  });

  it('that is still being typed is not short, and is wrong at its first wrong character', () => {
    expect(ibanFaultSoFar('D')).toBeUndefined();
    expect(ibanFaultSoFar('DE89 3704')).toBeUndefined();
    expect(ibanFaultSoFar('DE8O')).toEqual({ kind: 'character', at: 3, wants: 'digit' });
    expect(ibanFaultSoFar('US1')).toEqual({ kind: 'country', at: 0 });
  });
});

describe('a bank code', () => {
  it.each([
    'SMPLDEFF',
    'smpl de ff xxx',
    'BNPAFRPP',
    'CHASUS33',
    '021000021',
    '0260-09593',
    '０２１０００１２８',
  ])('%s is right', (code) => expect(bankCodeFault(code)).toBeUndefined());

  it.each([
    ['', 'missing'],
    ['SMPLDEFFX', 'length'],
    ['SMPLDEFFXXXX', 'length'],
    ['SMPLZZFF', 'country'],
    ['SM1LDEFF', 'form'],
    ['12345678', 'length'],
    ['0210000210', 'length'],
    ['021000012', 'checkDigit'],
    ['000000000', 'checkDigit'],
  ])('%s is wrong: %s', (code, fault) => expect(bankCodeFault(code)).toBe(fault));

  it('with any one digit of a Fedwire number flipped is wrong', () => {
    const right = '021000021';
    const taken = [...right].flatMap((digit, at) =>
      [...'0123456789']
        .filter((other) => other !== digit)
        .map((other) => `${right.slice(0, at)}${other}${right.slice(at + 1)}`)
        .filter(isFedwire),
    );
    expect(taken).toEqual([]);
  });

  it('names the country of its bank, and whether that has IBANs', () => {
    expect(bankCountry('SMPLDEFFXXX')).toBe('DE');
    expect(bankCountry('021000021')).toBe('US');
    expect(bankCountry('SMPL')).toBeUndefined();
    expect(needsIban('SMPLDEFFXXX')).toBe(true);
    // Jersey's banks have IBANs of the United Kingdom.
    expect(needsIban('SMPLJESH')).toBe(true);
    expect(needsIban('CHASUS33')).toBe(false);
    expect(needsIban('SMPLJPJT')).toBe(false);
    expect(needsIban('SMPL')).toBeUndefined();
  });
});

it.each([
  ['4000 0000 0000 3000', true],
  ['110-123-456789', true],
  ['１２３４５６７', true],
  ['1234', false],
  ['12345678X', false],
  ['1'.repeat(35), false],
])('an account number %s is one: %s', (text, isOne) => expect(isAccountNumber(text)).toBe(isOne));
