import { QueryClientContext, useQuery } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { markOfLocale } from '../../../contracts/locales.ts';
import { announcement } from '../../api/help.ts';
import { recommendedNewCoin, type NewCoin } from '../../api/subscription.ts';
import { isOfThisVisit } from '../../components/help/announcementsShown.ts';
import { dayOf } from '../../components/lists/days.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { phaseAt } from '../../components/subscription/newCoinTerms.ts';
import { keptOffer } from './keptOffer.ts';
import { NewCoinSheet } from './NewCoinSheet.tsx';

/** New coin offered at this visit: at most one a day, from the second day on. */
function useOffer() {
  const { timeZone } = useIntl();
  const { serverNow, locale } = useShell();
  const product = useQuery(recommendedNewCoin()).data;
  const announced = useQuery(announcement({ lang: markOfLocale(locale) }));
  // A public announcement has precedence; no offer is shown behind it.
  const isInTurn = !announced.isPending && (!announced.data || !isOfThisVisit(announced.data));
  const [offered, setOffered] = useState<NewCoin>();
  useEffect(() => {
    if (product === undefined || !isInTurn) return;
    const [known, day] = [keptOffer.get(), dayOf(Date.now(), timeZone)];
    if (known?.day === day) return;
    keptOffer.set({ day, unwanted: known?.unwanted ?? [] });
    const isWanted = known !== undefined && !known.unwanted.includes(product.id);
    if (isWanted && phaseAt(product, serverNow()) === 'open') setOffered(product);
  }, [product, isInTurn, timeZone, serverNow]);
  return { offered, onClose: () => setOffered(undefined) };
}

function Offer() {
  const { pathOf } = useShell();
  const { offered, onClose } = useOffer();
  if (offered === undefined) return null;
  return (
    <NewCoinSheet
      product={offered}
      href={pathOf('NewCoin', { id: String(offered.id) })}
      onClose={onClose}
      onNever={() => {
        const { day = '', unwanted = [] } = keptOffer.get() ?? {};
        keptOffer.set({ day, unwanted: [...unwanted, offered.id] });
        onClose();
      }}
    />
  );
}

/** Loaded with the balance, which only logged-in users see, to keep it out of Home's first load. */
export function HomeOffer() {
  // A page rendered without a server has no offers.
  return use(QueryClientContext) === undefined ? null : <Offer />;
}
