// Users and operators that run every command of the product in random order, on a server with test-controlled clock and
// prices.
import type { MerchantAction } from '../../contracts/desk.ts';
import { bankForm } from '../../contracts/examples/bank.ts';
import { appealAfterMs } from '../domains/otc/otcAppeals.ts';
import { practiceRound } from '../domains/ieo/ieoConfig.ts';
import { fundDemo, fundDemoPlatform } from '../domains/lever/public/demo.ts';
import { optionPlatformOwner } from '../domains/option/OptionMoney.ts';
import { markAt, readyForContracts } from './states/contractStates.ts';
import { sendTestCoins } from './states/depositStates.ts';
import { addWorker, askDesk, logInWorker, worker } from './deskWorkers.ts';
import type { Worker } from './deskWorkers.ts';
import { hostingOffered } from './states/hostingStates.ts';
import { readyForOptions, tickAt } from './states/optionStates.ts';
import { readyForOtc } from './states/otcStates.ts';
import { Refusal } from '../refusal.ts';
import { passAll } from './states/questionStates.ts';
import { seededNumbers } from './RandomTrading.ts';
import { password } from './processes/startTestApp.ts';
import type { TestApp } from './processes/startTestApp.ts';
import { newCoinOffered } from './states/subscriptionStates.ts';
import { uploadPicture, verifyBoth } from './states/verificationStates.ts';
import { saveUsed } from './states/withdrawalStates.ts';

type Person = Awaited<ReturnType<TestApp['person']>>;
type Fields = Record<string, string>;

const fundPassword = '482913';
const pair = { legal_id: '3', currency_id: '1' };
const usdt = { currency: '3', network: 'trc20' };
const operators = [worker('rita', 1), worker('adam', 2)] as const;
const minuteMs = 60_000;
/** Traders stay. Newcomers verify, request their data export and leave. */
const traderCount = 4;
const newcomersMost = 6;

export class EveryCommand {
  /** Kinds of scheduled work that ran. */
  readonly dueDone = new Set<string>();
  /** Outcomes that no command may have: a server error, or a stop of money. */
  readonly faults: string[] = [];
  private server: TestApp;
  private readonly next: () => number;
  private readonly traders: Person[] = [];
  private newcomers: Person[] = [];
  private readonly tokens = new Map<string, string>();
  private made = 0;
  private price = 50_000;

  constructor(server: TestApp, seed: number) {
    this.server = server;
    this.next = seededNumbers(seed);
  }

  /** Opens the accounts and funds the platform. */
  async prepare(): Promise<void> {
    const { server } = this;
    const { context } = server;
    for (const operator of operators) await addWorker(server, operator, 'reviewer', 'approver');
    await fundDemoPlatform(context.executor);
    await fundDemo(context.executor, [optionPlatformOwner]);
    await hostingOffered(context, { calendar: 'faster' });
    for (let nth = 0; nth < traderCount; nth += 1) {
      const person = await server.person(`trader${nth}@example.com`);
      const { owner } = person;
      await verifyBoth(context, owner, { card_id: `EV${nth}11T47` });
      await passAll(context, owner);
      await saveUsed(context, owner);
      await readyForContracts(context, owner, '2500');
      await readyForOptions(context, owner, '1500');
      await readyForOtc(context, owner);
      const fund = { password: fundPassword, re_password: fundPassword, login_password: password };
      await this.call('setFundPassword', fund, person);
      this.traders.push(person);
    }
    for (const operator of operators) await this.logIn(operator);
    await this.guessCodes();
    await this.tick();
  }

  /** Enough wrong codes to notify the account. */
  private async guessCodes(): Promise<void> {
    const address = 'trader0@example.com';
    for (let codes = 0; codes < 21; codes += 1) {
      const from = { address: `203.0.${codes}.7` };
      await this.server.call('sendEmailCode', { user_string: address, type: 'forget' }, from);
      const guess = { user_string: address, email_code: '000000', type: 'forget' };
      await this.server.call('checkEmailCode', guess, from);
    }
  }

  /** Names of the commands that `act` runs. */
  get names(): string[] {
    return Object.keys(this.commands);
  }

  /**
   * Runs one command, which may be rejected.
   * @returns its name: each once in order, then at random
   */
  async act(count: number): Promise<string> {
    const name = this.names[count] ?? this.pick(this.names);
    await this.commands[name]!(this.pick(this.traders));
    return name;
  }

