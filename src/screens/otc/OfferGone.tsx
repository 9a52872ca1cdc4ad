import { FormattedMessage, useIntl } from 'react-intl';
import { figuresOf, type OtcMeans } from '../../../contracts/rules/otc.ts';
import type { OtcOffer } from '../../api/otc.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { LeadSentence } from '../../components/details/LeadSentence.tsx';
import { UnknownCode } from '../../components/details/UnknownCode.tsx';
import { merchantMark } from '../../components/otc/merchant.ts';
import { useOtcAmounts } from '../../components/otc/useOtcAmounts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { List } from '../../ui/lists/List.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { BottomBar } from '../../ui/screen/ScreenBars.tsx';
import { Section } from '../../ui/screen/Section.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Deals } from './OfferRow.tsx';
import { isTakeable, termsOf } from './otcForm.ts';

export interface OfferGoneProps {
  /** The offer as last read; undefined if it was never read. */
  last: OtcOffer | undefined;
  /** What was typed; undefined without an amount. */
  typed: { means: OtcMeans; value: string } | undefined;
  /** Offers for the same amount; empty while they are not read. */
  others: readonly OtcOffer[];
  offersHref: string;
  offerHref: (offer: OtcOffer) => string;
}

/** Result of the same amount at another offer. */
function Outcome({ offer, typed }: { offer: OtcOffer } & Pick<OfferGoneProps, 'typed'>) {
  const { money } = useOtcAmounts();
  const figures = typed && figuresOf(termsOf(offer, offer.price), typed.means, typed.value);
  if (!figures) return money(offer.price, offer.fiat_name);
  return offer.type === 'buy' ? (
    <Amount value={figures.quantity} coin={offer.currency_name} />
  ) : (
    money(figures.total, offer.fiat_name)
  );
}

/** In place of the form of an offer that is closed or sold out: other offers, and the way back to all. */
export function OfferGone({ last, typed, others, offersHref, offerHref }: OfferGoneProps) {
  const intl = useIntl();
  const { price } = useOtcAmounts();
  const isUnknown = last !== undefined && last.type !== 'buy' && last.type !== 'sell';
  const open = others.filter((offer) => offer.id !== last?.id && isTakeable(offer));
  return (
    <>
      <Stack gutter padBlock="5" gap="4">
        <Notice
          tone="danger"
          lead={isUnknown ? <UnknownCode code={last.type} /> : <LeadSentence of="otc.offerGone" />}
        >
          <FormattedMessage id="otc.gone.text" defaultMessage="No order was opened and nothing was locked." />
        </Notice>
      </Stack>
      {open.length === 0 ? null : (
        <Section
          title={<FormattedMessage id="otc.gone.others" defaultMessage="Other offers" />}
          note={
            <FormattedMessage
              id="otc.gone.note"
              defaultMessage="Another offer has its own price. You confirm it there."
            />
          }
        >
          <List label={intl.formatMessage({ id: 'otc.gone.others', defaultMessage: 'Other offers' })}>
            {open.map((offer) => (
              <ListRow
                key={offer.id}
                href={offerHref(offer)}
                chevron
                lead={<CoinDisc {...merchantMark(offer.seller_name)} />}
                title={offer.seller_name}
                caption={<Deals offer={offer} />}
                value={<Outcome offer={offer} typed={typed} />}
                valueCaption={`${price(offer.price)}\u00a0${offer.fiat_name}`}
              />
            ))}
          </List>
        </Section>
      )}
      <BottomBar>
        <Button width="block" href={offersHref}>
          <FormattedMessage id="otc.gone.back" defaultMessage="Back to the offers" />
        </Button>
      </BottomBar>
    </>
  );
}
