// What notices say of contracts.
import { formatsOf, noValue } from '../../intl/format.ts';
import { saying, type Wording } from './noticeWording.ts';

export const leverWordings: Readonly<Record<string, Wording>> = {
  'lever.reopened': (intl, { about: { symbol = noValue, price = '', worst = '' } }) => {
    const { exact } = formatsOf(intl.locale);
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
          { symbol, price: exact(price), worst: exact(worst) },
        ),
      ),
    };
  },
};
