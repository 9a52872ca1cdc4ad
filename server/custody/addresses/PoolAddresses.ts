import type { ChainName } from '../../../contracts/rules/chains/chainNames.ts';
import { AddressFile } from './AddressFile.ts';
import type { AddressRequest, AddressSource } from '../addresses.ts';

type IsTaken = AddressRequest['isTaken'];

export interface PoolConfig {
  chain: ChainName;
  file: string;
}

/** Addresses whose keys are held elsewhere, assigned in the order of their files. */
export class PoolAddresses implements AddressSource {
  private readonly pools: ReadonlyMap<string, Pool>;

  /**
   * @param onOddity receives unusable additions of an operator
   * @throws StartError naming file and line of an invalid address
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
  /** Number of assigned addresses at the start of the file; an assignment is final. */
  private taken = 0;

  constructor(file: AddressFile) {
    this.file = file;
  }

  /** Unassigned addresses in order. */
  async free(isTaken: IsTaken): Promise<readonly string[]> {
    const addresses = await this.file.read();
    // In file order, so that used addresses come first: a binary search finds their end.
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
