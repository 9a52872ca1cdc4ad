// Prepares the folder of a stopped server (DATA_DIR): users register, set a fund password, are verified on both levels
// and have a previously used withdrawal address, which takes days on a live platform. Arguments: the fund password, and
// the e-mail address of each user. Prints the addresses, one per line.
import { buildApp } from '../../server/app.ts';
import { migrations } from '../../server/product.ts';
import { systemRandom } from '../../server/random.ts';
import { openStore } from '../../server/store/openStore.ts';
import { verifyBoth } from '../../server/testing/states/verificationStates.ts';
import { saveUsed } from '../../server/testing/states/withdrawalStates.ts';
import { journeyConfig } from './journeyConfig.ts';
import { Person } from './Person.ts';

const [fundPassword, ...emails] = process.argv.slice(2);
const config = journeyConfig(process.env);
const store = await openStore({ folder: config.dataDir }, migrations);
const logStream = { write: () => undefined };
const app = await buildApp({ clock: { now: Date.now }, random: systemRandom, store, config, logStream });
const url = await app.listen({ host: '127.0.0.1', port: 0 });
for (const email of emails) {
  const person = await new Person(url, email).register();
  await person.setFundPassword(fundPassword!);
  const { id } = await person.call<{ id: number }>('GET', 'user/center');
  // An ID can verify one account only.
  await verifyBoth(app.context, `user:${id}`, { card_id: `LZ${id}` });
  await saveUsed(app.context, `user:${id}`);
  console.log(person.email);
}
await app.close();
await store.close();
