import { describe, expect, it } from 'vitest';
import { guessRegion } from './guessRegion.ts';

const regions = ['AT', 'CH', 'CO', 'DE', 'JP', 'TH', 'TW', 'US'];
const guess = (languages: string[], timeZone: string) => guessRegion({ languages, timeZone }, regions);

describe('the country of somebody who has not chosen one', () => {
  it('is that of their language where the clock agrees', () => {
    expect(guess(['de-CH', 'fr'], 'Europe/Zurich')).toBe('CH');
    expect(guess(['de'], 'Europe/Berlin')).toBe('DE');
  });

  it('is that of the clock where the language is from elsewhere', () => {
    expect(guess(['en-US'], 'Europe/Berlin')).toBe('DE');
    expect(guess(['en-US', 'ja'], 'Asia/Tokyo')).toBe('JP');
    expect(guess(['es-419'], 'America/Bogota')).toBe('CO');
  });

  it('is that of the first language where the clock says nothing', () => {
    expect(guess(['th'], 'UTC')).toBe('TH');
    expect(guess(['zh-Hant', 'en-US'], 'UTC')).toBe('TW');
  });

  it('is none that cannot be chosen', () => {
    expect(guess(['en-GB'], 'UTC')).toBeUndefined();
    expect(guess(['no language'], 'UTC')).toBeUndefined();
  });
});
