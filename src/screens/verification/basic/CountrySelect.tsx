import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AreaCode } from '../../../api/signIn.ts';
import { nameCountries, otherNamesOf } from '../../../components/countries/countryNames.ts';
import { Select } from '../../../ui/choices/Select.tsx';
import { searchKey } from '../../../ui/choices/searchKey.ts';

interface CountrySelectProps {
  countries: readonly AreaCode[];
  /** Country name in the API; '' before a selection. */
  value: string;
  onChange: (name: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Selects the country that issued an ID, by its name in the user's language or in English. */
export function CountrySelect({ countries, ...field }: CountrySelectProps) {
  const intl = useIntl();
  const options = useMemo(
    () =>
      nameCountries(countries, (code) => intl.formatDisplayName(code, { type: 'region' }), intl.locale).map(
        ({ name, ownName, code = '' }) => ({
          value: name,
          label: ownName,
          words: [ownName, name, searchKey(ownName), ...otherNamesOf(code)].join(' '),
        }),
      ),
    [countries, intl],
  );
  return (
    <Select
      {...field}
      label={intl.formatMessage({ id: 'verification.country', defaultMessage: 'Country of issue' })}
      placeholder={<FormattedMessage id="verification.country.choose" defaultMessage="Choose" />}
      search={{
        label: intl.formatMessage({ id: 'verification.country.search', defaultMessage: 'Find a country' }),
        none: <FormattedMessage id="country.none" defaultMessage="No country found" />,
      }}
      options={options}
    />
  );
}
