// What a pact may assume of the server before its call. Names are those of the pacts' `given`; parameters say
// which account, code or order the interaction speaks of, and have defaults for interactions that do not care.
import { agreementIds } from '../../contracts/agreements.ts';
import type { Context } from '../context.ts';
import { accountOf } from '../ledger/account.ts';
import { toUnits } from '../ledger/units.ts';
import { assets } from '../domains/market/market.config.ts';
import { keepCode } from '../domains/session/codes.ts';
import type { CodePurpose } from '../domains/session/codePlace.ts';
import { findUser, readIdentifier } from '../domains/session/identifiers.ts';
import type { Identifier } from '../domains/session/identifiers.ts';
import { openAccount } from '../domains/session/openAccount.ts';
import { notify } from '../domains/session/sessionNotices.ts';
import { valueAsset } from '../domains/wallet/accountTypes.ts';
import { makeTransfer } from '../domains/wallet/transfers.ts';

export type StateParameters = Record<string, string | undefined>;

/** Puts a fresh server into a state. States of one interaction are applied one after another. */
export type ProviderState = (context: Context, parameters: StateParameters) => Promise<void>;

const defaults = {
  email: 'ada@example.com',
  area_code: '49',
  password: 'correct horse 7',
  code: '123456',
  token: 'verification-session-token-0000000000000001',
};

const quoteStepMs = 1000;
/** Where calls of a verification come from. */
const verifierNetwork = '127.0.0.1';

/** Whom an interaction speaks of: by mobile with area_code, by username, else by e-mail. */
function identifierOf({ email, mobile, area_code, username }: StateParameters): Identifier {
  const kind = mobile !== undefined ? 'mobile' : username !== undefined ? 'username' : 'email';
  const text = mobile ?? username ?? email ?? defaults.email;
  const read = readIdentifier(kind, text, area_code ?? defaults.area_code);
  if ('reason' in read) throw new Error(`A state's ${kind} names nobody: ${read.reason}`);
  return read;
}

/** The account behind an identifier; opened when it is not there yet. */
async function account(context: Context, parameters: StateParameters): Promise<number> {
  const { store, passwords, writer, config } = context;
  const identifier = identifierOf(parameters);
  const known = await findUser(store.db, identifier);
  if (known) return Number(known.id);
  const details = {
    identifier,
    passwordHash: await passwords.hash(parameters.password ?? defaults.password, verifierNetwork),
    invitation: config.invitationCode,
    locale: config.defaultLocale,
  };
  return writer.runHouse('state.account', (tx) => openAccount(tx, details, context));
}

async function loggedIn(context: Context, parameters: StateParameters): Promise<number> {
  const userId = await account(context, parameters);
  const token = parameters.token ?? defaults.token;
  if (!(await context.sessions.find(token))) await context.sessions.openWith(userId, token);
  return userId;
}

async function openOrder(context: Context, parameters: StateParameters): Promise<void> {
  const owner = `user:${await loggedIn(context, parameters)}`;
  await context.writer.runHouse('state.order', (tx) =>
    context.exchange.place(tx, {
      owner,
      symbol: parameters.symbol ?? 'BTC/USDT',
      side: parameters.side === 'sell' ? 'sell' : 'buy',
      kind: 'limit',
      price: parameters.price ?? '50000',
      quantity: parameters.quantity ?? '0.001',
      clientOrderId: parameters.client_order_id,
    }),
  );
}

/** The house sells what the person buys, so that the ledger has both sides of a trade and its fee. */
async function filledOrder(context: Context, parameters: StateParameters): Promise<void> {
  const owner = `user:${await loggedIn(context, parameters)}`;
  const { exchange, committed, writer } = context;
  const { symbol = 'BTC/USDT', quantity = '0.001' } = parameters;
  const { pair } = exchange.pairs.get(symbol)!;
  const order = {
    symbol,
    kind: 'limit',
    price: parameters.price ?? (await committed.read((state) => state.exchange.lastPrice(symbol))),
    quantity,
  } as const;
  await writer.runHouse('state.filled', (tx) => {
    tx.ledger.transfer({
      from: accountOf('system:issuance', pair.base),
      to: accountOf('house:maker', pair.base),
      units: toUnits(quantity, pair.baseScale),
      reason: 'house.issue',
      reference: '',
    });
    exchange.placeHouse(tx, { ...order, owner: 'house:maker', side: 'sell' });
    exchange.place(tx, { ...order, owner, side: 'buy' });
  });
}

