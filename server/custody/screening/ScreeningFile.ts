import { readFileSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { readAddress } from '../../../contracts/rules/chains/chainAddress.ts';
import { StartError } from '../../StartError.ts';
import type { Screening, ScreeningAnswer, ScreeningQuestion } from './Screening.ts';

/**
 * Addresses of any chain whose deposits are held for review, one per line; empty lines and lines that begin with # are
 * ignored. A changed file is read again for the next deposit. If it cannot be read, every deposit is held.
 */
export class ScreeningFile implements Screening {
  private readonly path: string;
  private readonly onOddity: (text: string) => void;
  private listed: ReadonlySet<string>;
  /** Version of the file at the last look. */
  private version: string;

  /** @throws StartError that names file and line */
  constructor(path: string, onOddity: (text: string) => void) {
    this.path = path;
    this.onOddity = onOddity;
    try {
      this.version = versionOf(statSync(path));
      const { listed, odd } = readList(readFileSync(path, 'utf8'));
      if (odd.length > 0) throw new Error(`${path}: line ${odd[0]}: it looks like no address`);
      this.listed = listed;
    } catch (error) {
      throw new StartError((error as Error).message, { cause: error });
    }
  }

  async check({ from }: Pick<ScreeningQuestion, 'from'>): Promise<ScreeningAnswer> {
    await this.readAgain();
    if (from.length === 0) return 'unknownSender';
    return from.some((address) => this.listed.has(plain(address))) ? 'listed' : 'clear';
  }

  private async readAgain(): Promise<void> {
    const version = versionOf(await stat(this.path));
    if (version === this.version) return;
    const { listed, odd } = readList(await readFile(this.path, 'utf8'));
    // One invalid line must not exclude the rest.
    if (odd.length > 0)
      this.onOddity(
        `${this.path}: what looks like no address is left out: line ${odd.slice(0, 10).join(', ')}`,
      );
    this.listed = listed;
    this.version = version;
  }
}

const versionOf = ({ mtimeMs, size, ino }: { mtimeMs: number; size: number; ino: number }): string =>
  `${mtimeMs} ${size} ${ino}`;

/** @returns the listed addresses, and the numbers of invalid lines */
function readList(text: string): { listed: ReadonlySet<string>; odd: number[] } {
  const listed = new Set<string>();
  const odd: number[] = [];
  for (const [at, each] of text.split('\n').entries()) {
    const written = each.trim();
    if (written === '' || written.startsWith('#')) continue;
    if ('fault' in readAddress(written)) odd.push(at + 1);
    else listed.add(plain(written));
  }
  return { listed, odd };
}

/** Lower case for case-insensitive formats: addresses of EVM chains and bech32 addresses only. */
function plain(address: string): string {
  const read = readAddress(address);
  const text = 'address' in read ? read.address.text : address.trim();
  return /^(0x|bc1|ltc1)/i.test(text) ? text.toLowerCase() : text;
}
