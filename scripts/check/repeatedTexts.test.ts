import { describe, expect, it } from 'vitest';
import { doubledRefusalFaults, repeatedTextFaults } from './repeatedTexts.ts';

const close = { 'chart.close': 'Close', 'sheet.close': 'Close' };

describe('texts under several ids', () => {
  it('are a fault where every language has the same words', () => {
    const faults = repeatedTextFaults(
      { ...close, 'bar.close': 'Close' },
      [
        { 'chart.close': 'Schluss', 'sheet.close': 'Schließen', 'bar.close': 'Schließen' },
        { 'chart.close': '終値', 'sheet.close': '閉じる', 'bar.close': '閉じる' },
      ],
      { Close: 'two senses' },
    );
    expect(faults).toEqual(['sheet.close, bar.close say the same in every language; use one id']);
  });

  it('are allowed with a reason where one language has different words', () => {
    const thai = { 'chart.close': 'ปิด', 'sheet.close': 'ปิด' };
    const german = { 'chart.close': 'Schluss', 'sheet.close': 'Schließen' };
    expect(repeatedTextFaults(close, [thai, german], { Close: 'two senses' })).toEqual([]);
    expect(repeatedTextFaults(close, [thai, german], {})).toEqual([
      'chart.close, sheet.close say "Close", and differ elsewhere; use one id or give the reason',
    ]);
  });

  it('leave no reason behind that explains nothing any more', () => {
    expect(
      repeatedTextFaults({ 'sheet.close': 'Close' }, [{ 'sheet.close': 'ปิด' }], { Close: 'two' }),
    ).toEqual(['"Close" has a reason for several ids, and has one']);
  });
});

describe('texts of the app beside refusals', () => {
  const refusals = { 'spot.minimum': 'Minimum: {min} {asset}', 'ledger.deposit': 'Deposit' };

  it('are a fault where they say the same, whatever their values and stop are', () => {
    const faults = doubledRefusalFaults({ 'ticket.least': 'Minimum: {least} {coin}.' }, refusals, {});
    expect(faults).toEqual(['ticket.least says the refusal spot.minimum; use refusalMessage']);
  });

  it('may say what names a row of the ledger, and with a reason what refuses', () => {
    const texts = { 'wallet.deposit': 'Deposit', 'ticket.least': 'Minimum: {min} {asset}' };
    expect(doubledRefusalFaults(texts, refusals, { 'Minimum: {min} {asset}': 'a label' })).toEqual([]);
  });

  it('leave no reason behind that explains nothing any more', () => {
    expect(doubledRefusalFaults({}, refusals, { Cancelled: 'a title' })).toEqual([
      '"Cancelled" has a reason for standing beside a refusal, and does not',
    ]);
  });
});
