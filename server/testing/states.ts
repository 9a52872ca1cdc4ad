// Puts the server into what a pact may assume of it before its call: contracts/providerStates.ts says what each means.
import { contractOpened, contractsOffered } from './contractStates.ts';
import { bankForm } from '../../contracts/examples/bank.ts';
import { agreementIds } from '../../contracts/agreements.ts';
import type { StateName, StateValues } from '../../contracts/providerStates.ts';
import type { Context } from '../context.ts';
import { accountOf } from '../ledger/account.ts';
import { toUnits } from '../ledger/units.ts';
import { saveCard } from '../domains/bank/commands.ts';
import { assetOf } from '../domains/market/market.config.ts';
import { keepCode } from '../domains/session/codes.ts';
import type { CodePurpose } from '../domains/session/codePlace.ts';
import { countGuesses, guessesMost } from '../domains/session/guesses.ts';
import { findUser, readIdentifier } from '../domains/session/identifiers.ts';
import type { Identifier } from '../domains/session/identifiers.ts';
import { openAccount } from '../domains/session/openAccount.ts';
import { notify } from '../domains/session/sessionNotices.ts';
import { grantUnits } from './grantUnits.ts';
import { valueAsset } from '../domains/wallet/accountTypes.ts';
import {
  declineCopy,
  guessFund,
  holdFor,
  openSecond,
  requestClosing,
  sendBindCode,
  setFund,
} from './accountStates.ts';
import { amountHosted, hostingOffered } from './hostingStates.ts';
import { claimDeposit, uploadProof } from './claimStates.ts';
import { depositTooLittle, openUsdt, sendTestCoins, suspendAll } from './depositStates.ts';
import { optionPlaced, optionsOffered } from './optionStates.ts';
import { readyToWithdraw, requestEight } from './requestedStates.ts';
import { saveExamples, saveUsed, suspendWithdrawals, withdrawUsdt } from './withdrawalStates.ts';
import { answerButLast, answerFirst, passAll } from './questionStates.ts';
import { rejectLevel, sendLevel, uploadPicture, verifyBasic } from './verificationStates.ts';
import { makeTransfer } from '../domains/wallet/transfers.ts';

export type StateParameters = Record<string, string | undefined>;

/**
 * Puts a fresh server into a state. States of one interaction are applied one after another.
 * @returns what the calls of the interaction bear in place of the pact's own values
 */
type ProviderState = (context: Context, parameters: StateParameters) => Promise<StateValues>;

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