async function transferMade(context: Context, parameters: StateParameters): Promise<void> {
  const owner = `user:${await loggedIn(context, parameters)}`;
  const { writer, store, random } = context;
  await makeTransfer(
    { writer, db: store.db, random },
    {
      owner,
      asset: assets.find(({ code }) => code === valueAsset)!,
      from: 'change',
      to: 'lever',
      amount: parameters.amount ?? '2000',
      clientTransferId: parameters.client_transfer_id,
    },
  );
}

async function codeSent(context: Context, parameters: StateParameters): Promise<void> {
  const { writer, random } = context;
  const address = identifierOf(parameters).key;
  const purpose = (parameters.type ?? 'register') as CodePurpose;
  await writer.runHouse('state.code', (tx) =>
    keepCode(tx, { address, purpose, network: verifierNetwork }, parameters.code ?? defaults.code, random),
  );
}

/** Strangers have tried wrong passwords, so that one more from a network that is not its owner's needs something first. */
async function guessedAt(context: Context, parameters: StateParameters): Promise<void> {
  await account(context, parameters);
  const { kind, key } = identifierOf(parameters);
  const { byStrangers } = context.logins;
  while (byStrangers.waitS(`${kind}:${key}`) === 0) byStrangers.count(`${kind}:${key}`);
}

/** Of a kind that the verification's server has beside those of the product. */
async function caseWaits(context: Context, parameters: StateParameters): Promise<number> {
  const owner = `user:${await loggedIn(context, parameters)}`;
  return context.writer.runHouse('state.review', ({ openReview }) =>
    openReview('example.papers', { owner, about: { pages: 2 }, reference: 'papers:1' }),
  );
}

async function caseRejected(context: Context, parameters: StateParameters): Promise<void> {
  const id = await caseWaits(context, parameters);
  const desk = 'desk:1';
  await context.reviews.take(desk, id);
  await context.reviews.reject(desk, id, { pages: 'system.invalid' });
}

/** Makers quote and takers have traded. The clock stands, so the steps are asked for by hand. */
async function marketRunning({ market, clock }: Context): Promise<void> {
  const movable = clock as { advance?: (ms: number) => void };
  for (let steps = 0; steps < 3; steps += 1) {
    movable.advance?.(quoteStepMs);
    await market.step();
  }
}

async function agreementsAccepted(context: Context, parameters: StateParameters): Promise<void> {
  const user_id = BigInt(await loggedIn(context, parameters));
  const rows = Object.values(agreementIds).map((id) => ({ user_id, article_id: BigInt(id), version: 1n }));
  await context.writer.runHouse('state.agreements', async ({ db, now }) => {
    const accepted = rows.map((row) => ({ ...row, accepted_at: BigInt(now) }));
    await db.insertInto('agreement_acceptance').values(accepted).execute();
  });
}

async function logInTold(context: Context, parameters: StateParameters): Promise<void> {
  const owner = `user:${await loggedIn(context, parameters)}`;
  const origin = { browser: 'Firefox', system: 'Linux', network: '203.0.113.x' };
  await context.writer.run('state.notice', (tx) => notify(tx, owner, 'session.newLogIn', origin));
}

export const states: Readonly<Record<string, ProviderState>> = {
  'no session': async () => undefined,
  'the session has ended': async () => undefined,
  'a registered user': async (context, parameters) => void (await account(context, parameters)),
  'a registered user is logged in': async (context, parameters) => void (await loggedIn(context, parameters)),
  'an account is guessed at': guessedAt,
  'an open spot order': openOrder,
  'a spot order was filled': filledOrder,
  'a transfer was made': transferMade,
  'a code was sent': codeSent,
  'a log-in from elsewhere was told': logInTold,
  'the agreements were accepted': agreementsAccepted,
  'a case waits for review': async (context, parameters) => void (await caseWaits(context, parameters)),
  'a case was rejected': caseRejected,
  'market is running': marketRunning,
};
