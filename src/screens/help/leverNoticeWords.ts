// Texts of notices about contracts and options.
import type { IntlShape } from 'react-intl';
import type { NoticeRow } from '../../api/notices.ts';
import { formatsOf, noValue } from '../../intl/format.ts';
import { saying, type Wording } from './noticeWording.ts';

/** Text of a forced closure of a position, or of a part of it; empty if the back end does not send the amount. */
function closed(intl: IntlShape, { symbol = noValue, lots, price = '' }: NoticeRow['about']) {
  if (!/^\d+$/.test(lots ?? '')) return undefined;
  return saying(
    intl.formatMessage(
      {
        id: 'notice.leverClosed.text',
        defaultMessage:
          '{symbol}: {lots, plural, one {# lot} other {# lots}} at {price}. The history shows fees and result.',
      },
      { symbol, lots: Number(lots), price: formatsOf(intl.locale).rate(price) },
    ),
  );
}

export const leverWordings: Readonly<Record<string, Wording>> = {
  'lever.liquidated': (intl, { about }) => ({
    title: intl.formatMessage({
      id: 'notice.leverLiquidated',
      defaultMessage: 'Your position was liquidated',
    }),
    ...closed(intl, about),
  }),
  'lever.takeProfit': (intl, { about }) => ({
    title: intl.formatMessage({
      id: 'notice.leverTakeProfit',
      defaultMessage: 'Your take-profit closed a position',
    }),
    ...closed(intl, about),
  }),
  'lever.stopLoss': (intl, { about }) => ({
    title: intl.formatMessage({
      id: 'notice.leverStopLoss',
      defaultMessage: 'Your stop-loss closed a position',
    }),
    ...closed(intl, about),
  }),
  'option.settled': (intl, { about: { symbol = noValue, result = '', net, coin = '' } }, _, amounts) => ({
    title: intl.formatMessage({ id: 'notice.optionSettled', defaultMessage: 'Your option was settled' }),
    ...saying(
      intl.formatMessage(
        {
          id: 'notice.optionSettled.text',
          defaultMessage:
            '{symbol}: {result, select, won {right} lost {wrong} other {stake returned}}, net {net} {coin}.',
        },
        { symbol, result, net: amounts.signed(net, coin), coin },
      ),
    ),
  }),
  'lever.reopened': (intl, { about: { symbol = noValue, price = '', worst = '' } }) => {
    const { rate } = formatsOf(intl.locale);
    return {
      title: intl.formatMessage({
        id: 'notice.leverReopened',
        defaultMessage: 'Your position was not closed',
      }),
      ...saying(
        intl.formatMessage(
          {
            id: 'notice.leverReopened.text',
            defaultMessage:
              '{symbol}: the first price was {price}, worse than your {worst}. It is open again, and its overnight fees were charged.',
          },
          { symbol, price: rate(price), worst: rate(worst) },
        ),
      ),
    };
  },
};
