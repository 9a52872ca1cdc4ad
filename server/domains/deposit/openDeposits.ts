// The chains of an installation: simulated ones in a sandbox, otherwise those of the DEPOSITS file.
import type { Context } from '../../context.ts';
import { toUnits } from '../../ledger/units.ts';
import { Refusal } from '../../refusal.ts';
import { assets } from '../../instruments/market.config.ts';
import type { AddressSource } from '../../custody/addresses.ts';
import { CustodyAddresses } from '../../custody/addresses/CustodyAddresses.ts';
import { PoolAddresses } from '../../custody/addresses/PoolAddresses.ts';
import { sandboxBank } from './claims/bankTransfers.ts';
import type { BankConfig } from './claims/bankTransfers.ts';
import type { Chain } from '../../custody/chains/Chain.ts';
import { EvmChain } from '../../custody/chains/EvmChain.ts';
import { sandboxAddress } from '../../custody/chains/sandboxAddress.ts';
import { SandboxChain } from '../../custody/chains/SandboxChain.ts';
import { ChainWatcher } from './watching/ChainWatcher.ts';
import { CustodyWatcher } from './watching/CustodyWatcher.ts';
import { sandboxNetworks } from './public/depositNetworks.ts';
import type { DepositNetwork, DepositNetworks } from './public/depositNetworks.ts';
import { Deposits } from './Deposits.ts';
import type { ChainConfig, DepositsConfig } from './depositsConfig.ts';
import type { HoldRules } from './holds.ts';
import { sandboxScreening } from '../../custody/screening/sandboxScreening.ts';
import type { Screening } from '../../custody/screening/Screening.ts';
import { ScreeningFile } from '../../custody/screening/ScreeningFile.ts';
import { ScreeningWebhook } from '../../custody/screening/ScreeningWebhook.ts';

/** @throws StartError for an invalid pool or list */
export function openDeposits(context: Context): Deposits {
  const { config } = context;
  if (config.isSandbox) return openSandbox(context);
  if (!config.deposits) return deposits(context, { networks: { chains: [], networks: [] }, ports: [] });
  return openConfigured(context, config.deposits);
}

type ToldChain = Pick<Chain, 'name' | 'blockMs'>;

interface Ports {
  networks: DepositNetworks;
  /** Reader of each chain, or the description of a chain that a provider reports. */
  ports: readonly (Chain | ToldChain)[];
  source?: AddressSource;
  screening?: Screening;
  bank?: BankConfig;
  sandbox?: ReadonlyMap<string, SandboxChain>;
}

function deposits(context: Context, parts: Ports): Deposits {
  const { networks, ports, source = noAddresses, screening, bank, sandbox } = parts;
  const { clock, store, executor, gate, onFault } = context;
  const told = new Map<string, CustodyWatcher>();
  const watched = networks.chains.map((each) => {
    const port = ports.find(({ name }) => name === each.name)!;
    const own = networks.networks.filter((network) => network.chain === each.name);
    const rules = { reviewUnits: reviewUnitsOf(own) };
    const given = { db: store.db, executor, gate, clock, onFault, rules, screening, networks: own };
    if ('block' in port)
      return { ...each, chain: port, watcher: new ChainWatcher({ chain: port, ...given }) };
    const watcher = new CustodyWatcher({ chain: each.name, ...given });
    told.set(each.name, watcher);
    return { ...each, chain: port, watcher };
  });
  return new Deposits({ ...networks, watched, source, bank, screening, told, sandbox: sandbox ?? new Map() });
}

/** A coin that is no longer configured has no review limit, so its deposits are credited as before. */
const reviewUnitsOf =
  (networks: readonly DepositNetwork[]): HoldRules['reviewUnits'] =>
  ({ asset, network }) => {
    const from = networks.find((each) => each.asset === asset && each.network === network)?.reviewFrom;
    const scale = assets.find(({ code }) => code === asset)?.scale;
    return from === undefined || scale === undefined ? undefined : toUnits(from, scale);
  };

const noAddresses: AddressSource = { next: () => Promise.resolve(undefined) };

function openSandbox(context: Context): Deposits {
  const { clock, config, store } = context;
  const { chains } = sandboxNetworks;
  const ports = chains.map(
    ({ name }) => new SandboxChain({ name, blockMs: config.sandboxBlockMs, clock, db: store.db }),
  );
  const sandbox = new Map(ports.map((port) => [port.name, port]));
  const source: AddressSource = {
    next: (chain, { owner }) => Promise.resolve(sandboxAddress(chain, owner)),
  };
  return deposits(context, {
    networks: sandboxNetworks,
    ports,
    source,
    sandbox,
    bank: sandboxBank,
    screening: sandboxScreening,
  });
}

function openConfigured(context: Context, config: DepositsConfig): Deposits {
  const { log } = context;
  const onOddity = (text: string): void => log.warn(text);
  const ports = config.chains.map(({ name, blockSeconds, watcher }) => {
    const blockMs = blockSeconds * 1000;
    if (watcher.kind === 'custody') return { name, blockMs };
    return new EvmChain({ ...watcher, name, blockMs, onOddity });
  });
  return deposits(context, {
    networks: config,
    ports,
    bank: config.bank,
    source: sourceOf(context, config, onOddity),
    screening: screeningOf(context, config, onOddity),
  });
}

function screeningOf(
  { clock }: Context,
  { screening }: DepositsConfig,
  onOddity: (text: string) => void,
): Screening | undefined {
  if (!screening) return undefined;
  if (screening.kind === 'file') return new ScreeningFile(screening.file, onOddity);
  return new ScreeningWebhook({ ...screening, clock });
}

/** Address source of a chain: a pool or the provider. Only operators see why none is available. */
function sourceOf(
  { clock, onFault }: Context,
  { chains, custody }: DepositsConfig,
  onOddity: (text: string) => void,
): AddressSource {
  const pooled = chains.flatMap(({ name, addresses }) =>
    addresses.kind === 'pool' ? [{ chain: name, file: addresses.file }] : [],
  );
  const pools = new PoolAddresses(pooled, onOddity);
  const provider = custody && new CustodyAddresses({ ...custody, clock });
  const kinds = new Map<string, ChainConfig['addresses']['kind']>(
    chains.map(({ name, addresses }) => [name, addresses.kind]),
  );
  return {
    next: async (chain, request) => {
      try {
        return await (kinds.get(chain) === 'pool' ? pools : provider!).next(chain, request);
      } catch (error) {
        onFault(error);
        throw new Refusal('system.unavailable');
      }
    },
    left: (chain, isTaken) => pools.left(chain, isTaken),
    lowAt: (chain) => {
      const known = chains.find(({ name }) => name === chain)?.addresses;
      return known?.kind === 'pool' ? known.lowAt : undefined;
    },
  };
}
