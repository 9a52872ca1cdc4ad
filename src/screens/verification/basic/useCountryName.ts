import { useIntl } from 'react-intl';
import type { AreaCode } from '../../../api/signIn.ts';

/** Names a country in the reader's language by its name on the wire, which stays where it is not in the list. */
export function useCountryName(countries: readonly AreaCode[]): (name: string) => string {
  const intl = useIntl();
  return (name) => {
    const code = countries.find((country) => country.name === name)?.code;
    return (code && intl.formatDisplayName(code, { type: 'region' })) || name;
  };
}
