import { FormattedMessage } from 'react-intl';

/** Explains that a text was not accepted, and asks for the digits. */
export function UnclearDigits({ digits }: { digits: number }) {
  return (
    <span role="status">
      <FormattedMessage
        id="ui.digits.unclear"
        defaultMessage="That text does not contain exactly one number of {digits} digits. Type the digits."
        values={{ digits }}
      />
    </span>
  );
}