  /** Continues with another server on the same database. */
  async restart(): Promise<TestApp> {
    this.server = await this.server.restart();
    await this.tick();
    return this.server;
  }

  /** Advances time: prices move, scheduled work runs, coins arrive and leave. */
  async pass(ms: number): Promise<void> {
    const { context, clock } = this.server;
    clock.advance(ms);
    await this.tick();
    const due = await context.store.db
      .selectFrom('due_work')
      .select('kind')
      .distinct()
      .where('at', '<=', BigInt(clock.now()))
      .execute();
    await context.dueWork.run();
    const failed = await context.store.db
      .selectFrom('due_work')
      .select('error')
      .where('tries', '>', 0n)
      .execute();
    this.faults.push(...failed.map(({ error }) => `Due work failed: ${error}`));
    for (const { kind } of due) this.dueDone.add(kind);
    await context.withdrawalPayer?.step();
  }

  /** Mostly seconds, sometimes a night or a month. */
  async passRandom(): Promise<void> {
    const roll = this.next();
    if (roll < 0.9) await this.pass(200 + this.below(4000));
    else if (roll < 0.99) await this.pass(this.below(40 * minuteMs));
    else await this.pass(this.below(30 * 24 * 60 * minuteMs));
    for (const { watcher } of this.server.context.deposits.chains()) while (await watcher.step());
  }

  /** A deposit is not a command: a block of the sandbox contains it. */
  async deposit(): Promise<void> {
    await sendTestCoins(this.server.context, this.pick(this.traders).owner, {});
  }

