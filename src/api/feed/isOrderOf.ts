interface OrderForm {
  currency_id: string;
  legal_id: string;
  type: string;
  client_order_id?: string;
}

/** Spot orders and contracts name their currencies differently. */
type Pair = { currency_id: number; legal_id: number } | { currency: number; legal: number };
type OrderAnswer = Pair & { type: number; client_order_id?: string };

/** Whether the response belongs to the sent order, as far as its fields show. */
export function isOrderOf(form: OrderForm, answer: OrderAnswer): boolean {
  const { client_order_id: id, currency_id, legal_id, type } = form;
  const isNamed = id === undefined || answer.client_order_id === undefined || answer.client_order_id === id;
  const pair =
    'currency_id' in answer ? [answer.currency_id, answer.legal_id] : [answer.currency, answer.legal];
  const said = [...pair, answer.type];
  return isNamed && [currency_id, legal_id, type].every((each, at) => Number(each) === said[at]);
}
