/** Selector of the first candle that the chart library draws; the same in our chart and in the library alone. */
export const candlesShown = '.apexcharts-candlestick-series path';
