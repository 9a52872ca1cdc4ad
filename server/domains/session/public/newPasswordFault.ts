import { readFile } from 'node:fs/promises';
import type { RefusalReason } from '../../../../contracts/messages/messages.ts';
import { repeatsOneCharacter } from '../../../../contracts/rules/identity/password.ts';

const shortest = 6;
/** Loaded when a user first chooses a password. */
let common: Promise<ReadonlySet<string>> | undefined;

/** Reason why a password is rejected: too short, one repeated character, or on the list of common passwords. */
export async function newPasswordFault(password: string): Promise<RefusalReason | undefined> {
  if (password.length < shortest) return 'session.passwordLength';
  if (repeatsOneCharacter(password)) return 'session.passwordRepeats';
  common ??= readCommon();
  // Attackers try both cases.
  return (await common).has(password.normalize('NFKC').toLowerCase()) ? 'session.passwordCommon' : undefined;
}

/** The plain list: unpacking the package's exported list takes a hundred times as long. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const place = new URL(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'));
  const passwords = JSON.parse(await readFile(place, 'utf8')) as string[];
  return new Set(passwords.filter(({ length }) => length >= shortest));
}
