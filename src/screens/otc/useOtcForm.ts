import { BigNumber } from 'bignumber.js';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { checkOtcOrder, figuresOf, type OtcMeans, type OtcProblem } from '../../../contracts/rules/otc.ts';
import type { OtcOffer } from '../../api/otc.ts';
import { ruled } from '../../components/forms/ruled.ts';
import { useForm, type FormWiring } from '../../components/forms/useForm.ts';
import { useOtcAmounts } from '../../components/otc/useOtcAmounts.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';
import { termsOf, type OtcValues } from './otcForm.ts';
import { usePriceInForce } from './usePriceInForce.ts';

interface OtcFormOptions {
  command: FormWiring<OtcValues>;
  offer: OtcOffer;
  /** Amount in the currency to start with; empty for none. */
  asked: string;
  /** Sellable balance; undefined for a purchase, or while unknown. */
  available: string | undefined;
  /** The server refused another unfinished order. */
  onUnfinished: () => void;
}

/** The order form: two linked fields, validated by the server's rules at the shown price. */
export function useOtcForm({ command, offer, asked, available, onUnfinished }: OtcFormOptions) {
  const intl = useIntl();
  const { figure } = useOtcAmounts();
  const problemOf = (at: string, { means, value }: Pick<OtcValues, 'means' | 'value'>) =>
    checkOtcOrder({ ...termsOf(offer, at), means, value, ...(available !== undefined && { available }) });
  const textOf = ({ reason, values }: OtcProblem): string => {
    const limits = ['min', 'max'].flatMap((name) =>
      values[name] === undefined ? [] : [[name, figure(values[name], offer.fiat_name)]],
    );
    return intl.formatMessage(refusalMessage(reason), { ...values, ...Object.fromEntries(limits) });
  };
  const form = useForm<OtcValues>({
    ...command,
    initial: {
      offer: String(offer.id),
      means: asked === '' && offer.type === 'sell' ? 'number' : 'money',
      value: asked,
      price: '',
    },
    schema: object({
      value: ruled((values: OtcValues) => {
        const problem = problemOf(price.shown, values);
        return problem && textOf(problem);
      }),
    }),
    isPossible: ({ offer: id }) => id === String(offer.id),
    onSubmit: async (values) => {
      const refused = await command.onSubmit({ ...values, price: price.shown });
      const told = refused?.values?.['price'];
      if (
        refused?.reason === 'otc.priceChanged' &&
        told !== undefined &&
        !new BigNumber(told).eq(price.shown)
      ) {
        price.refuse(told);
        return undefined;
      }
      if (refused?.reason !== 'otc.unfinished') return refused;
      onUnfinished();
      return undefined;
    },
  });
  const { means, value } = form.values;
  const price = usePriceInForce(offer.price, value !== '');
  const problem = value === '' ? undefined : problemOf(price.shown, form.values);
  const isShort = problem?.reason === 'otc.notEnough';
  const figures = figuresOf(termsOf(offer, price.shown), means, value);
  const { error, nearest = problem?.nearest } = form.field('value');
  const type = (typed: OtcMeans, text: string): void => form.change({ means: typed, value: text });
  return {
    form,
    price,
    /** Quantity and total at the shown price; undefined until a valid amount is typed. */
    figures,
    /** The sale exceeds the balance. */
    isShort,
    /** Sets a field; the other one follows. */
    type,
    /** Props of a field of the form. */
    fieldOf: (of: OtcMeans) => ({
      name: of,
      value: means === of ? value : ((of === 'money' ? figures?.total : figures?.quantity) ?? ''),
      onChange: (text: string) => type(of, text),
      problem: means === of && error !== undefined ? { text: error, nearest } : undefined,
    }),
  };
}

export type OtcParts = ReturnType<typeof useOtcForm>;
