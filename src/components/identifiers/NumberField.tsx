import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import type { FormField } from '../forms/useForm.ts';
import type { Phone } from './usePhone.ts';

/** Part of a form with a phone number that this field needs. */
interface NumberForm {
  values: { phone: string };
  errors: { phone?: ReactNode };
  set: (name: 'phone', value: string) => void;
  field: (name: 'phone') => Pick<FormField<string>, 'onRetry'>;
}

interface NumberFieldProps {
  form: NumberForm;
  phone: Phone;
  /** Page that selects the country. */
  countryHref: string;
  /** A login offers passkeys in the field. */
  use?: 'login' | 'register';
}

/** Phone number with its country: a number typed with plus determines the country itself. */
export function NumberField({ form, phone, countryHref, use }: NumberFieldProps) {
  const intl = useIntl();
  const { country } = phone;
  const { onRetry } = form.field('phone');
  // A number with its dial code may be present before the parsing rules are loaded.
  const takeApart = useEffectEvent(() => {
    const kept = phone.take(form.values.phone);
    if (kept !== form.values.phone) form.set('phone', kept);
  });
  useEffect(() => {
    if (phone.isReady) takeApart();
  }, [phone.isReady]);
  const label =
    country === undefined
      ? intl.formatMessage({ id: 'login.country.choose', defaultMessage: 'Choose country code' })
      : intl.formatMessage(
          { id: 'login.country', defaultMessage: 'Country code: {country} +{code}' },
          {
            country: country.region ? (intl.formatDisplayName(country.region, { type: 'region' }) ?? '') : '',
            code: country.dialCode,
          },
        );
  return (
    <PhoneField
      label={<FormattedMessage id="login.phone" defaultMessage="Phone number" />}
      name="phone"
      dialCode={country?.dialCode}
      countryHref={countryHref}
      countryLabel={label}
      format={phone.format}
      autoComplete={use === 'login' ? 'tel-national webauthn' : undefined}
      value={form.values.phone}
      onChange={(text) => form.set('phone', phone.take(text))}
      error={
        onRetry && form.errors.phone ? (
          <Stack align="start">
            <span>{form.errors.phone}</span>
            <TextButton onClick={onRetry}>
              <FormattedMessage id="common.retry" defaultMessage="Try again" />
            </TextButton>
          </Stack>
        ) : (
          form.errors.phone
        )
      }
    />
  );
}
