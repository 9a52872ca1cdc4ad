import { useIntl } from 'react-intl';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';

/** Link from a pair's page to its chart. */
export function ChartLink({ href }: { href: string }) {
  const intl = useIntl();
  return (
    <IconButton
      icon={laterIcons.chart}
      label={intl.formatMessage({ id: 'spot.chart', defaultMessage: 'Chart' })}
      href={href}
    />
  );
}
