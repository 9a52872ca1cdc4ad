// Texts of notices about IEO applications.
import { noValue } from '../../intl/format.ts';
import { saying, type NoticeWords, type Wording } from './noticeWording.ts';

type Told = Parameters<Wording>;

/** Title, and a text with the quantity; the title alone where the back end does not send the quantity. */
function ofQuantity(
  title: string,
  [, { about }, , amounts]: Told,
  say: (quantity: string) => string,
): NoticeWords {
  const { amount, coin } = about;
  const figure = coin ? amounts.amount(amount, coin) : noValue;
  return figure === noValue ? { title } : { title, ...saying(say(`${figure}\u00a0${coin}`)) };
}

/** The same with the price and the end of the payment window. */
function ofPayment(
  title: string,
  told: Told,
  say: (values: { quantity: string; price: string; time: string }) => string,
): NoticeWords {
  const [, { about }, dates, amounts] = told;
  const { price, pay_coin: payCoin, until_ms: until } = about;
  const figure = payCoin ? amounts.amount(price, payCoin) : noValue;
  if (figure === noValue || until === undefined || !/^\d+$/.test(until)) return { title };
  const values = { price: `${figure}\u00a0${payCoin}`, time: dates.withZone(Number(until)) };
  return ofQuantity(title, told, (quantity) => say({ quantity, ...values }));
}

export const ieoWordings: Readonly<Record<string, Wording>> = {
  'ieo.allotted': (...told) => {
    const [intl] = told;
    const title = intl.formatMessage({
      id: 'notice.ieoAllotted',
      defaultMessage: 'Your IEO allotment is ready to pay',
    });
    return ofPayment(title, told, (values) =>
      intl.formatMessage(
        {
          id: 'notice.ieoAllotted.text',
          defaultMessage: '{quantity} for {price}, to be paid by {time}. Letting it lapse costs nothing.',
        },
        values,
      ),
    );
  },
  'ieo.payReminder': (...told) => {
    const [intl] = told;
    const title = intl.formatMessage({
      id: 'notice.ieoPayReminder',
      defaultMessage: 'The time to pay for your IEO allotment ends soon',
    });
    return ofPayment(title, told, (values) =>
      intl.formatMessage(
        {
          id: 'notice.ieoAllotted.text',
          defaultMessage: '{quantity} for {price}, to be paid by {time}. Letting it lapse costs nothing.',
        },
        values,
      ),
    );
  },
  'ieo.notAllotted': (...told) => {
    const [intl] = told;
    const title = intl.formatMessage({
      id: 'notice.ieoNotAllotted',
      defaultMessage: 'Your IEO application received no allotment',
    });
    return ofQuantity(title, told, (quantity) =>
      intl.formatMessage(
        {
          id: 'notice.ieoNotAllotted.text',
          defaultMessage: 'You applied for {quantity}. Nothing was charged.',
        },
        { quantity },
      ),
    );
  },
  'ieo.lapsed': (...told) => {
    const [intl] = told;
    const title = intl.formatMessage({
      id: 'notice.ieoLapsed',
      defaultMessage: 'Your IEO allotment has lapsed',
    });
    return ofQuantity(title, told, (quantity) =>
      intl.formatMessage(
        {
          id: 'notice.ieoLapsed.text',
          defaultMessage: '{quantity} were not paid in time. Nothing was charged.',
        },
        { quantity },
      ),
    );
  },
  'ieo.unlocked': (...told) => {
    const [intl] = told;
    const title = intl.formatMessage({
      id: 'notice.coinsUnlocked',
      defaultMessage: 'Your new coins are unlocked',
    });
    return ofQuantity(title, told, (quantity) =>
      intl.formatMessage(
        { id: 'notice.ieoUnlocked.text', defaultMessage: '{quantity} are in your Spot account.' },
        { quantity },
      ),
    );
  },
};
