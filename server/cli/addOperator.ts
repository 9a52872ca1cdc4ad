// npm run addOperator -- --name <name> --roles reviewer,approver,auditor [--disable]: creates or changes a desk
// operator of a stopped server. It prints the password and the second factor once. For an existing name it issues new
// ones.
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { keepOperator, roles as knownRoles, totpOf } from '../domains/desk/public/Operators.ts';
import type { Role } from '../domains/desk/public/Operators.ts';
import { Passwords } from '../domains/session/public/passwords.ts';
import { explainStart } from '../explainStart.ts';
import { migrations } from '../product.ts';
import { systemRandom } from '../random.ts';
import { usedKeys } from '../sealing/openSealer.ts';
import { Sealer } from '../sealing/Sealer.ts';
import { sealingKeys } from '../sealing/sealingKeys.ts';
import { StartError } from '../StartError.ts';
import { withStoppedServer } from '../store/withStoppedServer.ts';

const usage =
  'npm run addOperator -- --name <name> --roles reviewer,approver,auditor [--disable] [--data <folder>]';

function asked(): { name: string; roles: Role[]; isDisabled: boolean; data?: string } {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      options: { name: text, roles: text, data: text, disable: { type: 'boolean', default: false } },
    });
    const { name, roles = '', disable: isDisabled, data } = values;
    if (!name || !/^[\w.-]{1,64}$/.test(name))
      throw new Error('a name has letters, digits, points and dashes');
    const given = roles === '' ? [] : roles.split(',');
    const unknown = given.find((role) => !(knownRoles as readonly string[]).includes(role));
    if (unknown !== undefined) throw new Error(`there is no role ${unknown}`);
    if (given.length === 0 && !isDisabled) throw new Error('a role is missing');
    return { name, roles: given as Role[], isDisabled, data };
  } catch (error) {
    throw new StartError(`${(error as Error).message}: ${usage}`, { cause: error });
  }
}

await explainStart(async () => {
  const { name, roles, isDisabled, data } = asked();
  const environment = data === undefined ? process.env : { ...process.env, DATA_DIR: data };
  const { dataDir, databaseUrl, documentKeys: keys, isSandbox, passwordCost } = readConfig(environment);
  const random = systemRandom;
  await withStoppedServer({ folder: dataDir, databaseUrl }, migrations, async ({ writing: db }) => {
    if (isDisabled) {
      const { numUpdatedRows } = await db
        .updateTable('operator')
        .set({ disabled_at: Date.now() })
        .where('name', '=', name)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new StartError(`There is no operator ${name}`);
      console.log(`${name} cannot log in any more`);
      return;
    }
    const given = sealingKeys({ keys, isSandbox, dataDir, random });
    const sealer = new Sealer(given.keys, random);
    // With a different key the server could not decrypt the second factor.
    await usedKeys(db, sealer);
    const [password, secret] = [random.bytes(15).toString('base64url'), random.bytes(20)];
    const passwordHash = await new Passwords(random, passwordCost).hash(password, '');
    await keepOperator({ db, now: Date.now() }, sealer, { name, roles, passwordHash, secret });
    console.log(`${name}: ${roles.join(', ')}`);
    console.log(`Password: ${password}`);
    console.log(`Second factor, for an authenticator app: ${totpOf(secret, name).toString()}`);
  });
});
