import { useQueries, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { chatUnread } from '../../../api/chat.ts';
import { fundPasswordState } from '../../../api/accountSecurity.ts';
import { otcOrder, otcOrderPicture, type OtcOrderDetail } from '../../../api/otc.ts';
import { upload, uploadPreview } from '../../../api/verification.ts';
import { useDraft } from '../../../components/forms/useDraft.ts';
import { usePendingPoll } from '../../../components/live/usePendingPoll.ts';
import { picturePath, usePictureField } from '../../../components/pictures/usePictureField.ts';
import { useCan } from '../../../components/shell/useCan.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { isText } from '../../../stored/shapes.ts';
import { mapRemote, ready, remoteOf } from '../../../ui/loading/remoteData.ts';
import type { AppealValues, PaidValues } from './orderForms.ts';
import type { EventPictures } from './OrderTimeline.tsx';
import { OtcOrderView, type OrderForms } from './OtcOrderView.tsx';
import { useAppealing, useCancelling, usePaying, useReleasing } from './useOrderCommands.ts';

/** Commands of one order, and the entries of their forms. */
function useForms(id: string, order: OtcOrderDetail | undefined): OrderForms {
  const picture = { of: id, send: upload, preview: uploadPreview };
  const proof = usePictureField({ ...picture, form: 'otc.paid.proof', slot: 'proof' });
  const appealPicture = usePictureField({ ...picture, form: 'otc.appeal.picture', slot: 'picture' });
  const paidDraft = useDraft<PaidValues>('otc.paid', { of: id, fields: { reference: isText } });
  const appealDraft = useDraft<AppealValues>('otc.appeal', { of: id, fields: { text: isText } });
  const isReleasable = order?.type === 'sell' && order.phase === 'awaiting_release';
  const fundPassword = useQuery({ ...fundPasswordState(), enabled: isReleasable });
  return {
    paying: usePaying(id, picturePath(proof.field)),
    paidDraft,
    proof: proof.field,
    cancelling: useCancelling(id),
    releasing: useReleasing(id),
    hasFundPassword: fundPassword.data,
    appealing: useAppealing(id, picturePath(appealPicture.field)),
    appealDraft,
    appealPicture: appealPicture.field,
    onSent: (step) => {
      const [draft, sent] = step === 'pay' ? [paidDraft, proof] : [appealDraft, appealPicture];
      draft.end();
      sent.end();
    },
  };
}

function useEventPictures(id: string, { events = [] }: Pick<OtcOrderDetail, 'events'>): EventPictures {
  const shown = events.filter(({ has_picture }) => has_picture);
  const reads = useQueries({ queries: shown.map(({ nth }) => otcOrderPicture(id, nth)) });
  return new Map(
    reads.map((read, index) => [
      shown[index]!.nth,
      mapRemote(remoteOf(read), ({ type, base64 }) => `data:${type};base64,${base64}`),
    ]),
  );
}

function Order({ id: asked }: { id: string }) {
  const { pathOf, errandPath, back, serverNow, isOffline, offlineBar } = useShell();
  const { tellChanges } = useCan();
  const isNumber = /^[1-9][0-9]{0,15}$/.test(asked);
  const found = useQuery({ ...otcOrder(asked), enabled: isNumber });
  const { data: order } = found;
  const unread = useQuery({ ...chatUnread(), enabled: tellChanges && order !== undefined, retry: false });
  const isMissing = !isNumber || found.error?.reason === 'otc.unknown';
  usePendingPoll(order !== undefined && order.status !== 5 && order.phase !== 'released', ['otc']);
  const coin = order?.currency_name ?? '';
  const number = order?.order_no ?? asked;
  return (
    <OtcOrderView
      order={isMissing ? ready(null) : remoteOf(found)}
      serverNow={serverNow}
      isOffline={isOffline}
      unread={unread.data?.orders.find(({ order_id }) => order_id === order?.id)?.count}
      pictures={useEventPictures(asked, order ?? {})}
      forms={useForms(asked, order)}
      links={{
        chat: pathOf('OtcChat', { order: asked, order_no: number }),
        support: pathOf('Chat', { order_no: number }),
        offers: pathOf('OtcOffers'),
        orders: pathOf('OtcOrders'),
        records: pathOf('AssetRecord', { kind: 'otc', ...(coin !== '' && { coin }) }),
        trade:
          coin === '' || coin === 'USDT'
            ? pathOf('SpotTrade')
            : pathOf('SpotTrade', { symbol: `${coin}/USDT` }),
        fundPassword: errandPath('ChangeFundPassword'),
      }}
      onExpired={() => void found.refetch()}
      onRefresh={() => found.refetch()}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}

/** The order with the id in the URL. */
export function OtcOrder() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return <Order key={id} id={id} />;
}