  private readonly commands: Readonly<Record<string, (who: Person) => Promise<unknown>>> = {
    'user.register': () => this.register(),
    'account.askClosing': async () => this.proved('askClosing', 'closing', await this.newcomer()),
    'account.askCopy': async () => this.proved('askCopy', 'copy', await this.newcomer()),
    'bank.save': (who) => this.call('saveBankCard', bankForm, who),
    'bank.delete': async (who) => {
      await this.call('saveBankCard', bankForm, who);
      return this.call('deleteBankCard', { pay_password: fundPassword }, who);
    },
    'deposit.claim': (who) => this.claim(who),
    'desk.logIn': () => this.logIn(this.pick(operators)),
    'desk.look': () => this.decide('look'),
    'desk.propose': async (who) => {
      await this.claim(who, 'bank');
      return this.decide('approve', ['withdrawal.bank', 'deposit.bank']);
    },
    'desk.copy': async () => this.desk('GET', `people/${await this.accountOf(this.pick(this.traders))}/copy`),
    'desk.askClosing': async () =>
      this.desk('POST', `people/${await this.accountOf(await this.newcomer())}/close`),
    'desk.proposeRepair': (who) => this.quarantine(who),
    'desk.repair': (who) => this.quarantine(who),
    'hosting.place': (who) => this.host(who),
    'hosting.redeem': async (who) => {
      await this.host(who);
      return this.callOn('redeemEarly', 'hosting_order', who);
    },
    'lever.place': (who) => this.openContract(who),
    'lever.cancel': async (who) => this.call('cancelLeverOrder', { id: await this.contract(who, 0) }, who),
    'lever.close': async (who) =>
      this.call(
        'closePosition',
        {
          id: await this.contract(who),
          ...(this.next() < 0.4 && { share: '1', client_close_id: this.id() }),
        },
        who,
      ),
    'lever.withdrawClose': async (who) => {
      // Longer than a price is valid.
      this.server.clock.advance(20_000);
      const id = await this.contract(who);
      const worst = this.near(this.pick([-0.05, 0.05]));
      const asked = await this.call('closePosition', { id, worst_price: worst }, who);
      const since = this.server.context.leverBook.trades.get(Number(id))?.asked?.at;
      // Some wait for the next price.
      if (asked.type !== 'ok' || since === undefined || this.next() < 0.4) return asked;
      return this.call('withdrawClose', { id, asked_ms: String(since) }, who);
    },
    'lever.closeAll': (who) =>
      this.call('closePositions', { ...pair, ...this.account(), until_id: this.lastId() }, who),
    'lever.setStops': async (who) =>
      this.call(
        'setStops',
        { id: await this.contract(who), stop_loss_price: this.near(this.pick([-0.05, 0.05])) },
        who,
      ),
    'lever.addMargin': async (who) =>
      this.call(
        'addMargin',
        { id: await this.contract(who), number: this.amount(20), client_margin_id: this.id() },
        who,
      ),
    'lever.resetDemo': (who) => this.call('resetDemo', { client_reset_id: this.id() }, who),
    'market.vote': (who) => this.call('vote', { ...pair, type: this.pick(['1', '2']) }, who),
    'option.place': (who) =>
      this.call(
        'placeOption',
        {
          match_id: '1',
          currency_id: '3',
          type: this.pick(['0', '1', '2']),
          seconds: '60',
          number: String(10 + this.below(40)),
          client_order_id: this.id(),
          ...this.account(),
        },
        who,
      ),
    'option.resetDemo': (who) => this.call('resetOptionDemo', { client_reset_id: this.id() }, who),
    'otc.place': (who) => this.placeOtc(who),
    'otc.pay': (who) => this.callOn('markOtcPaid', 'otc_order', who),
    'otc.cancel': async (who) => {
      await this.placeOtc(who);
      return this.callOn('cancelOtcOrder', 'otc_order', who, {}, 1);
    },
    'otc.release': async (who) => {
      await this.placeOtc(who, 'sell');
      // The sandbox's reviewer takes the case, then approves it.
      for (let step = 0; step < 2; step += 1) await this.pass(2500);
      const said = { value: '30', pay_password: fundPassword };
      return this.callOn('releaseOtcOrder', 'otc_order', who, said, 1);
    },
    'otc.appeal': async (who) => {
      await this.placeOtc(who);
      await this.callOn('markOtcPaid', 'otc_order', who, {}, 1);
      this.server.clock.advance(appealAfterMs);
      const said = { reason: 'notReleased', text: 'Paid' };
      return this.callOn('appealOtcOrder', 'otc_order', who, said, 1);
    },
    'otc.offer': () =>
      this.asMerchant((by) =>
        this.server.context.merchants.changeOffer(by, this.pick([1, 2]), {
          price: this.pick(['0.921', '0.924']),
          minimum: '20',
          maximum: '5000',
          remaining: String(1000 + this.below(1000)),
          is_paused: false,
        }),
      ),
    'otc.merchantPay': async (who) => {
      await this.placeOtc(who, 'sell');
      return this.merchantActs(who, 'pay');
    },
    'otc.merchantDecline': async (who) => {
      await this.placeOtc(who, 'sell');
      return this.merchantActs(who, 'decline');
    },
    'otc.merchantRelease': async (who) => {
      await this.placeOtc(who);
      await this.callOn('markOtcPaid', 'otc_order', who, {}, 1);
      return this.merchantActs(who, 'release');
    },
    'otc.merchantAppeal': async (who) => {
      await this.placeOtc(who);
      await this.callOn('markOtcPaid', 'otc_order', who, {}, 1);
      this.server.clock.advance(appealAfterMs);
      return this.merchantActs(who, 'appeal');
    },
    'chat.send': (who) => this.call('sendChatMessage', { text: 'Hello', client_message_id: this.id() }, who),
    'products.answer': async () => {
      const { version } = this.server.context.products.questionsOf('lever')!;
      const person = await this.newcomer();
      const said = {
        product: 'lever',
        version: String(version),
        question: '1',
        choice: this.pick(['1', '2']),
      };
      return this.call('answerQuestion', said, person);
    },
    'review.take': () => this.decide('take'),
    'review.approve': () => this.decide('approve'),
    'review.reject': async () => {
      const isNew = this.next() < 0.5;
      if (isNew) await this.submitBasic(await this.newcomer());
      return this.decide('reject', isNew ? ['verification.basic'] : undefined);
    },
    'review.withdraw': (who) => this.withdrawReview(who),
    'spot.place': (who) => this.placeSpot(who, this.pick(['1', '2']), (this.next() - 0.5) / 500),
    'spot.cancel': async (who) => {
      await this.placeSpot(who, '1', -0.02);
      return this.callOn('cancelSpotOrder', 'spot_order', who, {}, 2);
    },
    'spot.cancelAll': (who) => this.call('cancelSpotOrders', { ...pair, until_id: this.lastId() }, who),
    'subscription.subscribe': async (who) => {
      const { config_id: id } = await newCoinOffered(this.server.context, { calendar: 'faster' });
      const asked = { config_id: String(id), amount: this.amount(100), client_order_id: this.id() };
      return this.call('subscribeNewCoin', asked, who);
    },
    'ieo.apply': (who) => {
      const { id } = practiceRound(this.server.clock.now());
      const asked = { id: String(id), amount: String(10 + this.below(7000)), client_order_id: this.id() };
      return this.call('applyIeo', asked, who);
    },
    'ieo.pay': async (who) => {
      await this.commands['ieo.apply']!(who);
      await this.pass(14 * minuteMs);
      return this.callOn('payIeo', 'ieo_order', who, {}, 1);
    },
    'verification.basic': async () => this.submitBasic(await this.newcomer()),
    'verification.advanced': () => this.submitAdvanced(),
    'wallet.transfer': (who) => {
      const [from, to] = this.pick([
        ...[['change', 'lever'] as const, ['lever', 'change'] as const, ['change', 'micro'] as const],
        ...[['micro', 'change'] as const, ['lever', 'micro'] as const],
      ]);
      const moved = { currency_id: '3', number: this.amount(60), from_field: from, to_field: to };
      return this.call('transfer', { ...moved, client_transfer_id: this.id() }, who);
    },
    'withdrawal.request': (who) => this.requestWithdrawal(who),
    'withdrawal.cancel': async (who) => {
      await this.requestWithdrawal(who);
      return this.callOn('cancelWithdrawal', 'withdrawal', who);
    },
  };

