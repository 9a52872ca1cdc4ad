import { describe, expect, it } from 'vitest';
import { leverTerms, liquidatedTrade, liquidationFill } from '../../../../contracts/examples/lever.ts';
import { leverTrade, type LeverFill, type LeverTradeRow } from '../../../api/lever.ts';
import { contractTerms } from '../../../components/lever/leverContract.ts';
import { liquidationProof, medianOf, type LiquidationPart } from './liquidationProof.ts';

const terms = contractTerms(leverTerms[0]!);
const eth = { ...terms, symbol: 'ETH/USDT', rules: { ...terms.rules, lotSize: '0.01' } };
const part = (fill: Partial<LeverFill>, row: Partial<LeverTradeRow> = {}, of = terms): LiquidationPart => ({
  trade: leverTrade({ ...liquidatedTrade, symbol: of.symbol, ...row }),
  fill: { ...liquidationFill, ...fill },
  terms: of,
});
const mark = (symbol: string, price: string) => ({
  symbol,
  price,
  at_ms: 1,
  readings: [{ source: 'okx', price, at_ms: 1 }],
});

describe('a liquidation computed again', () => {
  it('of an isolated position comes to what it was decided on', () => {
    expect(liquidationProof([part({})])).toEqual({
      rows: [{ symbol: 'BTC/USDT', margin: '5000.625', result: '-4797.25' }],
      free: undefined,
      equity: '203.375',
      required: '203.4405',
      // 203.375 − 22.6045 − 180.7705.
      closingFees: '22.6045',
      liquidationFees: '180.7705',
      insured: '0',
      back: '0',
      isLiquidated: true,
      isWhole: true,
      agrees: true,
    });
  });

  it.each([
    ['what the fees leave', { fee: '1.5', liquidation_fee: '13.21' }, '188.665'],
    ['nothing where the fees take all', { fee: '22.6045', liquidation_fee: '180.7705' }, '0'],
  ])('says what came back: %s', (_, fill, back) => {
    expect(liquidationProof([part(fill)])).toMatchObject({ back });
  });

  // Account of docs/recompute.md.
  it('of a cross account counts all of its positions and what is free', () => {
    const marks = [mark('BTC/USDT', '43600'), mark('ETH/USDT', '1990')];
    const decision = {
      by: 7,
      equity: '133.729375',
      required: '1166.65',
      advanced: '0',
      account_free: '7372.916875',
    };
    const btc = part(
      { share: 3000, marks, decision: { ...decision, margin: '7501.3125' } },
      { price: '50008.75' },
    );
    const other = part(
      { share: 5000, marks, decision: { ...decision, margin: '5000.75' } },
      { price: '2000.3' },
      eth,
    );
    expect(liquidationProof([btc, other])).toMatchObject({
      equity: '133.729375',
      required: '1166.65',
      isLiquidated: true,
      isWhole: true,
      agrees: true,
    });
    expect(liquidationProof([btc])).toMatchObject({ isWhole: false });
  });

  it('differs where a mark is not what its sources said, or a figure is another one', () => {
    const [first] = liquidationFill.marks;
    const moved = { ...first!, readings: first!.readings.slice(1) };
    expect(liquidationProof([part({ marks: [moved] })])).toMatchObject({ agrees: false });
    expect(
      liquidationProof([part({ decision: { ...liquidationFill.decision!, required: '203.44' } })]),
    ).toMatchObject({ agrees: false });
  });

  it('is none where the server does not say what it was decided on', () => {
    expect(liquidationProof([part({ decision: undefined })])).toBeUndefined();
    expect(liquidationProof([])).toBeUndefined();
  });
});

it('the middle of two sources is rounded down to the tick', () => {
  const [first] = liquidationFill.marks;
  const readings = ['45209', '45209.03'].map((price) => ({ source: 'okx', price, at_ms: 1 }));
  expect(medianOf({ ...first!, readings }, '0.01')).toBe('45209.01');
  expect(medianOf({ ...first!, readings: [] }, '0.01')).toBeUndefined();
});
