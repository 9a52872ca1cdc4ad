import { isLoopback, readServiceUrl, urlFaultText } from '../../serviceUrl.ts';
import { StartError } from '../../StartError.ts';

/** Source of stock prices. */
export type StocksConfig =
  | { kind: 'simulated' }
  /** A file of bars. */
  | { kind: 'replay'; file: string }
  /** Alpaca's historical bars. */
  | { kind: 'alpaca'; restUrl: string; key: string; secret: string };

type Environment = Record<string, string | undefined>;

const alpacaUrl = 'https://data.alpaca.markets';
/** Safe in a header. */
const keyText = /^[\x21-\x7e]{8,200}$/;

/**
 * Reads STOCKS_SOURCE, STOCKS_ALPACA_KEY, STOCKS_ALPACA_SECRET and STOCKS_ALPACA_REST.
 * @throws StartError naming the variable, never the value of a key
 */
export function readStocksConfig(environment: Environment): StocksConfig {
  const text = environment.STOCKS_SOURCE || 'simulated';
  if (text === 'alpaca') {
    const key = readKey(environment, 'STOCKS_ALPACA_KEY');
    const secret = readKey(environment, 'STOCKS_ALPACA_SECRET');
    return { kind: 'alpaca', restUrl: readRestUrl(environment), key, secret };
  }
  for (const name of ['STOCKS_ALPACA_KEY', 'STOCKS_ALPACA_SECRET', 'STOCKS_ALPACA_REST'])
    if (environment[name]) throw new StartError(`${name}: it applies only with STOCKS_SOURCE=alpaca`);
  if (text === 'simulated') return { kind: 'simulated' };
  const [kind, ...rest] = text.split(':');
  const file = rest.join(':');
  if (kind === 'replay' && file !== '') return { kind, file };
  throw new StartError(`STOCKS_SOURCE: '${text}' is none of simulated, replay:<file>, alpaca`);
}

function readKey(environment: Environment, name: string): string {
  const text = environment[name]?.trim();
  if (!text) throw new StartError(`${name}: STOCKS_SOURCE=alpaca needs it`);
  if (!keyText.test(text))
    throw new StartError(`${name}: it is not 8 to 200 printable characters without a space`);
  return text;
}

function readRestUrl({ STOCKS_ALPACA_REST: given }: Environment): string {
  const url = readServiceUrl(given || alpacaUrl, ['https:', 'http:']);
  // The keys must not cross a network in the clear.
  if (url === 'form' || (typeof url !== 'string' && url.protocol === 'http:' && !isLoopback(url.hostname)))
    throw new StartError('STOCKS_ALPACA_REST: no address that begins with https://');
  if (typeof url === 'string') throw new StartError(`STOCKS_ALPACA_REST: the address ${urlFaultText[url]}`);
  return url.href.replace(/\/+$/, '');
}
