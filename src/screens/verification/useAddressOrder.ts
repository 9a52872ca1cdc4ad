import { useIntl } from 'react-intl';
import { addressOrder } from './addressOrder.ts';

/** How an address is written in a country, in the words of the reader's language. */
export function useAddressOrder(country: string | undefined): string {
  const intl = useIntl();
  return addressOrder(
    {
      street: intl.formatMessage({ id: 'verification.address.street', defaultMessage: 'street and number' }),
      district: intl.formatMessage({ id: 'verification.address.district', defaultMessage: 'district' }),
      city: intl.formatMessage({ id: 'verification.address.city', defaultMessage: 'city' }),
      region: intl.formatMessage({ id: 'verification.address.region', defaultMessage: 'region' }),
      postalCode: intl.formatMessage({
        id: 'verification.address.postalCode',
        defaultMessage: 'postal code',
      }),
    },
    country,
  ).join(' · ');
}
