import { useIntl } from 'react-intl';
import type { AreaCode } from '../../../api/signIn.ts';

/** Country name in the user's language, from its API name, which is the fallback for unlisted countries. */
export function useCountryName(countries: readonly AreaCode[]): (name: string) => string {
  const intl = useIntl();
  return (name) => {
    const code = countries.find((country) => country.name === name)?.code;
    return (code && intl.formatDisplayName(code, { type: 'region' })) || name;
  };
}
