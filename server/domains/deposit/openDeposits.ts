// The chains of an installation: those that a sandbox makes up, or those that the file of DEPOSITS names.
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { StartError } from '../../StartError.ts';
import type { AddressSource } from './addresses.ts';
import { CustodyAddresses } from './addresses/CustodyAddresses.ts';
import { PoolAddresses } from './addresses/PoolAddresses.ts';
import { sandboxBank } from './claims/bankTransfers.ts';
import type { BankConfig } from './claims/bankTransfers.ts';
import type { Chain } from './chains/Chain.ts';
import { EvmChain } from './chains/EvmChain.ts';
import { sandboxAddress } from './chains/sandboxAddress.ts';
import { SandboxChain } from './chains/SandboxChain.ts';
import { ChainWatcher } from './ChainWatcher.ts';
import { sandboxNetworks } from './depositNetworks.ts';
import type { DepositNetworks } from './depositNetworks.ts';
import { Deposits } from './Deposits.ts';
import type { ChainConfig, DepositsConfig } from './depositsConfig.ts';

/** @throws StartError for a chain that nothing here can watch, and for a pool that cannot be used */
export function openDeposits(context: Context): Deposits {
  const { config } = context;
  if (config.isSandbox) return openSandbox(context);
  if (!config.deposits) return deposits(context, { networks: { chains: [], networks: [] }, ports: [] });
  return openConfigured(context, config.deposits);
}

interface Ports {
  networks: DepositNetworks;
  ports: readonly Chain[];
  source?: AddressSource;
  bank?: BankConfig;
  sandbox?: ReadonlyMap<string, SandboxChain>;
}

function deposits(
  context: Context,
  { networks, ports, source = noAddresses, bank, sandbox }: Ports,
): Deposits {
  const { clock, store, writer, gate, onFault } = context;
  const watched = networks.chains.map((each) => {
    const chain = ports.find(({ name }) => name === each.name)!;
    const own = networks.networks.filter((network) => network.chain === each.name);
    const parts = { db: store.db, writer, gate, clock, onFault };
    return { ...each, chain, watcher: new ChainWatcher({ chain, networks: own, ...parts }) };
  });
  return new Deposits({ ...networks, watched, source, bank, sandbox: sandbox ?? new Map() });
}

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
  return deposits(context, { networks: sandboxNetworks, ports, source, bank: sandboxBank, sandbox });
}

function openConfigured(context: Context, config: DepositsConfig): Deposits {
  const { log } = context;
  const onOddity = (text: string): void => log.warn(text);
  const ports = config.chains.map(({ name, blockSeconds, watcher }) => {
    if (watcher.kind === 'custody')
      throw new StartError(
        `DEPOSITS: ${name} is watched by the custody provider, whose notices this version does not take yet`,
      );
    return new EvmChain({ ...watcher, name, blockMs: blockSeconds * 1000, onOddity });
  });
  return deposits(context, {
    ...{ networks: config, ports, bank: config.bank },
    source: sourceOf(context, config, onOddity),
  });
}

/** By chain, a pool or the provider. Why none can be had now is for operators. */
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
  };
}
