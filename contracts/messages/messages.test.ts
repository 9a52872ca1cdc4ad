import { describe, expect, it } from 'vitest';
import { isRefusalReason, refusalText } from './messages.ts';

describe('refusal texts', () => {
  it('say the reason in the language asked for', () => {
    expect(refusalText('spot.insufficientBalance', 'en')).toBe('Insufficient balance');
    expect(refusalText('spot.insufficientBalance', 'de')).toBe('Guthaben reicht nicht');
    expect(refusalText('spot.insufficientBalance', 'zh-Hant')).toBe('餘額不足');
  });

  it('carry the figures of the refusal', () => {
    expect(refusalText('spot.minimum', 'en', { min: '0.001' })).toBe('Amount can not be less than 0.001');
    expect(refusalText('spot.minimum', 'ja', { min: '0.001' })).toBe('0.001以上を入力してください');
  });

  it('write figures as the language does, without losing a digit', () => {
    expect(refusalText('spot.minimum', 'de', { min: '1234.00000001' })).toBe(
      'Der Betrag darf nicht unter 1.234,00000001 liegen',
    );
    expect(refusalText('spot.priceBand', 'en', { percent: '6.25' })).toBe(
      'This price is 6.25% away from the market',
    );
    expect(refusalText('spot.priceBand', 'de', { percent: '6.25' })).toBe(
      'Dieser Preis weicht 6,25\u00a0% vom Markt ab',
    );
  });

  it('put a dash for a figure that was not given', () => {
    expect(refusalText('spot.minimum', 'en')).toBe('Amount can not be less than —');
  });

  it('put figures in as they are, even when they look like patterns', () => {
    expect(refusalText('spot.minimum', 'en', { min: '$& {min}' })).toBe(
      'Amount can not be less than $& {min}',
    );
  });

  it('have no reason that an object would know without them', () => {
    expect(['spot.minimum', 'no.such', 'toString'].map(isRefusalReason)).toEqual([true, false, false]);
  });
});
