import { FormattedMessage, useIntl } from 'react-intl';
import { mostUnfinished } from '../../../contracts/rules/otc.ts';
import type { OtcOrder } from '../../api/otc.ts';
import { OtcOrderRow } from '../../components/otc/OtcOrderRow.tsx';
import { RefusalText } from '../../intl/RefusalText.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonPair } from '../../ui/actions/ButtonPair.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { List } from '../../ui/lists/List.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

export interface UnfinishedSheetProps {
  orders: RemoteState<readonly OtcOrder[]>;
  aheadMs: number;
  orderHref: (order: Pick<OtcOrder, 'id'>) => string;
  ordersHref: string;
  onClose: () => void;
}

/** The unfinished orders that prevent another one, each with its page. */
export function UnfinishedSheet({ orders, aheadMs, orderHref, ordersHref, onClose }: UnfinishedSheetProps) {
  const intl = useIntl();
  return (
    <Sheet
      title={<RefusalText of="otc.unfinished" />}
      onClose={onClose}
      actions={
        <ButtonPair>
          <Button variant="secondary" width="block" onClick={onClose}>
            <FormattedMessage id="otc.unfinished.back" defaultMessage="Back to the offer" />
          </Button>
          <Button width="block" href={ordersHref}>
            <FormattedMessage id="otc.orders" defaultMessage="P2P orders" />
          </Button>
        </ButtonPair>
      }
    >
      <Stack gap="3">
        <Text as="p" variant="label" tone="secondary" weight="regular">
          <FormattedMessage
            id="otc.unfinished.text"
            defaultMessage="You can have {most} unfinished orders at a time, because each one locks coins. No new order was opened, and what you entered stays."
            values={{ most: mostUnfinished }}
          />
        </Text>
        <Remote of={orders} failedTitle={ordersFailed}>
          {(rows) => (
            <List
              variant="sheet"
              label={intl.formatMessage({ id: 'otc.orders', defaultMessage: 'P2P orders' })}
            >
              {rows.map((order) => (
                <OtcOrderRow key={order.id} order={order} aheadMs={aheadMs} href={orderHref(order)} />
              ))}
            </List>
          )}
        </Remote>
      </Stack>
    </Sheet>
  );
}

export const ordersFailed = (
  <FormattedMessage id="otc.orders.failed" defaultMessage="Your orders could not be loaded" />
);
