import type { ChainName } from '../../../contracts/rules/chains/chainNames.ts';
import { AddressFile } from './AddressFile.ts';
import type { AddressRequest, AddressSource } from '../addresses.ts';

type IsTaken = AddressRequest['isTaken'];

export interface PoolConfig {
  chain: ChainName;
  file: string;
}

/** Addresses that somebody else has made and holds the keys of, given out in the order of their files. */
export class PoolAddresses implements AddressSource {
  private readonly pools: ReadonlyMap<string, Pool>;

  /**
   * @param onOddity told of what an operator has added that cannot be used
   * @throws StartError naming file and line of what is no address of its chain
   */
  constructor(pools: readonly PoolConfig[], onOddity: (text: string) => void) {
    this.pools = new Map(
      pools.map(({ chain, file }) => [chain, new Pool(new AddressFile(chain, file, onOddity))]),
    );
  }

  async next(chain: string, { isTaken }: Pick<AddressRequest, 'isTaken'>): Promise<string | undefined> {
    const free = await this.pools.get(chain)?.free(isTaken);
    return free?.[0];
  }

  async left(chain: string, isTaken: IsTaken): Promise<number | undefined> {
    const free = await this.pools.get(chain)?.free(isTaken);
    return free?.length;
  }
}

class Pool {
  private readonly file: AddressFile;
  /** As many as were seen to be taken, from the start of the file; taken is for good. */
  private taken = 0;

  constructor(file: AddressFile) {
    this.file = file;
  }

  /** Those that nobody has, from the first of them. */
  async free(isTaken: IsTaken): Promise<readonly string[]> {
    const addresses = await this.file.read();
    // In their order, so that those taken stand in front: halving finds their end in a few questions.
    let low = this.taken;
    let high = addresses.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (await isTaken(addresses[middle]!)) low = middle + 1;
      else high = middle;
    }
    this.taken = Math.max(this.taken, low);
    return addresses.slice(low);
  }
}
