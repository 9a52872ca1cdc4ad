import { FormattedMessage } from 'react-intl';
import type { SpotOrder } from '../../api/spot.ts';
import { OrderRow } from '../../components/orders/OrderRow.tsx';
import { EmptySentence } from '../../ui/EmptySentence.tsx';
import { List } from '../../ui/List.tsx';
import { Remote } from '../../ui/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/remote.ts';
import { Sheet } from '../../ui/Sheet.tsx';

export interface ShownOrderProps {
  /** The one order that the address asks for; its data is undefined where there is none of that number. */
  order: RemoteState<SpotOrder | undefined>;
  /** The price step of a pair, where it is known. */
  tickOf: (symbol: string) => string | undefined;
  onClose: () => void;
}

/** The order that a record has led to. */
export function ShownOrder({ order, tickOf, onClose }: ShownOrderProps) {
  return (
    <Sheet title={<FormattedMessage id="spot.shownOrder" defaultMessage="Order" />} onClose={onClose}>
      <Remote of={order}>
        {(found) =>
          found === undefined ? (
            <EmptySentence>
              <FormattedMessage
                id="spot.shownOrder.none"
                defaultMessage="Your account has no order with this number."
              />
            </EmptySentence>
          ) : (
            <List variant="sheet">
              <li>
                <OrderRow order={found} tick={tickOf(found.symbol)} />
              </li>
            </List>
          )
        }
      </Remote>
    </Sheet>
  );
}