  private async call(operation: string, fields: Fields, who: Person) {
    const { token } = who;
    const answer = await this.server.call(operation, fields, { token, language: 'en' });
    const reason: unknown = answer.data?.reason;
    const isFault =
      answer.status >= 500 || reason === 'system.moneyPaused' || reason === 'system.unavailable';
    if (isFault) this.faults.push(`${operation}: ${answer.status} ${answer.message}`);
    // A closed account has no session.
    if (answer.type === '999') this.newcomers = this.newcomers.filter((person) => person !== who);
    if (answer.type === '999' && this.traders.includes(who)) this.faults.push(`${operation}: no session`);
    return answer;
  }

  /** An action of the merchant of the sandbox's first offers; a refusal is an outcome too. */
  private async asMerchant(run: (by: { merchant: number; desk: string }) => Promise<void>): Promise<void> {
    await run({ merchant: 1, desk: 'desk:1' }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }

  /** On this user's newest order. */
  private async merchantActs({ owner }: Person, action: MerchantAction): Promise<void> {
    const { store, merchants } = this.server.context;
    const newest = store.db.selectFrom('otc_order').select('id').where('owner', '=', owner);
    const row = await newest.orderBy('id', 'desc').executeTakeFirst();
    const said = { reason: 'notReceived', text: 'Nothing has come', reference: `R${this.below(1000)}` };
    await this.asMerchant((by) => merchants.act(by, Number(row?.id ?? 1), action, said));
  }

  /** A call on one of this user's newest rows. */
  private async callOn(
    operation: string,
    table: 'hosting_order' | 'ieo_order' | 'otc_order' | 'spot_order' | 'withdrawal',
    who: Person,
    more: Fields = {},
    most = 6,
  ) {
    const rows = await this.server.context.store.db
      .selectFrom(table)
      .select('id')
      .where('owner', '=', who.owner)
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return this.call(operation, { id: String(this.pick(rows)?.id ?? 1), ...more }, who);
  }

  private async tick(): Promise<void> {
    const { context } = this.server;
    this.price = Math.round(this.price * (1 + (this.next() - 0.5) * (this.next() < 0.05 ? 0.25 : 0.004)));
    if (this.price < 30_000 || this.price > 80_000) this.price = 50_000;
    await markAt(context, String(this.price), ['BTC/USDT', 'BTC/DEMO']);
    await tickAt(context, String(this.price));
  }

  /** The limit order buys below the mark, and rests. */
  private openContract(who: Person, isLimit = this.next() < 0.3) {
    return this.call(
      'openPosition',
      {
        ...pair,
        ...this.account(),
        share: String(1 + this.below(200)),
        multiple: this.pick(['10', '20', '50']),
        type: isLimit ? '1' : this.pick(['1', '2']),
        margin_mode: this.pick(['isolated', 'cross']),
        status: isLimit ? '0' : '1',
        ...(isLimit && { target_price: this.near(-0.02) }),
        client_order_id: this.id(),
      },
      who,
    );
  }

  /** An order (0) or a position (1) of this user, opened if there is none. */
  private async contract(who: Person, status = 1): Promise<string> {
    const { trades } = this.server.context.leverBook;
    const find = () =>
      ['USDT', 'DEMO']
        .flatMap((quote) => trades.of(who.owner, quote))
        .filter((trade) => trade.status === status);
    if (find().length === 0) await this.openContract(who, status === 0);
    return String(this.pick(find())?.id ?? 1);
  }

  private placeSpot(who: Person, type: string, offset: number) {
    const asked = { ...pair, type, amount: `0.00${1 + this.below(9)}`, target_price: this.near(offset) };
    return this.call('placeSpotOrder', { ...asked, client_order_id: this.id() }, who);
  }

  private async host(who: Person) {
    const { config_id: id } = await hostingOffered(this.server.context, { calendar: 'faster' });
    const asked = { config_id: String(id), amount: String(500 + this.below(50)), client_order_id: this.id() };
    return this.call('host', asked, who);
  }

  private async placeOtc(who: Person, side: 'buy' | 'sell' = this.pick(['buy', 'sell'])) {
    const { buy_id, sell_id } = await readyForOtc(this.server.context, who.owner);
    const id = String(side === 'buy' ? buy_id : sell_id);
    await this.call('saveBankCard', bankForm, who);
    return this.call('placeOtcOrder', { id, means: 'money', value: '30', client_order_id: this.id() }, who);
  }

  private async proved(operation: string, type: string, who: Person) {
    const { data } = await this.call('sendOwnCode', { type }, who);
    return this.call(operation, { login_password: password, code: data?.sandbox_code ?? '000000' }, who);
  }

  private async requestWithdrawal(who: Person) {
    const { data } = await this.call('sendOwnCode', { type: 'withdrawal' }, who);
    const proof = { pay_password: fundPassword, code: data?.sandbox_code ?? '000000' };
    const asked = { currency: '3', number: this.amount(200), client_withdrawal_id: this.id(), ...proof };
    const to: Fields =
      this.next() < 0.4
        ? { type: 'bank' }
        : { address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', netType: 'TRC20' };
    return this.call('requestWithdrawal', { ...asked, ...to }, who);
  }

  private async claim(who: Person, way = this.pick(['bank', 'hash'])) {
    const imgs = await uploadPicture(this.server.context, who.owner);
    const claimed = { amount: this.amount(90), imgs, client_deposit_id: this.id() };
    if (way === 'bank') {
      const payer = { bkname: 'Bank', bkcardnumer: '4000000000000127', cardname: 'Lena Marie Hartmann' };
      return this.call('requestDeposit', { ...claimed, ...payer, currency: '9999', type: 'bank' }, who);
    }
    await this.call('depositAddress', usdt, who);
    const account = String(this.made).padStart(64, 'a');
    return this.call('requestDeposit', { ...claimed, ...usdt, type: 'hash', account }, who);
  }

  private submitBasic(person: Person) {
    const papers = { country: 'Germany', name: 'Ann Example', address: 'Road 1' };
    return this.call('submitBasicVerification', { ...papers, card_id: `NC${(this.made += 1)}X7` }, person);
  }

  /** Without a verified first level, the second is rejected. */
  private async submitAdvanced(): Promise<unknown> {
    const person = await this.newcomer();
    await this.submitBasic(person);
    await this.pass(5000);
    // The account may be closed.
    if ((await this.call('profile', {}, person)).type !== 'ok') return undefined;
    const picture = () => uploadPicture(this.server.context, person.owner);
    const pictures = { front_pic: await picture(), reverse_pic: await picture(), hand_pic: await picture() };
    return this.call('submitAdvancedVerification', pictures, person);
  }

  private async withdrawReview(who: Person) {
    await this.claim(who);
    const { reviews } = this.server.context;
    const [review] = (await reviews.of({ owner: who.owner, limit: 5 })).filter(
      ({ ended_at }) => ended_at === null,
    );
    return this.call('withdrawReview', { review_id: String(review?.id ?? 1) }, who);
  }

  private async logIn(operator: Worker): Promise<void> {
    // A code is valid once.
    this.server.clock.advance(30_000);
    const { status, token } = await logInWorker(this.server, operator);
    if (status === 200) this.tokens.set(operator.name, token as string);
  }

  private async decide(
    what: 'look' | 'take' | 'approve' | 'reject',
    kinds?: readonly string[],
  ): Promise<void> {
    const { db } = this.server.context.store;
    const open = await db
      .selectFrom('review')
      .select(['id', 'kind'])
      .where('ended_at', 'is', null)
      .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds!))
      .orderBy('id')
      .execute();
    const review = this.pick(open);
    if (!review) return;
    const path = `cases/${review.id}`;
    if (what === 'look') return this.desk('GET', path);
    if (what === 'take') return this.desk('POST', `${path}/take`);
    const operator = this.pick(operators).name;
    await this.desk('POST', `${path}/take`, {}, operator);
    if (what === 'reject') {
      const { rejections } = this.server.context.reviews.kindOf(review.kind);
      const [field, reasons] = this.pick(Object.entries(rejections)) ?? [];
      const body = { rejections: field === undefined ? {} : { [field]: this.pick(reasons) } };
      return this.desk('POST', `${path}/reject`, body, operator);
    }
    const statement = { statement: `STATEMENT-${review.id}` };
    await this.desk('POST', `${path}/approve`, statement, operator);
    if (this.next() < 0.7)
      for (const { name } of operators) await this.desk('POST', `${path}/approve`, statement, name);
  }

