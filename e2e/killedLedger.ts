// The process that server/writer/kill.test.ts kills: takes orders under load and says on stdout what it has acknowledged.
// Arguments: data folder, round, gifts that fall due at once. Each line is one acknowledgement, written synchronously after the commit.
import { writeSync } from 'node:fs';
import { assets, pairs } from '../server/domains/market/market.config.ts';
import { cancelOrder, placeOrder } from '../server/domains/spot/placeOrder.ts';
import { RandomTrading } from '../server/testing/RandomTrading.ts';
import { Refusal } from '../server/refusal.ts';
import { accountOf } from '../server/ledger/account.ts';
import { InsufficientFunds } from '../server/ledger/Ledger.ts';
import type { MoneyTx } from '../server/writer/MoneyCommand.ts';
import { startTestCore } from '../server/testing/testStore.ts';
import { give } from '../server/testing/gifts.ts';
import { grantUnits } from '../server/testing/grantUnits.ts';
import { DueRunner } from '../server/writer/DueRunner.ts';

const [folder, round, gifts] = process.argv.slice(2) as [string, string, string];
const core = await startTestCore({ folder, pairs, clock: Date });
const { exchange, writer } = core;
const trading = new RandomTrading({ exchange, pairs, people: 40, seed: Number(round) });

function grant(tx: MoneyTx, owner: string): void {
  for (const { code, scale } of assets) {
    if (tx.ledger.balance(accountOf(owner, code)).available > 0n) continue;
    grantUnits(tx, owner, code, { units: 10n ** BigInt(scale + 8) });
  }
}

async function trade(client: number): Promise<void> {
  for (let count = 0; ; count += 1) {
    const operation = trading.operation();
    try {
      if (operation.type === 'cancel') {
        await cancelOrder({ writer, exchange }, operation);
        writeSync(1, `cancelled ${operation.orderId}\n`);
      } else if (operation.type === 'place') {
        const input = { ...operation.input, clientOrderId: `${round}-${client}-${count}` };
        const order = await placeOrder({ writer, exchange, db: core.store.db }, input);
        writeSync(1, `placed ${order.id} ${input.owner} ${input.clientOrderId} ${order.filledQuantity}\n`);
      } else {
        await writer.runHouse('house', (tx) => exchange.placeHouse(tx, operation.input));
      }
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof InsufficientFunds)) throw error;
    }
  }
}

await writer.runHouse('grant', (tx) => {
  for (const owner of [...trading.owners, 'house:maker', 'house:taker']) grant(tx, owner);
});
await writer.run('gifts', ({ schedule, now }) => {
  for (let gift = 0; gift < Number(gifts); gift += 1)
    schedule('example.gift', now, { name: `${round}:${gift}` });
});
writeSync(1, `scheduled ${round}\n`);
const onFault = (error: unknown) => console.error(error);
const handlers = { 'example.gift': give };
new DueRunner({ db: core.store.db, writer, gate: core.gate, clock: Date, handlers, onFault }).start();
await Promise.all(Array.from({ length: 50 }, (_, client) => trade(client)));
