import { FormattedMessage } from 'react-intl';
import { figuresOf, fiatScale, type OtcMeans } from '../../../contracts/rules/otc.ts';
import type { OtcOffer } from '../../api/otc.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { useOtcAmounts } from '../../components/otc/useOtcAmounts.ts';
import { decimalsOf } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { FigureChange } from '../../ui/facts/FigureChange.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { termsOf } from './otcForm.ts';

interface PriceChangedSheetProps {
  offer: OtcOffer;
  means: OtcMeans;
  value: string;
  /** Shown price. */
  before: string;
  /** Price in force. */
  after: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Old and new price, and what the typed amount comes to at each. */
export function PriceChangedSheet(props: PriceChangedSheetProps) {
  const { offer, means, value, before, after, onConfirm, onClose } = props;
  const amounts = useAmounts();
  const formats = useFormats();
  const { figure } = useOtcAmounts();
  const { currency_name: coin, fiat_name: fiat, type } = offer;
  const [was, is] = [before, after].map((price) => figuresOf(termsOf(offer, price), means, value));
  const least = Math.max(fiatScale(fiat), decimalsOf(before), decimalsOf(after));
  const money = {
    label:
      type === 'buy' ? (
        <FormattedMessage id="spot.ticket.pays" defaultMessage="You pay" />
      ) : (
        <FormattedMessage id="spot.ticket.receive" defaultMessage="You receive" />
      ),
    before: figure(was?.total, fiat),
    after: figure(is?.total, fiat),
    unit: fiat,
  };
  const quantity = {
    label:
      type === 'buy' ? (
        <FormattedMessage id="spot.ticket.receive" defaultMessage="You receive" />
      ) : (
        <FormattedMessage id="otc.youSell" defaultMessage="You sell" />
      ),
    before: amounts.amount(was?.quantity, coin),
    after: amounts.amount(is?.quantity, coin),
    unit: coin,
  };
  return (
    <Sheet
      title={<FormattedMessage id="otc.price.changed.title" defaultMessage="The price has changed" />}
      onClose={onClose}
      actions={
        <Stack gap="3">
          <Button width="block" onClick={onConfirm}>
            <FormattedMessage
              id="otc.price.confirm"
              defaultMessage="Continue at {price}"
              values={{ price: `${formats.rate(after, least)}\u00a0${fiat}` }}
            />
          </Button>
          <Button width="block" variant="secondary" onClick={onClose}>
            <FormattedMessage id="verification.required.later" defaultMessage="Not now" />
          </Button>
        </Stack>
      }
    >
      <Stack gap="4">
        <Text as="p" variant="label" tone="secondary" weight="regular">
          <FormattedMessage
            id="otc.price.changed.text"
            defaultMessage="No order was opened. Check the new figures before you continue."
          />
        </Text>
        <FigureChange
          rows={[
            {
              label: <FormattedMessage id="order.price" defaultMessage="Price" />,
              before: formats.rate(before, least),
              after: formats.rate(after, least),
              unit: fiat,
            },
            ...(type === 'buy' ? [money, quantity] : [quantity, money]),
          ]}
        />
      </Stack>
    </Sheet>
  );
}
