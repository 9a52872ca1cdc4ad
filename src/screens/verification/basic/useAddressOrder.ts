import { useIntl } from 'react-intl';
import { addressOrder } from './addressOrder.ts';

/** Address format of a country, in the user's language. */
export function useAddressOrder(country: string | undefined): string {
  const intl = useIntl();
  return addressOrder(
    {
      street: intl.formatMessage({ id: 'verification.address.street', defaultMessage: 'Street and number' }),
      district: intl.formatMessage({ id: 'verification.address.district', defaultMessage: 'District' }),
      city: intl.formatMessage({ id: 'verification.address.city', defaultMessage: 'City' }),
      region: intl.formatMessage({ id: 'verification.address.region', defaultMessage: 'Region' }),
      postalCode: intl.formatMessage({
        id: 'verification.address.postalCode',
        defaultMessage: 'Postal code',
      }),
    },
    country,
  ).join(' · ');
}
