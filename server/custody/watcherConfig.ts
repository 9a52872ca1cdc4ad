// Watcher of a chain, as configured in the DEPOSITS file.
import type { AddressForm } from '../../contracts/rules/chains/chainNames.ts';
import { assets } from '../instruments/market.config.ts';
import { checkedAddress } from './addresses/chainAddress.ts';
import type { EvmCoin, EvmToken } from './chains/EvmChain.ts';
import { ConfigPlace } from '../ConfigPlace.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Own nodes over JSON-RPC, or the notices of a custody provider. */
export type WatcherConfig =
  | { kind: 'evm'; rpc: readonly string[]; native: EvmCoin; tokens: readonly EvmToken[] }
  | { kind: 'custody' };

export function readWatcher(place: ConfigPlace, form: AddressForm, environment: Environment): WatcherConfig {
  const { kind, rpc, native, tokens } = place.fields('kind', 'rpc?', 'native?', 'tokens?');
  if (kind.text(/^(evm|custody)$/, 'evm or custody') === 'custody') {
    const [odd] = [rpc, native, tokens].filter(({ value }) => value !== undefined);
    if (odd) throw odd.fault('means nothing with custody');
    return { kind: 'custody' };
  }
  if (form !== 'evm') throw kind.fault('can only be custody: this chain has no watcher of its own');
  const urls = rpc.list();
  if (urls.length === 0) throw rpc.fault('is empty');
  const places = tokens.value === undefined ? [] : tokens.list();
  const read = places.map(readToken);
  ConfigPlace.unlike(places, (at) => read[at]!.contract);
  return {
    kind: 'evm',
    rpc: urls.map((url) => readRpc(url, environment)),
    native: readCoin(native.fields('asset', 'decimals')),
    tokens: read,
  };
}

function readToken(place: ConfigPlace): EvmToken {
  const { contract, ...coin } = place.fields('asset', 'contract', 'decimals');
  try {
    return { ...readCoin(coin), contract: checkedAddress('ethereum', contract.text(/./, 'an address')) };
  } catch (error) {
    if (error instanceof Error && error.name === 'StartError') throw error;
    throw contract.fault(`is no address of a contract: ${(error as Error).message}`);
  }
}

function readCoin({ asset, decimals }: { asset: ConfigPlace; decimals: ConfigPlace }): EvmCoin {
  const code = assetAt(asset);
  const { scale } = assets.find((each) => each.code === code)!;
  return { asset: code, decimals: decimals.whole(0, 36), scale };
}

/** Code of a configured asset. */
export function assetAt(place: ConfigPlace): string {
  const code = place.text(/^/, 'the code of an asset');
  if (!assets.some((asset) => asset.code === code)) throw place.fault('is no asset of this installation');
  return code;
}

/** `${NAME}` is replaced by an environment variable: keys must not be stored in the file. */
function readRpc(place: ConfigPlace, environment: Environment): string {
  const text = place.text(/^https?:\/\//, 'an address that begins with http:// or https://');
  if (/^https?:\/\/[^/]*:(?!\$\{)[^/]*@/.test(text))
    throw place.fault('holds a password: write ${NAME} in its place, and set that variable');
  const filled = text.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = environment[name];
    if (!value) throw place.fault(`asks for ${name}, which is not set`);
    return value;
  });
  if (!URL.canParse(filled)) throw place.fault('is no address');
  return filled;
}