async function openOrder(context: Context, parameters: StateParameters): Promise<StateValues> {
  const owner = `user:${await loggedIn(context, parameters)}`;
  const { id } = await context.writer.runHouse('state.order', (tx) =>
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
  return { order_id: id };
}

/** The house sells what the person buys, so that the ledger has both sides of a trade and its fee. */
async function filledOrder(context: Context, parameters: StateParameters): Promise<StateValues> {
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
  const placed = await writer.runHouse('state.filled', (tx) => {
    tx.ledger.transfer({
      from: accountOf('system:issuance', pair.base),
      to: accountOf('house:maker', pair.base),
      units: toUnits(quantity, pair.baseScale),
      reason: 'house.issue',
      reference: '',
    });
    exchange.placeHouse(tx, { ...order, owner: 'house:maker', side: 'sell' });
    const { value } = parameters;
    const buy = { symbol, owner, side: 'buy' } as const;
    return value === undefined
      ? exchange.place(tx, { ...order, ...buy })
      : exchange.place(tx, { ...buy, kind: 'market', worstPrice: order.price, value });
  });
  return { order_id: placed.id };
}

/** A sandbox has given more than that to whoever has an account; what is missing is given here. */
async function practiceMoney(context: Context, parameters: StateParameters): Promise<StateValues> {
  const owner = `user:${await loggedIn(context, parameters)}`;
  const asset = assetOf(parameters.coin ?? valueAsset);
  const wanted = toUnits(parameters.amount ?? '10000', asset.scale);
  await context.writer.runHouse('state.money', (tx) => {
    const missing = wanted - tx.ledger.balance(accountOf(owner, asset.code)).available;
    if (missing > 0n) grantUnits(tx, owner, asset.code, { units: missing });
  });
  return { currency: asset.id };
}

async function transferMade(context: Context, parameters: StateParameters): Promise<StateValues> {
  const owner = `user:${await loggedIn(context, parameters)}`;
  const { writer, store, random, leverBook } = context;
  const asset = assetOf(valueAsset);
  await makeTransfer(
    { writer, db: store.db, random, leverBook },
    {
      owner,
      asset,
      from: 'change',
      to: 'lever',
      amount: parameters.amount ?? '2000',
      clientTransferId: parameters.client_transfer_id,
    },
  );
  return { currency: asset.id };
}

async function codeSent(context: Context, parameters: StateParameters): Promise<StateValues> {
  const { writer, random } = context;
  const address = identifierOf(parameters).key;
  const { type = 'register' } = parameters;
  // Whoever binds an address, it has one count for all of them.
  const purpose = (type === 'bind' ? 'bind:0' : type) as CodePurpose;
  const { code = defaults.code } = parameters;
  await writer.runHouse('state.code', (tx) =>
    keepCode(tx, { address, purpose, network: verifierNetwork }, code, random),
  );
  return { code };
}

/** Strangers have tried wrong passwords, so that one more from a network that is not its owner's needs something first. */
async function guessedAt(context: Context, parameters: StateParameters): Promise<StateValues> {
  await account(context, parameters);
  const { kind, key } = identifierOf(parameters);
  const { byStrangers } = context.logins;
  while (byStrangers.waitS(`${kind}:${key}`) === 0) byStrangers.count(`${kind}:${key}`);
  return {};
}

async function codesGuessedAt(context: Context, parameters: StateParameters): Promise<StateValues> {
  const purpose = (parameters.type ?? 'register') as CodePurpose;
  const place = { address: identifierOf(parameters).key, purpose, network: verifierNetwork };
  await context.writer.run('state.guesses', (tx) => countGuesses(tx, place, guessesMost));
  return {};
}

/** Of a kind that the verification's server has beside those of the product. */
async function caseWaits(context: Context, parameters: StateParameters): Promise<StateValues> {
  const owner = `user:${await loggedIn(context, parameters)}`;
  const id = await context.writer.runHouse('state.review', ({ openReview }) =>
    openReview('example.papers', { owner, about: { pages: 2 }, reference: 'papers:1' }),
  );
  return { review_id: id };
}

/** Makers quote and takers have traded. The clock stands, so the steps are asked for by hand. */
async function marketRunning({ market, clock }: Context): Promise<StateValues> {
  const movable = clock as { advance?: (ms: number) => void };
  for (let steps = 0; steps < 3; steps += 1) {
    movable.advance?.(quoteStepMs);
    await market.step();
  }
  return { currency_id: assetOf('BTC').id, legal_id: assetOf('USDT').id };
}

async function agreementsAccepted(context: Context, parameters: StateParameters): Promise<StateValues> {
  const user_id = BigInt(await loggedIn(context, parameters));
  const rows = Object.values(agreementIds).map((id) => ({ user_id, article_id: BigInt(id), version: 1n }));
  await context.writer.runHouse('state.agreements', async ({ db, now }) => {
    const accepted = rows.map((row) => ({ ...row, accepted_at: BigInt(now) }));
    await db.insertInto('agreement_acceptance').values(accepted).execute();
  });
  return {};
}

async function logInTold(context: Context, parameters: StateParameters): Promise<StateValues> {
  const owner = `user:${await loggedIn(context, parameters)}`;
  const origin = { browser: 'Firefox', system: 'Linux', network: '203.0.113.x' };
  await context.writer.run('state.notice', (tx) => notify(tx, owner, 'session.newLogIn', origin));
  const newest = await context.store.db
    .selectFrom('notice')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  return { notice_id: Number(newest.id) };
}

const ownerOf = async (context: Context, parameters: StateParameters) =>
  `user:${await loggedIn(context, parameters)}`;
const levelOf = ({ level }: StateParameters) => (level === 'advanced' ? 'advanced' : 'basic');

/** By the names that contracts/providerStates.ts gives them. */
export const states: Readonly<Record<StateName, ProviderState>> = {
  'no session': async () => ({}),
  'an invitation': async ({ config }) => ({ extension_code: config.invitationCode }),
  'the session has ended': async () => ({}),
  'a registered user': async (context, parameters) => {
    await account(context, parameters);
    return {};
  },
  'a registered user is logged in': async (context, parameters) => {
    await loggedIn(context, parameters);
    return { token: parameters.token ?? defaults.token };
  },
  'an account is guessed at': guessedAt,
  'codes are guessed at': codesGuessedAt,
  'practice money': practiceMoney,
  'market is running': marketRunning,
  'an open spot order': openOrder,
  'a spot order was filled': filledOrder,
  'a transfer was made': transferMade,
  'contracts can be opened': async (context, parameters) =>
    contractsOffered(context, await ownerOf(context, parameters)),
  'a contract was opened': async (context, parameters) =>
    contractOpened(context, await ownerOf(context, parameters), {
      became: parameters.became,
      clientOrderId: parameters.client_order_id,
      mode: parameters.margin_mode === 'cross' ? 'cross' : 'isolated',
    }),
  'a product can be hosted': async (context, parameters) => {
    await ownerOf(context, parameters);
    return hostingOffered(context, parameters);
  },
  'an amount is hosted': async (context, parameters) =>
    amountHosted(context, await ownerOf(context, parameters), {
      ...parameters,
      clientOrderId: parameters.client_order_id,
    }),
  'options can be bought': async (context, parameters) =>
    optionsOffered(context, await ownerOf(context, parameters)),
  'an option was bought': async (context, parameters) =>
    optionPlaced(context, await ownerOf(context, parameters), {
      became: parameters.became,
      clientOrderId: parameters.client_order_id,
    }),
  'a code was sent': codeSent,
  'a log-in from elsewhere was told': logInTold,
  'a code was sent to bind an address': async (context, parameters) =>
    sendBindCode(context, await loggedIn(context, parameters), parameters),
  'a fund password is set': async (context, parameters) =>
    setFund(context, await loggedIn(context, parameters), parameters),
  'a fund password is guessed at': async (context, parameters) =>
    guessFund(context, await loggedIn(context, parameters), parameters),
  'withdrawals are held': async (context, parameters) =>
    holdFor(context, await loggedIn(context, parameters), parameters),
  'another session': async (context, parameters) => openSecond(context, await loggedIn(context, parameters)),
  'the agreements were accepted': agreementsAccepted,
  'a case waits for review': caseWaits,
  'a verification waits for review': async (context, parameters) => {
    await sendLevel(context, await ownerOf(context, parameters), levelOf(parameters));
    return {};
  },
  'a verification was rejected': async (context, parameters) =>
    rejectLevel(context, await ownerOf(context, parameters), levelOf(parameters)),
  'a basic verification is verified': async (context, parameters) => {
    await verifyBasic(context, await ownerOf(context, parameters));
    return {};
  },
  'a bank card is bound': async (context, parameters) => {
    const { store, sealer, writer } = context;
    const owner = await ownerOf(context, parameters);
    const requireSession = () => Promise.resolve();
    await saveCard({ db: store.db, sealer, writer }, { owner, requireSession }, bankForm);
    return {};
  },
  'banks are suggested': async ({ config }) => {
    Object.assign(config, { banks: ['Sample Bank Köln'] });
    return {};
  },
  'USDT can be deposited': async (context, parameters) =>
    openUsdt(context, await ownerOf(context, parameters)),
  'deposits are suspended': async (context) => suspendAll(context),
  'test coins were sent': async (context, parameters) =>
    sendTestCoins(context, await ownerOf(context, parameters), parameters),
  'a deposit has come': async (context, parameters) => {
    await sendTestCoins(context, await ownerOf(context, parameters), {});
    return {};
  },
  'a deposit is below the minimum': async (context, parameters) =>
    depositTooLittle(context, await ownerOf(context, parameters)),
  'a proof of transfer is uploaded': async (context, parameters) =>
    uploadProof(context, await ownerOf(context, parameters)),
  // Every sandbox takes them.
  'bank transfers are taken': async (context, parameters) => {
    await ownerOf(context, parameters);
    return {};
  },
  'a deposit was claimed': async (context, parameters) =>
    claimDeposit(context, await ownerOf(context, parameters), parameters),
  'USDT can be withdrawn': async (context, parameters) => {
    await ownerOf(context, parameters);
    return withdrawUsdt();
  },
  'withdrawals are suspended': async (context, parameters) => {
    await ownerOf(context, parameters);
    return suspendWithdrawals(context);
  },
  'withdrawal addresses are saved': async (context, parameters) =>
    saveExamples(context, await ownerOf(context, parameters)),
  'a withdrawal address was used': async (context, parameters) =>
    saveUsed(context, await ownerOf(context, parameters)),
  'a withdrawal can be requested': async (context, parameters) => {
    const userId = await loggedIn(context, parameters);
    await setFund(context, userId, { fund_password: parameters.fund_password ?? '491370' });
    await states['a bank card is bound'](context, parameters);
    const { code } = await codeSent(context, { ...parameters, type: 'withdrawal' });
    return { ...(await readyToWithdraw(context, `user:${userId}`)), code: code! };
  },
  'withdrawals were requested': async (context, parameters) =>
    requestEight(context, await ownerOf(context, parameters)),
  'a closing was requested': async (context, parameters) =>
    requestClosing(context, await ownerOf(context, parameters)),
  'a copy was declined': async (context, parameters) =>
    declineCopy(context, await ownerOf(context, parameters)),
  'a question was answered': async (context, parameters) =>
    answerFirst(context, await ownerOf(context, parameters)),
  'all questions but the last were answered': async (context, parameters) =>
    answerButLast(context, await ownerOf(context, parameters)),
  'questions are passed': async (context, parameters) => passAll(context, await ownerOf(context, parameters)),
  'a picture was uploaded': async (context, parameters) => ({
    [parameters.as ?? 'path']: await uploadPicture(context, await ownerOf(context, parameters)),
  }),
};

/** @throws Error for a name that no pact may assume */
export async function putInto(
  context: Context,
  name: string,
  parameters: StateParameters = {},
): Promise<StateValues> {
  if (!Object.hasOwn(states, name)) throw new Error(`The server has no state '${name}'`);
  return states[name as StateName](context, parameters);
}
