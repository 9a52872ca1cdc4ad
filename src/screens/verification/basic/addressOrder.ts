import { formatAddress } from 'localized-address-format';

/** Names of the parts of an address in the reader's language. */
export interface AddressWords {
  street: string;
  district: string;
  city: string;
  region: string;
  postalCode: string;
}

/**
 * Order of the address lines in a country, in words.
 * @param country ISO 3166-1 alpha-2; an unknown country uses a common order
 */
export function addressOrder(words: AddressWords, country: string | undefined): string[] {
  const { street, district, city, region, postalCode } = words;
  return formatAddress({
    postalCountry: country,
    addressLines: [street],
    dependentLocality: district,
    locality: city,
    administrativeArea: region,
    postalCode,
  });
}
