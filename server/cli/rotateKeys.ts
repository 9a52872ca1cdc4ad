// npm run rotateKeys: re-encrypts the documents of a stopped server with DOCUMENT_KEY instead of DOCUMENT_KEY_FORMER.
import { readConfig } from '../config.ts';
import { rotateKeys } from '../domains/verification/rotateKeys.ts';
import { explainStart } from '../explainStart.ts';
import { migrations } from '../product.ts';
import { systemRandom } from '../random.ts';
import { Sealer } from '../sealing/Sealer.ts';
import { StartError } from '../StartError.ts';
import { withStoppedServer } from '../store/withStoppedServer.ts';
import { databaseEnvironment } from './databaseArguments.ts';

await explainStart(async () => {
  const { dataDir: folder, databaseUrl, documentKeys } = readConfig(databaseEnvironment('rotateKeys'));
  if (!documentKeys?.former)
    throw new StartError('DOCUMENT_KEY has to be the new key, and DOCUMENT_KEY_FORMER the one in use');
  const sealer = new Sealer(documentKeys, systemRandom);
  const count = await withStoppedServer({ folder, databaseUrl }, migrations, ({ writing }) =>
    rotateKeys(writing, sealer, (done) => console.log(`${done} rows so far`)),
  );
  console.log(`${count} rows are encrypted anew. DOCUMENT_KEY_FORMER is not needed any more`);
});
