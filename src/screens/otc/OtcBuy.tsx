import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { profile } from '../../api/account.ts';
import { bankCard } from '../../api/bank.ts';
import { otcOffer, otcOffers, otcOrders, placeOtcOrder, type OtcOffer } from '../../api/otc.ts';
import { products } from '../../api/products.ts';
import { advancedProfile } from '../../api/verification.ts';
import { balances } from '../../api/wallet.ts';
import { useCommandForm, type CommandForm } from '../../components/command/useCommandForm.ts';
import { isUnfinished } from '../../components/otc/otcStatus.tsx';
import { isClosed } from '../../components/products/isClosed.ts';
import { useAddressedProduct } from '../../components/products/useAddressedProduct.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { holdingOf, rowsOf } from '../../components/wallet/holdings.ts';
import { isDecimal } from '../../stored/isDecimal.ts';
import { joinRemotes, loading, ready, remoteOf, type Remote } from '../../ui/loading/remoteData.ts';
import { writeOfferFilters } from './offerFilters.ts';
import { OtcBuyView } from './OtcBuyView.tsx';
import type { OtcBasics } from './OtcFormParts.tsx';
import type { OfferGoneProps } from './OfferGone.tsx';
import { isTakeable, otcFields, otcRequest, type OtcValues } from './otcForm.ts';
import { otcRecords } from './otcRecords.ts';

/** An offer is read again when its price can change; never more often than this, in ms. */
const leastMs = 5_000;
const mostMs = 60_000;

/** The offer of the address; undefined if it is gone. */
function useOffer(): { id: string; offer: Remote<OtcOffer | undefined>; last: OtcOffer | undefined } {
  const { serverNow } = useShell();
  const { id, product: offer } = useAddressedProduct(
    (number: number) => ({
      ...otcOffer(String(number)),
      refetchInterval: ({ state: { data } }: { state: { data: OtcOffer | undefined } }) =>
        data?.price_until_ms === undefined
          ? false
          : Math.min(mostMs, Math.max(leastMs, data.price_until_ms - serverNow())),
    }),
    'otc.offerGone',
  );
  const last = useQueryClient().getQueryData(otcOffer(id).queryKey);
  return { id, offer, last };
}

/** What a sale needs in addition: the balance, and the bank card that it is paid to. */
function useBasics(offer: Remote<OtcOffer | undefined>): Remote<OtcBasics | undefined> {
  const card = remoteOf(useQuery(bankCard()));
  const held = remoteOf(useQuery(balances()));
  const known = offer.state === 'ready' ? offer.data : undefined;
  if (known === undefined || known.type !== 'sell')
    return offer.state === 'ready'
      ? ready(known && { offer: known, card: undefined, available: undefined }, offer.stale)
      : offer;
  return joinRemotes(
    offer,
    joinRemotes(card, held, (own, all) => ({ own, all })),
    (_, { own, all }) => ({
      offer: known,
      card: own.bank_account === '' ? undefined : own,
      available: holdingOf(
        rowsOf(all.change_wallet).find(({ currency }) => currency === known.currency_id),
        'change',
      ).available,
    }),
  );
}

/** Unfinished orders; read once they prevent another one. */
function useUnfinished() {
  const [isAsked, setAsked] = useState(false);
  const unpaid = useQuery({ ...otcOrders({ status: '1', limit: '40' }), enabled: isAsked });
  const paid = useQuery({ ...otcOrders({ status: '2', limit: '40' }), enabled: isAsked });
  return {
    orders: joinRemotes(remoteOf(unpaid), remoteOf(paid), (first, second) =>
      [...first.list, ...second.list].filter(isUnfinished),
    ),
    onAsk: () => setAsked(true),
  };
}

interface GoneOptions {
  isGone: boolean;
  last: OtcOffer | undefined;
  command: Pick<CommandForm<OtcValues>, 'draft'>;
}

/** Instead of an offer that is gone: others for the amount that was typed. */
function useGone({ isGone, last, command }: GoneOptions): OfferGoneProps {
  const { pathOf } = useShell();
  const { means, value = '' } = command.draft?.initial ?? {};
  const typed = isGone && means !== undefined && value !== '' ? { means, value } : undefined;
  const money = typed?.means === 'money' ? typed.value : undefined;
  const side = last?.type === 'sell' ? 'sell' : 'buy';
  const others = useQuery({
    ...otcOffers({
      type: side,
      currency_id: String(last?.currency_id),
      fiat_name: last?.fiat_name,
      value: money,
    }),
    enabled: isGone && last !== undefined,
  });
  return {
    last,
    typed,
    others: others.data?.list ?? [],
    offersHref: pathOf(
      'OtcOffers',
      last &&
        writeOfferFilters({
          side,
          coin: last.currency_name,
          fiat: last.fiat_name,
          value: money,
          way: undefined,
        }),
    ),
    offerHref: ({ id }) => pathOf('OtcBuy', { id: String(id), ...(money !== undefined && { value: money }) }),
  };
}

/** Opens an order on the offer of the address. */
export function OtcBuy() {
  const { pathOf, open, back, serverNow, isOffline, offlineBar } = useShell();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const { id, offer, last } = useOffer();
  const unfinished = useUnfinished();
  const basic = useQuery(profile());
  const advanced = useQuery(advancedProfile());
  const command = useCommandForm({
    name: 'otc',
    fields: otcFields,
    // The price is read again for each order.
    unstored: ['price'],
    of: id,
    detours: ['BankCard'],
    fieldOf: { value: 'value', means: 'value' },
    changes: [balances().queryKey, ['otc']],
    // The offer may be closed, sold out, or have another price.
    shown: [['otc', 'offer']],
    mutation: placeOtcOrder(),
    formOf: otcRequest,
    records: otcRecords,
    onMade: (made) =>
      void navigate(made === undefined ? pathOf('OtcOrders') : pathOf('OtcOrder', { id: String(made.id) }), {
        replace: true,
      }),
  });
  const isIdle = command.submission.state === 'idle';
  // The form reports an order without an answer, also of an offer that has closed since.
  const basics = useBasics(
    offer.state === 'ready' && offer.data === undefined && !isIdle ? ready(last) : offer,
  );
  const gone = useGone({
    isGone: offer.state === 'ready' && !(offer.data && isTakeable(offer.data)),
    last,
    command,
  });
  const asked = address.get('value') ?? '';
  const isLoading = basic.isPending || advanced.isPending;
  return (
    <OtcBuyView
      command={command}
      basics={isLoading && basics.state === 'ready' ? loading : basics}
      asked={isDecimal(asked) ? asked : ''}
      levels={{ basic: basic.data?.review_status, advanced: advanced.data?.review_status }}
      isClosed={isClosed(useQuery(products()).data, 'otc')}
      aheadMs={Date.now() - serverNow()}
      gone={gone}
      unfinished={unfinished.orders}
      onUnfinished={unfinished.onAsk}
      links={{
        orders: pathOf('OtcOrders'),
        order: (order) => pathOf('OtcOrder', { id: String(order.id) }),
        card: pathOf('BankCard'),
        addCard: pathOf('AddBankCard'),
      }}
      isOffline={isOffline}
      onVerify={() => open(pathOf('Verification'))}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
