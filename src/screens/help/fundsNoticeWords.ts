// Texts of notices about deposits and withdrawals.
import type { IntlShape } from 'react-intl';
import { noValue } from '../../intl/format.ts';
import { saying, type Wording } from './noticeWording.ts';

type Told = Parameters<Wording> extends [IntlShape, ...infer Others] ? Others : never;

/**
 * Sentence with the amount, or the statement that the back end does not report it: an omitted amount would read as
 * zero.
 */
function sum(
  intl: IntlShape,
  [{ about }, , amounts]: Told,
  say: (amount: string, reason?: string) => string,
) {
  const { amount, coin, reason } = about;
  const figure = coin ? amounts.amount(amount, coin) : noValue;
  return saying(
    figure === noValue
      ? intl.formatMessage({
          id: 'notice.noAmount',
          defaultMessage: 'The amount is not available. Check your asset records.',
        })
      : say(`${figure}\u00a0${coin}`, reason),
  );
}

/** Names the account that received the amount. */
const inSpot = (intl: IntlShape, of: Told) =>
  sum(intl, of, (amount) =>
    intl.formatMessage(
      { id: 'notice.depositCredited.text', defaultMessage: '{amount} is in your Spot account.' },
      { amount },
    ),
  );

export const fundsWordings: Readonly<Record<string, Wording>> = {
  'deposit.credited': (intl, ...of) => ({
    title: intl.formatMessage({
      id: 'notice.depositCredited',
      defaultMessage: 'Your deposit has been credited',
    }),
    ...inSpot(intl, of),
  }),
  'hosting.ended': (intl, ...of) => ({
    title: intl.formatMessage({ id: 'notice.hostingEnded', defaultMessage: 'Your hosting has ended' }),
    ...inSpot(intl, of),
  }),
  'subscription.unlocked': (intl, ...of) => ({
    title: intl.formatMessage({ id: 'notice.coinsUnlocked', defaultMessage: 'Your new coins are unlocked' }),
    ...inSpot(intl, of),
  }),
  'deposit.rejected': (intl, ...of) => ({
    title: intl.formatMessage({
      id: 'notice.depositRejected',
      defaultMessage: 'Your deposit was not credited',
    }),
    ...sum(intl, of, (amount, reason) =>
      reason === undefined
        ? intl.formatMessage(
            {
              id: 'notice.depositRejected.text',
              defaultMessage: '{amount}. See the reason in your asset records.',
            },
            { amount },
          )
        : intl.formatMessage(
            { id: 'notice.depositRejected.why', defaultMessage: '{amount}. {reason}.' },
            { amount, reason },
          ),
    ),
  }),
  'withdrawal.addressSaved': (intl, { about: { coin = noValue, over = noValue } }) => ({
    title: intl.formatMessage({
      id: 'notice.addressSaved',
      defaultMessage: 'A withdrawal address was saved',
    }),
    ...saying(
      intl.formatMessage(
        {
          id: 'notice.addressSaved.text',
          defaultMessage:
            'For {coin} over {over}. Withdrawals can go there once it is confirmed and its hold ends.',
        },
        { coin, over },
      ),
    ),
    ifNotYou: intl.formatMessage({
      id: 'notice.addressSaved.ifNotYou',
      defaultMessage: 'Someone is in your account. Delete the address, then set a new password and get help.',
    }),
  }),
  'withdrawal.requested': (intl, ...of) => ({
    title: intl.formatMessage({
      id: 'notice.withdrawalRequested',
      defaultMessage: 'A withdrawal was requested',
    }),
    ...sum(intl, of, (amount) =>
      intl.formatMessage(
        {
          id: 'notice.withdrawalRequested.text',
          defaultMessage: '{amount}. If this was you, you don’t need to do anything.',
        },
        { amount },
      ),
    ),
    ifNotYou: intl.formatMessage({
      id: 'notice.withdrawalRequested.ifNotYou',
      defaultMessage:
        'Someone is in your account. Cancel the withdrawal while you can, then set a new password and get help.',
    }),
  }),
  'withdrawal.sent': (intl, ...of) => ({
    title: intl.formatMessage({ id: 'notice.withdrawalSent', defaultMessage: 'A withdrawal was sent' }),
    ...sum(intl, of, (amount) =>
      intl.formatMessage(
        { id: 'notice.withdrawalSent.text', defaultMessage: '{amount} is on its way.' },
        { amount },
      ),
    ),
  }),
  'withdrawal.rejected': (intl, ...of) => ({
    title: intl.formatMessage({
      id: 'notice.withdrawalRejected',
      defaultMessage: 'A withdrawal was rejected',
    }),
    ...sum(intl, of, (amount, reason) =>
      reason === undefined
        ? intl.formatMessage(
            {
              id: 'notice.withdrawalRejected.text',
              defaultMessage: '{amount} is back in your Spot account. See the reason in your asset records.',
            },
            { amount },
          )
        : intl.formatMessage(
            {
              id: 'notice.withdrawalRejected.why',
              defaultMessage: '{amount} is back in your Spot account. {reason}.',
            },
            { amount, reason },
          ),
    ),
  }),
  'withdrawal.partReturned': (intl, ...of) => ({
    title: intl.formatMessage({
      id: 'notice.withdrawalPartReturned',
      defaultMessage: 'Part of a withdrawal was returned',
    }),
    ...sum(intl, of, (amount) =>
      intl.formatMessage(
        {
          id: 'withdrawal.partReturned',
          defaultMessage: '{amount} was not sent and is back in your Spot account.',
        },
        { amount },
      ),
    ),
  }),
};
