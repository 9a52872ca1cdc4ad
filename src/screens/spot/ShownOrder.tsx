import { FormattedMessage } from 'react-intl';
import type { SpotOrder } from '../../api/spot.ts';
import { EmptySentence } from '../../ui/lists/EmptySentence.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { OrderDetails, type OrderDetailsProps } from './OrderDetails.tsx';

export interface ShownOrderProps extends Pick<OrderDetailsProps, 'fills' | 'onMoreFills'> {
  /** The order selected by a tap or by the URL; its data is undefined where it does not exist. */
  order: RemoteState<SpotOrder | undefined>;
  /** Price tick of a pair, if known. */
  tickOf: (symbol: string) => string | undefined;
  recordsHrefOf: (order: SpotOrder) => string;
  onClose: () => void;
}

/** One order with all of its fills. */
export function ShownOrder(props: ShownOrderProps) {
  const { order, fills, onMoreFills, tickOf, recordsHrefOf, onClose } = props;
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
            <OrderDetails
              order={found}
              tick={tickOf(found.symbol)}
              fills={fills}
              onMoreFills={onMoreFills}
              recordsHref={recordsHrefOf(found)}
            />
          )
        }
      </Remote>
    </Sheet>
  );
}
