import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../../contracts/brand.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { List } from '../../ui/lists/List.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { Section } from '../../ui/screen/Section.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

type UnreachedProps = {
  /** Seconds until the next try by itself; 0 while one runs. */
  seconds: number;
  /** Tries now; resolves when the answer, or none, has come. */
  onRetry: () => Promise<void>;
  /** Page of language and theme, which needs no server. */
  settingsHref: string;
};

/** Replaces every page of the server's figures when the app starts without a connection. */
export function Unreached({ seconds, onRetry, settingsHref }: UnreachedProps) {
  const [isTrying, setTrying] = useState(false);
  const isBusy = isTrying || seconds === 0;
  const tryNow = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <>
      <Empty
        title={
          <FormattedMessage
            id="app.unreached"
            defaultMessage="{brand} cannot reach its server"
            values={{ brand: brand.name }}
          />
        }
        text={
          <FormattedMessage
            id="app.unreached.text"
            defaultMessage="We show no prices and balances, because old ones would mislead you. Nothing can be sent from here."
          />
        }
        action={
          <Stack gap="2">
            <Button
              icon="refresh"
              onClick={() => void tryNow()}
              loading={isBusy && <FormattedMessage id="app.unreached.trying" defaultMessage="Connecting" />}
            >
              <FormattedMessage id="common.retry" defaultMessage="Try again" />
            </Button>
            <Text as="p" variant="label" tone="secondary" weight="regular" align="center">
              <FormattedMessage
                id="app.unreached.next"
                defaultMessage="{seconds, plural, =0 {Trying now} one {Next try in # second} other {Next try in # seconds}}"
                values={{ seconds: isBusy ? 0 : seconds }}
              />
            </Text>
          </Stack>
        }
      />
      <Stack gutter>
        <Notice
          tone="neutral"
          icon={laterIcons.lock}
          lead={
            <FormattedMessage
              id="app.unreached.server"
              defaultMessage="Your orders and positions stay on the server."
            />
          }
        >
          <FormattedMessage
            id="app.unreached.goesOn"
            defaultMessage="Stops, liquidations and P2P deadlines continue without this device."
          />
        </Notice>
      </Stack>
      <Section
        title={<FormattedMessage id="app.unreached.works" defaultMessage="Works without a connection" />}
      >
        <List>
          <ListRow
            lead={<Icon name={laterIcons.globe} size="md" />}
            weight="regular"
            title={<FormattedMessage id="app.unreached.settings" defaultMessage="Language and theme" />}
            caption={<FormattedMessage id="app.unreached.kept" defaultMessage="Kept on this device" />}
            href={settingsHref}
            chevron
          />
        </List>
      </Section>
    </>
  );
}
