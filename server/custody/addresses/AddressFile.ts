import { readFileSync, statSync } from 'node:fs';
import { stat, readFile } from 'node:fs/promises';
import type { ChainName } from '../../../contracts/rules/chains/chainNames.ts';
import { StartError } from '../../StartError.ts';
import { checkedAddress } from './chainAddress.ts';

/**
 * Addresses of a chain in a text file, one per line; empty lines and lines that begin with # are ignored. The file is
 * read again when it has grown: addresses are appended while the server runs. Existing addresses keep their order.
 */
export class AddressFile {
  readonly path: string;
  private readonly chain: ChainName;
  private readonly onOddity: (text: string) => void;
  /** Line number of each address. */
  private readonly lines = new Map<string, number>();
  private addresses: readonly string[] = [];
  /** Content read, without an unterminated last line. */
  private text = '';
  /** Size of the file at the last look, accepted or not. */
  private size = 0;

  /** @throws StartError that names file and line */
  constructor(chain: ChainName, path: string, onOddity: (text: string) => void) {
    this.chain = chain;
    this.path = path;
    this.onOddity = onOddity;
    try {
      this.size = statSync(path).size;
      this.takeOver(ended(readFileSync(path, 'utf8')));
    } catch (error) {
      throw new StartError((error as Error).message, { cause: error });
    }
  }

  /** All addresses currently in the file. */
  async read(): Promise<readonly string[]> {
    try {
      const { size } = await stat(this.path);
      if (size !== this.size) {
        this.size = size;
        const text = await readFile(this.path, 'utf8');
        // A line without its end is still being written; it is read when complete.
        this.takeOver(text.slice(0, text.lastIndexOf('\n') + 1));
      }
    } catch (error) {
      // Known addresses stay valid.
      this.onOddity(`what was added to it is not used: ${(error as Error).message}`);
    }
    return this.addresses;
  }

  private takeOver(text: string): void {
    if (!text.startsWith(this.text))
      throw new Error(`${this.path}: it was changed other than at its end: addresses keep their order`);
    const added = this.addressesOf(text.slice(this.text.length), this.text.split('\n').length);
    for (const [address, line] of added) this.lines.set(address, line);
    this.addresses = [...this.lines.keys()];
    this.text = text;
  }

  /** @param first number of its first line */
  private addressesOf(text: string, first: number): ReadonlyMap<string, number> {
    const added = new Map<string, number>();
    for (const [at, each] of text.split('\n').entries()) {
      const written = each.trim();
      if (written === '' || written.startsWith('#')) continue;
      const line = first + at;
      const address = this.addressAt(written, line);
      const before = this.lines.get(address) ?? added.get(address);
      if (before !== undefined)
        throw new Error(`${this.path}: line ${line}: it is the one of line ${before}`);
      added.set(address, line);
    }
    return added;
  }

  private addressAt(written: string, line: number): string {
    try {
      return checkedAddress(this.chain, written);
    } catch (error) {
      throw new Error(`${this.path}: line ${line}: ${(error as Error).message}`);
    }
  }
}

const ended = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
