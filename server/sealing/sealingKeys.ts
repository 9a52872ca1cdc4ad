// Keys of the Sealer: from the environment; in a sandbox, from a file of the data folder.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../random.ts';
import { StartError } from '../StartError.ts';
import type { SealingKeys } from './Sealer.ts';

type Environment = Record<string, string | undefined>;

const keyBytes = 32;
const how = "32 bytes as base64, as 'openssl rand -base64 32' prints them";
const fileName = 'document.key';

/**
 * Keys from the environment; undefined if none is set.
 * @throws StartError naming the variable, never its value
 */
export function readSealingKeys(environment: Environment): SealingKeys | undefined {
  const current = keyIn(environment, 'DOCUMENT_KEY');
  const former = keyIn(environment, 'DOCUMENT_KEY_FORMER');
  if (current) return former ? { current, former } : { current };
  if (former) throw new StartError('DOCUMENT_KEY_FORMER is set, but DOCUMENT_KEY is not');
  return undefined;
}

function keyIn(environment: Environment, name: string): Buffer | undefined {
  const text = environment[name]?.trim();
  if (!text) return undefined;
  const key = Buffer.from(text, 'base64');
  if (key.length !== keyBytes || !/^[A-Za-z0-9+/]{43}=?$/.test(text))
    throw new StartError(`${name} has to be ${how}`);
  return key;
}

interface Options {
  keys: SealingKeys | undefined;
  isSandbox: boolean;
  dataDir: string;
  random: Random;
}

export interface GivenKeys {
  keys: SealingKeys;
  /** Stores a newly generated key, once nothing in the database needs another. */
  keep(): void;
}

/** Path of a sandbox's key file. */
export const keyFileIn = (dataDir: string): string => join(dataDir, fileName);

/**
 * Key stored by a sandbox, if there is one.
 * @throws StartError when it cannot be parsed
 */
export function readKeyFile(file: string): SealingKeys | undefined {
  if (!existsSync(file)) return undefined;
  const current = keyIn({ [fileName]: readFileSync(file, 'utf8') }, fileName);
  if (!current) throw new StartError(`${file} has to be ${how}`);
  return { current };
}

const isKept = () => undefined;

/** @throws StartError outside a sandbox without a key: a generated one would be lost */
export function sealingKeys({ keys, isSandbox, dataDir, random }: Options): GivenKeys {
  if (keys) return { keys, keep: isKept };
  if (!isSandbox) throw new StartError(`DOCUMENT_KEY has to be set outside a sandbox: ${how}`);
  const file = keyFileIn(dataDir);
  const kept = readKeyFile(file);
  if (kept) return { keys: kept, keep: isKept };
  const current = random.bytes(keyBytes);
  return {
    keys: { current },
    keep: () => {
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(file, `${current.toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    },
  };
}
