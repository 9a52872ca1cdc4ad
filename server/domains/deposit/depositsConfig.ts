// Chains and networks for deposits: the DEPOSITS file (docs/custody.md).
import { dirname, resolve } from 'node:path';
import { formOf } from '../../../contracts/rules/chains/chainNames.ts';
import type { ChainName } from '../../../contracts/rules/chains/chainNames.ts';
import { isDecimal, toUnits } from '../../ledger/units.ts';
import { StartError } from '../../StartError.ts';
import { assets } from '../../instruments/market.config.ts';
import type { CustodyConfig } from '../../custody/addresses/CustodyAddresses.ts';
import { readBank } from './claims/bankConfig.ts';
import type { BankConfig } from './claims/bankTransfers.ts';
import { ConfigPlace } from '../../ConfigPlace.ts';
import type { Sentences } from '../../ConfigPlace.ts';
import { chainAt, readNetworkNames, refuseUnlikeNetworks } from '../../custody/networkConfig.ts';
import type { NamedNetwork } from '../../custody/networkConfig.ts';
import { readScreening } from '../../custody/screening/screeningConfig.ts';
import type { ScreeningConfig } from '../../custody/screening/screeningConfig.ts';
import { keyLengthMin, readUrl } from '../../custody/signedUrl.ts';
import { assetAt, readWatcher } from '../../custody/watcherConfig.ts';
import type { Environment, WatcherConfig } from '../../custody/watcherConfig.ts';

export interface DepositsConfig {
  chains: readonly ChainConfig[];
  networks: readonly NetworkConfig[];
  /** Present if a custody provider watches any chain or provides its addresses. */
  custody?: CustodyConfig;
  /** Receiving account for bank card transfers. */
  bank?: BankConfig;
  /** Screening provider of sender addresses; without it there is no screening. */
  screening?: ScreeningConfig;
}

export interface ChainConfig {
  name: ChainName;
  /** Display name of the chain: 'TRON'. */
  label: string;
  /** Usual number of seconds between two blocks. */
  blockSeconds: number;
  watcher: WatcherConfig;
  /** For a pool: the operator is notified when this many addresses are left. */
  addresses: { kind: 'pool'; file: string; lowAt: number } | { kind: 'custody' };
}

export interface NetworkConfig extends NamedNetwork {
  minimum: string;
  confirmations: number;
  /** Deposits of this amount or more are held for review. */
  reviewFrom?: string;
  /** Why deposits are suspended. */
  suspended?: Sentences;
}

/** Early enough to add further addresses. */
const lowAtUsually = 100;

/**
 * Parses DEPOSITS; undefined without it: then no network is open.
 * @throws StartError naming the place in the file, never its value, which may be a key
 */
export function readDepositsConfig(environment: Environment): DepositsConfig | undefined {
  const { DEPOSITS: file } = environment;
  if (!file) return undefined;
  const { chains, networks, custody, bank, screening } = ConfigPlace.ofFile('DEPOSITS', file).fields(
    ...(['chains', 'networks', 'custody?', 'bank?', 'screening?'] as const),
  );
  const folder = dirname(resolve(file));
  const chainPlaces = chains.list();
  const readChains = chainPlaces.map((place) => readChain(place, { folder, environment }));
  ConfigPlace.unlike(chainPlaces, (at) => readChains[at]!.name);
  const networkPlaces = networks.list();
  const readNetworks = networkPlaces.map((place) => readNetwork(place, readChains));
  refuseUnlikeNetworks(networkPlaces, readNetworks);
  // A transfer does not reveal which of two networks was used.
  ConfigPlace.unlike(networkPlaces, (at) => `${readNetworks[at]!.asset} on ${readNetworks[at]!.chain}`);
  const provider = readCustody(custody, readChains, environment);
  const screened = readScreening(screening, { folder, environment });
  return {
    chains: readChains,
    networks: readNetworks,
    ...(provider && { custody: provider }),
    ...(bank.value !== undefined && { bank: readBank(bank) }),
    ...(screened && { screening: screened }),
  };
}

function readChain(place: ConfigPlace, from: { folder: string; environment: Environment }): ChainConfig {
  const { name, label, blockSeconds, watcher, addresses } = place.fields(
    'name',
    'label',
    'blockSeconds',
    'watcher',
    'addresses',
  );
  const chain = chainAt(name);
  return {
    name: chain,
    label: label.text(/^\S.{0,39}$/, 'a name of 1 to 40 characters'),
    blockSeconds: blockSeconds.number(0.1, 7200),
    watcher: readWatcher(watcher, formOf(chain), from.environment),
    addresses: readAddresses(addresses, from.folder),
  };
}

function readAddresses(place: ConfigPlace, folder: string): ChainConfig['addresses'] {
  const { kind, file, lowAt } = place.fields('kind', 'file?', 'lowAt?');
  if (kind.text(/^(pool|custody)$/, 'pool or custody') === 'pool')
    return {
      kind: 'pool',
      file: resolve(folder, file.text(/./, 'the path of a file')),
      lowAt: lowAt.value === undefined ? lowAtUsually : lowAt.whole(0, 1_000_000),
    };
  for (const odd of [file, lowAt]) if (odd.value !== undefined) throw odd.fault('means nothing with custody');
  return { kind: 'custody' };
}

function readNetwork(place: ConfigPlace, chains: readonly ChainConfig[]): NetworkConfig {
  const { asset, network, name, chain, minimum, confirmations, reviewFrom, suspended } = place.fields(
    ...(['asset', 'network', 'name', 'chain', 'minimum', 'confirmations'] as const),
    ...(['reviewFrom?', 'suspended?'] as const),
  );
  const known = chains.find((each) => each.name === chain.value);
  if (!known) throw chain.fault('is none of the chains of this file');
  const code = assetAt(asset);
  const { watcher } = known;
  const isSeen =
    watcher.kind === 'custody' || [watcher.native, ...watcher.tokens].some((coin) => coin.asset === code);
  if (!isSeen) throw asset.fault(`is neither the native coin nor a token of ${known.name} here`);
  return {
    asset: code,
    ...readNetworkNames({ network, name }),
    chain: known.name,
    minimum: readAmount(minimum, code),
    confirmations: confirmations.whole(1, 10_000),
    ...(reviewFrom.value !== undefined && { reviewFrom: readAmount(reviewFrom, code) }),
    ...(suspended.value !== undefined && { suspended: suspended.sentences() }),
  };
}

function readAmount(place: ConfigPlace, code: string): string {
  const text = place.text(/^/, 'a decimal in quotes');
  const { scale } = assets.find((asset) => asset.code === code)!;
  if (!isDecimal(text) || !/[1-9]/.test(text)) throw place.fault('is no decimal above 0');
  try {
    toUnits(text, scale);
  } catch {
    throw place.fault(`is too large, or has more than the ${scale} decimals of ${code}`);
  }
  return text;
}

function readCustody(
  place: ConfigPlace,
  chains: readonly ChainConfig[],
  { CUSTODY_KEY: key }: Environment,
): CustodyConfig | undefined {
  const user = chains.find(({ watcher, addresses }) => [watcher.kind, addresses.kind].includes('custody'));
  if (place.value === undefined) {
    if (user) throw new StartError(`DEPOSITS: custody is missing, which ${user.name} relies on`);
    return undefined;
  }
  const { url } = place.fields('url');
  const read = readUrl(url);
  if (!key || key.length < keyLengthMin)
    throw new StartError(`CUSTODY_KEY: at least ${keyLengthMin} characters are needed; it signs requests`);
  return { url: read, key };
}
