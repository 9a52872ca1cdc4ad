// npm run addOperator -- --name <name> --roles reviewer,approver,auditor [--disable], or --merchant <id> for a merchant of
// OTC_OFFERS: creates or changes a desk operator of a stopped server. It prints the password and the second factor once. For an existing name it issues new
// ones.
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { keepOperator, roles as knownRoles, totpOf } from '../domains/desk/public/Operators.ts';
import type { Role } from '../domains/desk/public/Operators.ts';
import { otcOfferedBy } from '../domains/otc/otcConfig.ts';
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
  'npm run addOperator -- --name <name> (--roles reviewer,approver,auditor | --merchant <id> | --disable) [--data <folder>]';

interface Asked {
  name: string;
  roles: Role[];
  isDisabled: boolean;
  data?: string;
  /** Id of the merchant. */
  merchant?: number;
}

function asked(): Asked {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      options: {
        name: text,
        roles: text,
        merchant: text,
        data: text,
        disable: { type: 'boolean', default: false },
      },
    });
    const { name, roles = '', merchant, disable: isDisabled, data } = values;
    if (!name || !/^[\w.-]{1,64}$/.test(name))
      throw new Error('a name has letters, digits, points and dashes');
    if (merchant !== undefined) {
      // A merchant is no operator of the platform.
      if (roles !== '') throw new Error('a merchant has no other role');
      if (!/^[1-9]\d{0,5}$/.test(merchant)) throw new Error('a merchant is named by its number');
      return { name, roles: ['merchant'], merchant: Number(merchant), isDisabled, data };
    }
    const given = roles === '' ? [] : roles.split(',');
    const unknown = given.find((role) => role === 'merchant' || !knownRoles.includes(role as Role));
    if (unknown !== undefined) throw new Error(`there is no role ${unknown}`);
    if (given.length === 0 && !isDisabled) throw new Error('a role is missing');
    return { name, roles: given as Role[], isDisabled, data };
  } catch (error) {
    throw new StartError(`${(error as Error).message}: ${usage}`, { cause: error });
  }
}

await explainStart(async () => {
  const { name, roles, merchant, isDisabled, data } = asked();
  const environment = data === undefined ? process.env : { ...process.env, DATA_DIR: data };
  const config = readConfig(environment);
  const { dataDir, databaseUrl, documentKeys: keys, isSandbox, passwordCost } = config;
  if (merchant !== undefined && !otcOfferedBy(config).some((offer) => offer.merchant === merchant))
    throw new StartError(`No offer is of merchant ${merchant}`);
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
    await keepOperator({ db, now: Date.now() }, sealer, {
      name,
      roles,
      passwordHash,
      secret,
      merchant,
    });
    console.log(`${name}: ${roles.join(', ')}${merchant === undefined ? '' : ` ${merchant}`}`);
    console.log(`Password: ${password}`);
    console.log(`Second factor, for an authenticator app: ${totpOf(secret, name).toString()}`);
  });
});
