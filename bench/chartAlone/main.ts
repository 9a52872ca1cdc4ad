// The chart alone: the library, the call that reads the candles, and nothing else. No page with this library and these
// candles can show them sooner, so it is what Kline is measured against.
import ApexCharts from 'apexcharts';

interface CandleRow {
  time: number;
  open: string;
  high: string;
  low: string;
  close: string;
}

const query = new URLSearchParams(location.search);
const shown = Number(query.get('shown'));
const now = Math.floor(Date.now() / 1000);
const call = new URLSearchParams({
  symbol: query.get('symbol')!,
  period: query.get('period')!,
  from: String(now - Number(query.get('seconds'))),
  to: String(now),
});
const answer = await fetch(`/api/currency/new_timeshar?${call}`);
const { data } = (await answer.json()) as { data: CandleRow[] };
const points = data
  .slice(-shown)
  .map(({ open, high, low, close }, x) => ({ x, y: [open, high, low, close].map(Number) }));
await new ApexCharts(document.getElementById('root')!, {
  chart: { type: 'candlestick', height: 320, animations: { enabled: false }, toolbar: { show: false } },
  series: [{ data: points }],
  xaxis: { type: 'numeric', labels: { show: false } },
  tooltip: { enabled: false },
}).render();
