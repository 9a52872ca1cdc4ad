/** Fields of every row of lever/my_trade, from any back end. */
export const leastLeverRow = [
  ...(['id', 'show_lever_id', 'symbol', 'type', 'currency', 'legal', 'share', 'number'] as const),
  ...(['multiple', 'caution_money', 'fact_profits', 'trade_fee', 'overnight_money'] as const),
  ...(['status', 'create_time'] as const),
] as const;

/** Fields of a position in the compatible back ends' format, price unchanged. */
export const leverRow = [...leastLeverRow, 'price', 'origin_caution_money'] as const;
