import { FormattedMessage, useIntl } from 'react-intl';
import type { AreaCode } from '../../../api/signIn.ts';
import { FormFrame } from '../../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx';
import { useForm, type FormWiring } from '../../../components/forms/useForm.ts';
import { KeyValue } from '../../../ui/facts/KeyValue.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { BottomBar } from '../../../ui/screen/ScreenBars.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import { AddressField, CardIdField, CountryField, NameField } from './BasicFields.tsx';
import type { BasicEntries } from './basicEntries.ts';
import { basicSchema, type BasicField, type BasicValues } from './basicSchema.ts';
import { entryRows } from '../entryRows.ts';
import { useCountryName } from './useCountryName.ts';

export interface BasicFormProps extends FormWiring<BasicValues> {
  entries: BasicEntries;
  countries: readonly AreaCode[];
  isOffline: boolean;
  /** Page that finds a city of a country. */
  placeHref: (country: string) => string;
}

/** Form of the user's personal data; after a rejection, only rejected fields can be changed. */
export function BasicForm({ entries, countries, isOffline, placeHref, ...wiring }: BasicFormProps) {
  const intl = useIntl();
  const nameOf = useCountryName(countries);
  const { values: former, reasons, accepted } = entries;
  const form = useForm({ ...wiring, initial: former, schema: basicSchema(intl) });
  const { values } = form;
  const country = countries.find(({ name }) => name === values.country);
  const isAsked = (name: BasicField): boolean => !accepted.includes(name);
  const fieldOf = (name: BasicField) => {
    const { nearest: _nearest, ...field } = form.field(name);
    // The rejection reason is shown until the value changes.
    return { ...field, error: field.error ?? (values[name] === former[name] ? reasons[name] : undefined) };
  };
  return (
    <FormFrame
      form={form}
      label={intl.formatMessage({ id: 'verification.basic', defaultMessage: 'Basic verification' })}
    >
      {isAsked('country') ? <CountryField field={fieldOf('country')} countries={countries} /> : null}
      {isAsked('name') ? <NameField field={fieldOf('name')} /> : null}
      {isAsked('card_id') ? <CardIdField field={fieldOf('card_id')} country={country} /> : null}
      {isAsked('address') ? (
        <AddressField
          field={fieldOf('address')}
          country={country}
          placeHref={country?.code && placeHref(country.code)}
        />
      ) : null}
      {accepted.length === 0 ? null : (
        <Stack as="section">
          <Text as="h2" variant="caption" tone="muted" weight="medium">
            <FormattedMessage id="verification.accepted" defaultMessage="Accepted" />
          </Text>
          <KeyValue rows={entryRows(accepted, values, nameOf)} />
        </Stack>
      )}
      <Notice tone="neutral" icon={laterIcons.lock}>
        <FormattedMessage
          id="verification.once"
          defaultMessage="Once submitted, these details cannot be edited until the review is finished."
        />
      </Notice>
      <BottomBar>
        <SubmitButton
          form={form}
          isOffline={isOffline}
          busy={<FormattedMessage id="common.sending" defaultMessage="Sending" />}
        >
          {accepted.length === 0 ? (
            <FormattedMessage id="verification.submit" defaultMessage="Submit for review" />
          ) : (
            <FormattedMessage id="common.sendAgain" defaultMessage="Send again" />
          )}
        </SubmitButton>
      </BottomBar>
    </FormFrame>
  );
}
