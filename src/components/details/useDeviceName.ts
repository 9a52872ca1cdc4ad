import { useIntl } from 'react-intl';

/** Name of a browser and its system, where either is known. */
export function useDeviceName(): (device: { browser: string; system: string }) => string {
  const intl = useIntl();
  return ({ browser, system }) => {
    if (browser !== '' && system !== '')
      return intl.formatMessage(
        { id: 'notice.device.both', defaultMessage: '{browser} on {system}' },
        { browser, system },
      );
    return (
      browser ||
      system ||
      intl.formatMessage({ id: 'notice.device.unknown', defaultMessage: 'Unknown device' })
    );
  };
}
