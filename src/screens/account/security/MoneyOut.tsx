import { FormattedMessage, useIntl } from 'react-intl';
import type { WithdrawalHold } from '../../../api/accountSecurity.ts';
import { useDates } from '../../../intl/useDates.ts';
import { Icon } from '../../../ui/pictures/Icon.tsx';
import { List } from '../../../ui/lists/List.tsx';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import { Section } from '../../../ui/screen/Section.tsx';
import { Switch } from '../../../ui/choices/Switch.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import { ProtectionRow } from './ProtectionRow.tsx';

interface MoneyOutProps {
  devices: { count: number | undefined } | undefined;
  /** Number of saved addresses; undefined while unknown. */
  addresses: number | undefined;
  /** Undefined if the back end does not support holds. */
  holds: readonly WithdrawalHold[] | undefined;
  links: Record<'sessions' | 'addresses' | 'bankCard', string>;
  onHold: (isHeld: boolean) => void;
}

function OwnHold({ holds, onHold }: { holds: readonly WithdrawalHold[] } & Pick<MoneyOutProps, 'onHold'>) {
  const intl = useIntl();
  const dates = useDates();
  const own = holds.find(({ reason }) => reason === 'own');
  const label = intl.formatMessage({ id: 'security.holdNow', defaultMessage: 'Hold my withdrawals' });
  return (
    <ListRow
      weight="regular"
      titleRoom="word"
      lead={<Icon name={laterIcons.pause} />}
      title={label}
      caption={
        own?.until_ms === undefined ? (
          <FormattedMessage
            id="security.holdNow.what"
            defaultMessage="Immediately, if you think someone else has access"
          />
        ) : (
          <FormattedMessage
            id="security.holdNow.ends"
            defaultMessage="Ends {time}"
            values={{ time: dates.row(own.until_ms) }}
          />
        )
      }
      value={
        <Switch label={label} checked={own !== undefined && own.until_ms === undefined} onChange={onHold} />
      }
    />
  );
}

/** Login sessions and withdrawal destinations. */
export function MoneyOut({ devices, addresses, holds, links, onHold }: MoneyOutProps) {
  return (
    <Section title={<FormattedMessage id="security.moneyOut" defaultMessage="Devices and withdrawals" />}>
      <List>
        {devices === undefined ? null : (
          <ProtectionRow
            icon={laterIcons.globe}
            title={<FormattedMessage id="security.sessions" defaultMessage="Sessions" />}
            caption={
              devices.count === undefined ? undefined : (
                <FormattedMessage
                  id="security.sessions.count"
                  defaultMessage="{count, plural, one {# device logged in} other {# devices logged in}}"
                  values={{ count: devices.count }}
                />
              )
            }
            href={links.sessions}
          />
        )}
        <ProtectionRow
          icon={laterIcons.pin}
          title={<FormattedMessage id="settings.addresses" defaultMessage="Withdrawal addresses" />}
          caption={
            addresses === undefined ? undefined : (
              <FormattedMessage
                id="security.addresses.count"
                defaultMessage="{count, plural, =0 {None saved} one {# saved} other {# saved}}"
                values={{ count: addresses }}
              />
            )
          }
          href={links.addresses}
        />
        <ProtectionRow
          icon={laterIcons.card}
          title={<FormattedMessage id="bank.card" defaultMessage="Bank account" />}
          href={links.bankCard}
        />
        {holds === undefined ? null : <OwnHold holds={holds} onHold={onHold} />}
      </List>
    </Section>
  );
}
