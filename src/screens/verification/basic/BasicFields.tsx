import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as maxLengths from '../../../../contracts/maxLengths.ts';
import type { AreaCode } from '../../../api/signIn.ts';
import type { FormField } from '../../../components/forms/useForm.ts';
import { chosenPlace } from '../../../components/places/chosenPlace.ts';
import { withPlace } from '../../../components/places/places.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CountrySelect } from './CountrySelect.tsx';
import { unlikeId } from './idKinds.ts';
import { useAddressOrder } from './useAddressOrder.ts';

interface FieldProps {
  field: Omit<FormField<string>, 'nearest'>;
  /** The selected country; undefined before. */
  country: AreaCode | undefined;
}

/** Name of a country in the user's language. */
function useOwnName(country: AreaCode | undefined): string | undefined {
  const intl = useIntl();
  if (country === undefined) return undefined;
  return (country.code && intl.formatDisplayName(country.code, { type: 'region' })) || country.name;
}

export function CountryField({
  field,
  countries,
}: Pick<FieldProps, 'field'> & { countries: readonly AreaCode[] }) {
  return (
    <CountrySelect
      {...field}
      countries={countries}
      hint={<FormattedMessage id="verification.country.why" defaultMessage="Tells us which ID to expect." />}
    />
  );
}

export function NameField({ field }: Pick<FieldProps, 'field'>) {
  return (
    <TextField
      {...field}
      label={<FormattedMessage id="verification.name" defaultMessage="Full name" />}
      hint={
        <FormattedMessage
          id="verification.name.why"
          defaultMessage="Exactly as printed on your ID. We compare the two."
        />
      }
      autoComplete="name"
      autoCapitalize="words"
      maxLength={maxLengths.submitBasicVerification.name}
    />
  );
}

/** A number in an unlikely format shows a warning when its field loses focus, but can still be sent. */
export function CardIdField({ field, country }: FieldProps) {
  const { value } = field;
  const [left, setLeft] = useState('');
  const countryName = useOwnName(country);
  const known = left === value ? unlikeId(value, country?.code) : undefined;
  return (
    <TextField
      {...field}
      signs="plain"
      label={<FormattedMessage id="verification.cardId" defaultMessage="ID or passport number" />}
      hint={
        known === undefined ? (
          <FormattedMessage
            id="verification.cardId.why"
            defaultMessage="Prevents a second account in your name. Shown masked from then on."
          />
        ) : (
          <Text tone="warning">
            <FormattedMessage
              id="verification.cardId.unlike"
              defaultMessage="{known, select, passport {This does not look like a passport number of {country}. Check it, unless it is your ID number.} card {This does not look like an ID number of {country}. Check it, unless it is your passport number.} other {This does not look like an ID or passport number of {country}. Check it.}}"
              values={{ known, country: countryName }}
            />
          </Text>
        )
      }
      onLeave={() => setLeft(value)}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={maxLengths.submitBasicVerification.card_id}
    />
  );
}

interface AddressFieldProps extends FieldProps {
  /** Page that finds the city; undefined while its country is unknown. */
  placeHref: string | undefined;
}

export function AddressField({ field, country, placeHref }: AddressFieldProps) {
  const order = useAddressOrder(country?.code);
  const countryName = useOwnName(country);
  const { value, onChange } = field;
  // The page that chose it has returned here.
  const takePlace = useEffectEvent(() => {
    const place = chosenPlace.take('address');
    if (place) onChange(withPlace(value, place.line, place.before));
  });
  useEffect(() => takePlace(), []);
  return (
    <Stack gap="2">
      <TextArea
        {...field}
        label={<FormattedMessage id="verification.address" defaultMessage="Contact address" />}
        hint={
          countryName === undefined ? (
            <FormattedMessage id="verification.address.why" defaultMessage="Required by law." />
          ) : (
            <FormattedMessage
              id="verification.address.order"
              defaultMessage="Required by law. In {country}: {order}"
              values={{ country: countryName, order }}
            />
          )
        }
        autoComplete="street-address"
        maxLength={maxLengths.submitBasicVerification.address}
      />
      {placeHref === undefined ? null : (
        <Link href={placeHref}>
          <FormattedMessage id="verification.address.place" defaultMessage="Find city and region" />
        </Link>
      )}
    </Stack>
  );
}
