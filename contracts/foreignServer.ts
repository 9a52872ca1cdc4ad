// Another team's back end, following contracts/README.md: plain node:http, five calls and the states that they assume.
// Its tokens and numbers are its own, and it shares no code with the product. Used in tests only.
import http from 'node:http';

type Fields = Record<string, string>;
type Order = { no: number; owner: string; side: number; price: string; amount: string; live: boolean };

const coins = { BTC: 17, USDT: 20 };

const store = () => ({
  passwords: new Map<string, string>(),
  people: new Map<string, string>(),
  free: new Map<string, number>(),
  orders: [] as Order[],
  count: 90_000,
});
type Store = ReturnType<typeof store>;

const whoIs = (p: Fields) => p['mobile'] ?? p['username'] ?? p['email'] ?? 'ada@example.com';

function openSession(db: Store, person: string) {
  const token = `other-house-session-${(++db.count).toString(36)}-xxxxxxxxxxxxxxxx`;
  db.people.set(token, person);
  return token;
}

function keepOrder(db: Store, order: Omit<Order, 'no' | 'live'>): Order {
  const kept = { ...order, no: ++db.count, live: true };
  db.orders.push(kept);
  return kept;
}

const situations: Record<string, (db: Store, p: Fields) => object> = {
  'no session': () => ({}),
  'a registered user'(db, p) {
    db.passwords.set(whoIs(p), p['password'] ?? 'correct horse 7');
    return {};
  },
  'a registered user is logged in': (db, p) => ({ token: openSession(db, whoIs(p)) }),
  'practice money'(db, p) {
    db.free.set(whoIs(p), Number(p['amount'] ?? 10_000));
    return { currency: coins[(p['coin'] ?? 'USDT') as keyof typeof coins] };
  },
  'market is running': () => ({ currency_id: coins.BTC, legal_id: coins.USDT }),
  'an open spot order'(db, p) {
    const [price, amount] = [p['price'] ?? '50000', p['quantity'] ?? '0.001'];
    return {
      order_id: keepOrder(db, { owner: whoIs(p), side: p['side'] === 'sell' ? 2 : 1, price, amount }).no,
    };
  },
};

const ok = (data: unknown) => ({ type: 'ok', code: 1, message: 'OK', msg: 'success', data });
const no = (message: string, data: object = {}, type = 'error') => ({
  type,
  code: -1,
  message,
  msg: 'error',
  data,
});

function show(o: Order, isFaulty: boolean) {
  return {
    id: o.no,
    currency_id: isFaulty ? String(coins.BTC) : coins.BTC,
    legal_id: coins.USDT,
    symbol: 'BTC/USDT',
    type: o.side,
    status: o.live ? 1 : 3,
    ...(isFaulty ? {} : { target_price: o.price }),
    trade_price: o.price,
    trade_amount: o.amount,
    charge_fee: '0.001',
    created_at: '2026-01-05 12:00:00',
    updated_at: '2026-01-05 12:00:00',
  };
}

function purse(kind: string, amount: number) {
  const coin = { id: coins.USDT, currency: coins.USDT, currency_name: 'USDT', usdt_price: '1' };
  const held = { [`${kind}_balance`]: String(amount), [`lock_${kind}_balance`]: '0' };
  return { balance: [{ ...coin, ...held }], usdt_totle: String(amount) };
}

function trade(db: Store, person: string, form: Fields, isFaulty: boolean) {
  if (form['currency_id'] !== String(coins.BTC)) return no('No such pair');
  if (Number(form['amount']) < 0.0001) {
    const message = 'The order is too small';
    return no(message, {
      reason: 'spot.minimum',
      fields: { amount: message },
      values: { nearest: '0.0001' },
    });
  }
  if ((db.free.get(person) ?? 0) < 50) return no('Not enough money');
  const { target_price: price = '', amount = '', type } = form;
  return ok(show(keepOrder(db, { owner: person, side: Number(type), price, amount }), isFaulty));
}

function call(db: Store, path: string, form: Fields, token: string, isFaulty: boolean) {
  if (path === 'POST get/lang') return ok('en');
  if (path === 'POST user/login') {
    const isRight = db.passwords.get(form['user_string'] ?? '') === form['password'];
    return isRight ? ok(openSession(db, form['user_string']!)) : no('Wrong user or password');
  }
  const person = db.people.get(token);
  if (person === undefined) return no('Please log in again', {}, '999');
  if (path === 'POST wallet/list')
    return ok({
      change_wallet: purse('change', db.free.get(person) ?? 0),
      lever_wallet: purse('lever', 0),
      micro_wallet: purse('micro', 0),
    });
  if (path === 'POST coin/trade') return trade(db, person, form, isFaulty);
  if (path === 'PUT coin/trade/cancel') {
    const mine = db.orders.find((o) => String(o.no) === form['id'] && o.owner === person && o.live);
    if (!mine) return no('No such order');
    mine.live = false;
    return ok('Cancelled');
  }
  return no('Not offered here');
}

/** @param isFaulty whether an order lacks its price and has its coin as text */
export function foreignServer(isFaulty = false) {
  const db = store();
  return http.createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const reply = (status: number, body: object) =>
        res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
      if (req.url === '/states') {
        const asked = JSON.parse(text) as { action: string; state: string; params?: Fields };
        if (asked.action === 'teardown') return reply(200, {});
        const bringAbout = situations[asked.state];
        return bringAbout ? reply(200, bringAbout(db, asked.params ?? {})) : reply(404, {});
      }
      const form = Object.fromEntries(new URLSearchParams(text));
      const path = `${req.method} ${req.url?.replace('/api/', '')}`;
      return reply(200, call(db, path, form, req.headers.authorization ?? '', isFaulty));
    });
  });
}
