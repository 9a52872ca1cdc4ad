/** What every row of lever/my_trade has, whoever answers. */
export const leastLeverRow = [
  ...(['id', 'show_lever_id', 'symbol', 'type', 'currency', 'legal', 'share', 'number'] as const),
  ...(['multiple', 'caution_money', 'fact_profits', 'trade_fee', 'overnight_money'] as const),
  ...(['status', 'create_time'] as const),
] as const;

/** What compatible back ends have of one that has kept its price. */
export const leverRow = [...leastLeverRow, 'price', 'origin_caution_money'] as const;
