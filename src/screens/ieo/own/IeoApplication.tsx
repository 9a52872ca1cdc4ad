import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ieo, ieoApplication, payIeo, type IeoApplication as Application } from '../../../api/ieo.ts';
import { pairsOf, quotations } from '../../../api/market.ts';
import { balances } from '../../../api/wallet.ts';
import { useAmounts } from '../../../components/amounts/useAmounts.ts';
import { useCheckedCommand } from '../../../components/command/useCheckedCommand.ts';
import { applicationEvents } from './applicationCalendar.ts';
import { isPending, type ApplicationStage } from '../../../components/ieo/applicationStage.ts';
import { laterApplicationCalendar } from './laterApplicationCalendar.ts';
import { fixedSource } from '../../../components/live/fixedSource.ts';
import { useFreshness } from '../../../components/live/useFreshness.ts';
import { usePendingPoll } from '../../../components/live/usePendingPoll.ts';
import { saveFile } from '../../../components/shell/saveFile.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { holdingOf, rowsOf } from '../../../components/wallet/holdings.ts';
import { ready, remoteOf } from '../../../ui/loading/remoteData.ts';
import { IeoApplicationView } from './IeoApplicationView.tsx';

const noQuote = fixedSource(undefined);

/** Payment of the allotment of one application. */
function usePayment(id: string) {
  const intl = useIntl();
  return useCheckedCommand({
    name: 'ieo.pay',
    mutation: payIeo(),
    draftOf: (_: void) => ({ id }),
    formOf: (draft) => draft,
    names: {},
    look: (client, of) => client.fetchQuery({ ...ieoApplication(of), staleTime: 0, gcTime: 0 }),
    domain: 'ieo',
    isDone: ({ ipo_status: status }) => status === 4 || status === 5 || status === 6,
    isOver: ({ ipo_status: status }) => status !== 3,
    doneText: () =>
      intl.formatMessage({
        id: 'ieoApplication.payment.done',
        defaultMessage: 'The allotment has been paid',
      }),
    keptText: intl.formatMessage({
      id: 'ieoApplication.payment.kept',
      defaultMessage: 'No payment has arrived. Paying again is safe: an allotment is paid only once.',
    }),
  });
}

/** Price of the pair of locked coins. */
function usePrice(application: Application | null | undefined) {
  const { feed } = useShell();
  const symbol = application?.ipo_status === 5 ? application.pair : undefined;
  const groups = useQuery({ ...quotations(), enabled: symbol !== undefined });
  const pair = pairsOf(groups.data ?? []).find((each) => each.symbol === symbol);
  return {
    lastPrice: pair?.now_price,
    live: symbol === undefined ? noQuote : feed.quote(symbol),
    isStale: useFreshness(feed.status).level !== 'live',
  };
}

/** Saves the coming dates of an application as a file. */
function useCalendarFile() {
  const intl = useIntl();
  const amounts = useAmounts();
  const { serverNow, toast } = useShell();
  return async (application: Application, stage: ApplicationStage): Promise<void> => {
    try {
      const { calendarFile } = await laterApplicationCalendar.load();
      const nowMs = serverNow();
      const text = calendarFile({
        events: applicationEvents(intl, amounts, application, stage, nowMs),
        host: location.host,
        url: location.href,
        nowMs,
      });
      saveFile(`${application.serial_number}.ics`, 'text/calendar;charset=utf-8', text);
    } catch {
      toast({
        kind: 'error',
        failure: {},
        text: intl.formatMessage({
          id: 'ieoApplication.calendar.failed',
          defaultMessage: 'The file could not be created. Check your connection and try again.',
        }),
      });
    }
  };
}

function OneApplication({ id: asked }: { id: string }) {
  const { pathOf, back, serverNow, isOffline, offlineBar } = useShell();
  const isNumber = /^[1-9][0-9]{0,15}$/.test(asked);
  const found = useQuery({ ...ieoApplication(asked), enabled: isNumber });
  const { data: application } = found;
  const product = useQuery({ ...ieo(application?.ieo_id ?? 0), enabled: application?.ieo_id !== undefined });
  const wallets = useQuery(balances());
  const onCalendar = useCalendarFile();
  usePendingPoll(application != null && isPending(application), ['ieo', 'wallet']);
  const coin = application?.pay_currency_name;
  const row = rowsOf(wallets.data?.change_wallet).find(({ currency_name }) => currency_name === coin);
  const pair = application?.pair;
  return (
    <IeoApplicationView
      application={isNumber ? remoteOf(found) : ready(null)}
      available={holdingOf(row, 'change').available}
      listingPrice={product.data?.listing_price}
      {...usePrice(application)}
      serverNow={serverNow}
      isOffline={isOffline}
      paying={usePayment(asked)}
      links={{
        applications: pathOf('IeoApplications'),
        ieos: pathOf('Ieos'),
        deposit: pathOf('Deposit', coin === undefined ? {} : { coin }),
        sell: pair === undefined ? pathOf('Assets') : pathOf('SpotTrade', { symbol: pair }),
        support: pathOf('Chat'),
      }}
      onExpired={() => void found.refetch()}
      onCalendar={(of, stage) => void onCalendar(of, stage)}
      onRefresh={() => found.refetch()}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}

/** The application with the id in the URL. */
export function IeoApplication() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return <OneApplication key={id} id={id} />;
}
