import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { SubmitButton } from '../../components/forms/SubmitButton.tsx';

type SaveButtonProps = Omit<ComponentProps<typeof SubmitButton>, 'busy' | 'isOffline'> & {
  isOffline: boolean;
};

/** Submit button of a security form. */
export function SaveButton(props: SaveButtonProps) {
  return <SubmitButton {...props} busy={<FormattedMessage id="common.saving" defaultMessage="Saving" />} />;
}
