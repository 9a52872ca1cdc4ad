import { FormattedMessage } from 'react-intl';
import type { NewCoin } from '../../api/subscription.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { coinMark } from '../../components/coins/coinMark.ts';
import { LockWarning } from '../../components/subscription/LockWarning.tsx';
import { costIn, fewestOf, nameOf } from '../../components/subscription/newCoinTerms.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonPair } from '../../ui/actions/ButtonPair.tsx';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { StatTile } from '../../ui/cards/StatTile.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { TextButton } from '../../ui/actions/TextButton.tsx';

interface NewCoinSheetProps {
  product: NewCoin;
  /** Link to the coin's page. */
  href: string;
  onClose: () => void;
  onNever: () => void;
}

/** Offer of a new coin; the lock-up is shown first. */
export function NewCoinSheet({ product, href, onClose, onNever }: NewCoinSheetProps) {
  const formats = useFormats();
  const { new_currency_name: code, currency_name: coin, recommend_title: title } = product;
  const name = nameOf(product);
  return (
    <Sheet
      title={title ?? <FormattedMessage id="newCoin.one" defaultMessage="New coin" />}
      onClose={onClose}
      actions={
        <Stack gap="3">
          <ButtonPair>
            <Button variant="secondary" width="block" onClick={onClose}>
              <FormattedMessage id="verification.required.later" defaultMessage="Not now" />
            </Button>
            <Button width="block" href={href}>
              <FormattedMessage id="home.newCoin.details" defaultMessage="See details" />
            </Button>
          </ButtonPair>
          <Text as="p" variant="caption" tone="muted" align="center">
            <FormattedMessage
              id="home.newCoin.daily"
              defaultMessage="Shown at most once a day. <never>Do not show again</never>"
              values={{
                never: (text) => (
                  <TextButton place="text" onClick={onNever}>
                    {text}
                  </TextButton>
                ),
              }}
            />
          </Text>
        </Stack>
      }
    >
      <Stack gap="4">
        <Stack direction="row" gap="4" align="center">
          <CoinDisc {...coinMark(code)} />
          <Stack grow>
            <Text variant="title3">{name === code ? code : `${name} · ${code}`}</Text>
            <Text variant="label" tone="secondary" weight="regular">
              {product.recommend_content}
            </Text>
          </Stack>
        </Stack>
        <Stack direction="row" gap="5" justify="between" wrap>
          <StatTile
            label={<FormattedMessage id="newCoin.price" defaultMessage="Issue price" />}
            value={<Amount value={product.change_rate} coin={coin} unit="never" />}
          />
          <StatTile
            label={<FormattedMessage id="newCoin.lockup" defaultMessage="Lock-up" />}
            value={formats.units(product.day, 'day')}
          />
          <StatTile
            label={<FormattedMessage id="deposit.minimum" defaultMessage="Minimum" />}
            value={<Amount value={costIn(product, fewestOf(product))} coin={coin} />}
          />
        </Stack>
        <LockWarning product={product} />
      </Stack>
    </Sheet>
  );
}
