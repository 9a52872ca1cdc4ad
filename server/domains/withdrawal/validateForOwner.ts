// Checks whether a user may save an address: the shared rules, and those that need the platform's data.
import type { Kysely } from 'kysely';
import { readAddressOf } from '../../../contracts/rules/chains/chainAddress.ts';
import { chainNames, formOf } from '../../../contracts/rules/chains/chainNames.ts';
import type { ChainName } from '../../../contracts/rules/chains/chainNames.ts';
import { judgeAddress } from '../../../contracts/rules/chains/withdrawalAddress.ts';
import type { Judged } from '../../../contracts/rules/chains/withdrawalAddress.ts';
import type { Config } from '../../config.ts';
import type { Schema } from '../../store/schema.ts';
import { isSandboxAddress, sandboxWriting } from '../../custody/chains/sandboxAddress.ts';
import { listSaved } from './savedAddresses.ts';
import type { SavedParts, SavedRow } from './savedAddresses.ts';
import type { WithdrawalNetwork } from './withdrawalsConfig.ts';

type Db = Kysely<Schema>;

export interface JudgeParts extends SavedParts {
  config: Pick<Config, 'isSandbox'>;
}

export type OwnRow = SavedRow & { isSamePlace: boolean };

/** The text is neither stored nor logged: it may be a private key. */
export async function validateForOwner(
  parts: JudgeParts,
  owner: string,
  { place, text }: { place: WithdrawalNetwork; text: string },
): Promise<{ judged: Judged<OwnRow>; saved: readonly OwnRow[] }> {
  const rows = await listSaved(parts, owner);
  const saved = rows.map((row) => ({
    ...row,
    isSamePlace: row.asset === place.asset && row.network === place.network,
  }));
  const judged = judgeAddress(place.chain, text, saved);
  const isOwn = await isDepositAddress(parts, place.chain, writingsOf(parts, { place, text }));
  return { judged: isOwn ? { fault: { kind: 'own' } } : judged, saved };
}

/** Spellings of a deposit address that this text may match, saved or not; empty for a text that is no address. */
function writingsOf(
  { config }: JudgeParts,
  { place: { chain }, text }: { place: WithdrawalNetwork; text: string },
): string[] {
  const read = readAddressOf(chain, text);
  if ('address' in read) {
    const written = read.address.text;
    return config.isSandbox ? [written, sandboxWriting(chain, written)] : [written];
  }
  // Its checksum is invalid on every chain but the simulated one.
  const typed = text.trim();
  return config.isSandbox && isSandboxAddress(chain, typed) ? [typed] : [];
}

/**
 * Whether the text is any user's deposit address: the withdrawal would return as a deposit. Chains with the same format
 * share their addresses.
 */
async function isDepositAddress(
  { db }: { db: Db },
  chain: ChainName,
  writings: readonly string[],
): Promise<boolean> {
  if (writings.length === 0) return false;
  const row = await db
    .selectFrom('deposit_address')
    .select('chain')
    .where(
      'chain',
      'in',
      chainNames.filter((each) => formOf(each) === formOf(chain)),
    )
    .where('address', 'in', [...writings])
    .executeTakeFirst();
  return row !== undefined;
}