  private async desk(
    method: 'GET' | 'POST',
    path: string,
    body: object = {},
    name = this.pick(operators).name,
  ) {
    const token = this.tokens.get(name) ?? '';
    const { status, raw } = await askDesk(this.server, method, path, { token, body });
    if (status >= 500) this.faults.push(`desk ${path}: ${status} ${raw.toString()}`);
  }

  /** Renumbers a customer's entry, which only a full audit detects. */
  private async renumber(who: Person, by: number): Promise<void> {
    await this.server.context.executor.run('test.renumber', ({ db }) =>
      db
        .updateTable('entry')
        .set((eb) => ({ nth: eb('nth', '+', BigInt(by)) }))
        .where('reason', '=', 'sandbox.grant')
        .where('account', 'in', (eb) =>
          eb.selectFrom('account').select('id').where('owner', '=', who.owner).where('asset', '=', 'USDT'),
        )
        .execute(),
    );
  }

  /**
   * Two operators quarantine a customer with broken rows, whose order is rejected meanwhile, and release the customer.
   */
  private async quarantine(who: Person): Promise<void> {
    for (const operator of operators) await this.logIn(operator);
    for (const what of ['quarantine', 'release']) {
      await this.renumber(who, what === 'quarantine' ? 7 : -7);
      for (const { name } of operators)
        await this.desk('POST', 'books/repair', { what, about: who.owner }, name);
      const { data } = await this.placeSpot(who, '1', -0.02);
      const isRefused = data?.reason === 'account.quarantined';
      if (isRefused !== (what === 'quarantine')) this.faults.push(`${what}: an order is answered otherwise`);
    }
  }

  private async accountOf(who: Person): Promise<string> {
    const { data } = await this.call('profile', {}, who);
    return String(data?.account_number ?? 1);
  }

  private async newcomer(): Promise<Person> {
    if (this.newcomers.length === 0) await this.register();
    return this.pick(this.newcomers);
  }

  private async register(): Promise<void> {
    const person = await this.server.person(`newcomer${(this.made += 1)}@example.com`);
    this.newcomers = [...this.newcomers, person].slice(-newcomersMost);
  }

  private account(): Fields {
    return this.next() < 0.6 ? { account_type: 'simulation_account' } : {};
  }

  private near(offset: number): string {
    return String(Math.round(this.price * (1 + offset)));
  }

  private amount(most: number): string {
    return `${1 + this.below(most)}.${1 + this.below(9)}`;
  }

  private id(): string {
    return `every-command-${(this.made += 1)}`;
  }

  private lastId(): string {
    return String(900_000_000_000_000 + (this.made += 1));
  }

  private below(count: number): number {
    return Math.floor(this.next() * count);
  }

  private pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }
}
