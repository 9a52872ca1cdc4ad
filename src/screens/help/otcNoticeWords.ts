// Texts of notices about P2P orders.
import type { IntlShape } from 'react-intl';
import { noValue } from '../../intl/format.ts';
import { saying, type NoticeWords, type Wording } from './noticeWording.ts';

type Told = Parameters<Wording>;

/** Title, and a text with the amount of the order; the title alone where the back end does not send the amount. */
function ofOrder(
  title: string,
  [, { about }, , amounts]: Told,
  say: (amount: string, side: string | undefined) => string,
): NoticeWords {
  const { amount, coin, side } = about;
  const figure = coin ? amounts.amount(amount, coin) : noValue;
  return figure === noValue ? { title } : { title, ...saying(say(`${figure}\u00a0${coin}`, side)) };
}

const available = (intl: IntlShape, amount: string): string =>
  intl.formatMessage(
    { id: 'newCoin.order.free', defaultMessage: '{amount} is available again.' },
    { amount },
  );

export const otcWordings: Readonly<Record<string, Wording>> = {
  'otc.timeLeft': (...told) => {
    const [intl, { about }] = told;
    const title = intl.formatMessage({
      id: 'notice.otcTimeLeft',
      defaultMessage: 'Your P2P order expires soon',
    });
    const minutes = about['minutes'];
    if (minutes === undefined || !/^\d+$/.test(minutes)) return { title };
    return ofOrder(title, told, (amount) =>
      intl.formatMessage(
        {
          id: 'notice.otcTimeLeft.text',
          defaultMessage:
            '{minutes, plural, one {# minute is} other {# minutes are}} left to pay for your purchase of {amount}. If you have paid, mark the order as paid.',
        },
        { amount, minutes: Number(minutes) },
      ),
    );
  },
  'otc.paid': (...told) => {
    const [intl] = told;
    const title = intl.formatMessage({
      id: 'notice.otcPaid',
      defaultMessage: 'The merchant says it has paid',
    });
    return ofOrder(title, told, (amount) =>
      intl.formatMessage(
        {
          id: 'notice.otcPaid.text',
          defaultMessage: 'Check your bank account before you release {amount}.',
        },
        { amount },
      ),
    );
  },
  'otc.released': (...told) => {
    const [intl] = told;
    const title = intl.formatMessage({
      id: 'notice.otcReleased',
      defaultMessage: 'Your P2P order is complete',
    });
    return ofOrder(title, told, (amount, side) =>
      side === 'sell'
        ? intl.formatMessage(
            {
              id: 'notice.otcReleased.sale',
              defaultMessage: '{amount} went to the merchant by a decision on an appeal.',
            },
            { amount },
          )
        : intl.formatMessage(
            { id: 'notice.depositCredited.text', defaultMessage: '{amount} is in your Spot account.' },
            { amount },
          ),
    );
  },
  'otc.appealed': (...told) => {
    const [intl] = told;
    const title = intl.formatMessage({
      id: 'notice.otcAppealed',
      defaultMessage: 'The merchant has appealed',
    });
    return ofOrder(title, told, (amount) =>
      intl.formatMessage(
        {
          id: 'notice.otcAppealed.text',
          defaultMessage:
            '{amount} stays locked until support decides. You can add a statement and pictures in the order.',
        },
        { amount },
      ),
    );
  },
  'otc.expired': (...told) => {
    const [intl] = told;
    const title = intl.formatMessage({
      id: 'notice.otcExpired',
      defaultMessage: 'Your P2P order has expired',
    });
    return ofOrder(title, told, (amount, side) =>
      side === 'sell'
        ? intl.formatMessage(
            {
              id: 'notice.otcExpired.sale',
              defaultMessage: 'The merchant did not pay in time. {amount} is available again.',
            },
            { amount },
          )
        : intl.formatMessage({
            id: 'notice.otcExpired.text',
            defaultMessage:
              'It was not marked as paid in time. Do not pay now. If you have already paid, open an appeal in the order.',
          }),
    );
  },
  'otc.cancelled': (...told) => {
    const [intl] = told;
    const title = intl.formatMessage({
      id: 'notice.otcCancelled',
      defaultMessage: 'Your P2P order was cancelled',
    });
    return ofOrder(title, told, (amount, side) =>
      side === 'sell'
        ? available(intl, amount)
        : intl.formatMessage(
            {
              id: 'notice.otcCancelled.purchase',
              defaultMessage: '{amount} went back to the merchant.',
            },
            { amount },
          ),
    );
  },
  'otc.decided': (intl) => ({
    title: intl.formatMessage({ id: 'notice.otcDecided', defaultMessage: 'Your P2P appeal was decided' }),
    ...saying(
      intl.formatMessage({ id: 'notice.otcDecided.text', defaultMessage: 'The order shows the decision.' }),
    ),
  }),
};
