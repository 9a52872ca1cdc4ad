/** The first candle that the chart library has drawn, as a selector; ours and the chart alone have the same. */
export const candlesShown = '.apexcharts-candlestick-series path';
