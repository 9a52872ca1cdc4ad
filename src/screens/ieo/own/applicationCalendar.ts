import type { IntlShape } from 'react-intl';
import type { IeoApplication } from '../../../api/ieo.ts';
import type { Amounts } from '../../../components/amounts/useAmounts.ts';
import {
  applicationTimesOf,
  paymentFor,
  type ApplicationStage,
} from '../../../components/ieo/applicationStage.ts';

export interface CalendarEvent {
  /** Stable, so that a later file replaces the event. */
  id: string;
  atMs: number;
  summary: string;
  description: string;
}

type Kind = 'allotment' | 'pay' | 'listing' | 'unlock';

const kindsOf: Readonly<Partial<Record<ApplicationStage, readonly Kind[]>>> = {
  applied: ['allotment', 'pay', 'listing', 'unlock'],
  toPay: ['pay', 'listing', 'unlock'],
  paid: ['listing', 'unlock'],
  locked: ['unlock'],
};

/** Coming dates of an application, in the user's language. */
export function applicationEvents(
  intl: IntlShape,
  amounts: Amounts,
  application: IeoApplication,
  stage: ApplicationStage,
  nowMs: number,
): CalendarEvent[] {
  const { currency_name: coin, pay_currency_name: payCoin, allotment_quantity: allotted } = application;
  const { allotMs, payMs, listMs, lockMs } = applicationTimesOf(application);
  const due = `${amounts.amount(paymentFor(application, allotted), payCoin)} ${payCoin}`;
  const eventOf: Readonly<Record<Kind, { atMs: number; summary: string }>> = {
    allotment: {
      atMs: allotMs,
      summary: intl.formatMessage(
        { id: 'ieoApplication.calendar.allotment', defaultMessage: 'IEO {coin}: allotment' },
        { coin },
      ),
    },
    pay: {
      atMs: payMs,
      summary:
        stage === 'toPay'
          ? intl.formatMessage(
              {
                id: 'ieoApplication.calendar.due',
                defaultMessage: 'IEO {coin}: the window to pay {due} ends',
              },
              { coin, due },
            )
          : intl.formatMessage(
              { id: 'ieoApplication.calendar.pay', defaultMessage: 'IEO {coin}: the window to pay ends' },
              { coin },
            ),
    },
    listing: {
      atMs: listMs,
      summary: intl.formatMessage(
        { id: 'ieoApplication.calendar.listing', defaultMessage: 'IEO {coin}: listing planned' },
        { coin },
      ),
    },
    unlock: {
      atMs: lockMs,
      summary: intl.formatMessage(
        { id: 'ieoApplication.calendar.unlock', defaultMessage: 'IEO {coin}: the lock-up ends' },
        { coin },
      ),
    },
  };
  const description = intl.formatMessage(
    { id: 'ieoApplication.reference', defaultMessage: '{name}, application {serial}' },
    { name: application.name, serial: application.serial_number },
  );
  return (kindsOf[stage] ?? [])
    .map((kind) => ({ id: `ieo-${application.id}-${kind}`, ...eventOf[kind], description }))
    .filter(({ atMs }) => atMs > nowMs);
}
