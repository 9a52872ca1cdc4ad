// Settings of an installation, read once from the environment at startup.
import { brand } from '../contracts/brand.ts';
import { defaultLocale, isLocaleId, localeOfMark } from '../contracts/locales.ts';
import type { LocaleId } from '../contracts/locales.ts';
import { readMessagingConfig } from './messaging/messagingConfig.ts';
import type { MessagingConfig } from './messaging/messagingConfig.ts';
import { defaultRetention } from './personal/Leaving.ts';
import type { Retention } from './personal/Leaving.ts';
import { readServiceUrl, urlFaultText } from './serviceUrl.ts';
import { StartError } from './StartError.ts';
import { readSealingKeys } from './sealing/sealingKeys.ts';
import type { SealingKeys } from './sealing/Sealer.ts';
import { readDepositsConfig } from './domains/deposit/depositsConfig.ts';
import type { DepositsConfig } from './domains/deposit/depositsConfig.ts';
import { readOtcConfig } from './domains/otc/otcConfig.ts';
import type { OtcOffer } from './domains/otc/otcConfig.ts';
import { readHelpConfig } from './domains/help/helpConfig.ts';
import type { HelpConfig } from './domains/help/helpConfig.ts';
import { readHostingConfig } from './domains/hosting/hostingConfig.ts';
import type { HostingProduct } from './domains/hosting/hostingConfig.ts';
import { readNewCoinsConfig } from './domains/subscription/subscriptionConfig.ts';
import { readIeosConfig } from './domains/ieo/ieoConfig.ts';
import type { IeoProduct } from './domains/ieo/ieoConfig.ts';
import type { NewCoinProduct } from './domains/subscription/subscriptionConfig.ts';
import { readReferralConfig } from './domains/referral/referralConfig.ts';
import type { ReferralConfig } from './domains/referral/referralConfig.ts';
import { readWithdrawalsConfig } from './domains/withdrawal/withdrawalsConfig.ts';
import { usualPace } from './domains/withdrawal/payouts/pace.ts';
import type { PayoutPace } from './domains/withdrawal/payouts/pace.ts';
import type { WithdrawalsConfig } from './domains/withdrawal/withdrawalsConfig.ts';
import { defaultProducts, readProductsConfig } from './domains/products/productsConfig.ts';
import type { ProductsConfig } from './domains/products/productsConfig.ts';
import { defaultWalletConfig, readWalletConfig } from './domains/session/walletConfig.ts';
import type { WalletConfig } from './domains/session/walletConfig.ts';
import { readStocksConfig } from './domains/stocks/stocksConfig.ts';
import type { StocksConfig } from './domains/stocks/stocksConfig.ts';
import { exampleFiat, readFiatConfig } from './domains/wallet/fiatConfig.ts';
import type { FiatConfig } from './domains/wallet/fiatConfig.ts';

export interface Limits {
  /** All calls, per account or, without a session, per network address. */
  callsPerMinute: number;
  /** Commands that move money, per account. */
  moneyPerMinute: number;
  /** register and login, per address. */
  sessionPerMinute: number;
  /** Verification codes, per network address and hour. */
  codesPerHour: number;
  /** Failed logins, and as many wrong codes, per network address and quarter of an hour. */
  loginFailures: number;
  /** Accounts opened by username, which need no verification code, per network address and hour; 0 allows none. */
  usernamesPerHour: number;
  /** Realtime connections a network. */
  socketsPerNetwork: number;
  /**
   * Verification submissions per account and day, including refused ones: each reveals whether an ID number is known.
   */
  verificationsPerDay: number;
  /** Uploads per account and day: each picture takes half a second of a process. */
  uploadsPerDay: number;
  /** Bank card submissions per account and day, including refused ones: each bound card notifies its owner. */
  bankCardsPerDay: number;
  /** Transfers over sandbox chains, per account and day. */
  sandboxSendsPerDay: number;
}

export interface PasswordCost {
  memoryKiB: number;
  passes: number;
  parallelism: number;
}

/** Source of prices. */
export type MarketSourceConfig =
  /** Generates `historyDays` of history at the first start; default about three years. */
  | { kind: 'simulated'; historyDays?: number }
  /** A file of trades or candles; `pair` applies to a file without a symbol column. */
  | { kind: 'replay'; file: string; pair: string; rounds: boolean }
  /** A venue's public feed; the index also uses the additional venues. */
  | {
      kind: 'venue';
      venue: 'binance';
      restUrl: string;
      socketUrl: string;
      index: readonly IndexVenueConfig[];
    };

/** A venue whose prices are used for the index only. */
export interface IndexVenueConfig {
  venue: 'okx' | 'bybit';
  url: string;
}

export interface MarketConfig {
  /** Seed of the simulator's random numbers. */
  seed: number;
  /** Speed factor of the simulator and of a replay: 1 to 1000. */
  speed: number;
  source: MarketSourceConfig;
}

export interface Config {
  host: string;
  port: number;
  /** Address of health and metrics, for operators only; disabled without a port. */
  ops: { host: string; port?: number };
  /**
   * Address of the operators' desk; without a port, a sandbox serves it beside the product, and production has none.
   */
  desk: { host: string; port?: number; needsTwo: boolean };
  /** Folder of the database. */
  dataDir: string;
  /** PostgreSQL, instead of files in that folder. */
  databaseUrl?: string;
  /** Keys that encrypt documents; without them a sandbox generates one in the data folder. */
  documentKeys?: SealingKeys;
  /** Verification codes are shown on screen and every account starts with practice money. */
  isSandbox: boolean;
  /** Block time of the sandbox's simulated chains. */
  sandboxBlockMs: number;
  /** The sandbox reviewer takes a submission into review after this time, and decides after the same time again. */
  sandboxStepMs: number;
  /** Length of a hosting day in a sandbox; otherwise 24 hours. */
  sandboxDayMs: number;
  /** Processing speed of withdrawals. */
  payoutPace: PayoutPace;
  /** Whether a sandbox decides cases automatically; otherwise they wait for an operator. */
  hasSandboxReviewer: boolean;
  defaultLocale: LocaleId;
  /** Invitation code of the brand, for users without an inviter. */
  invitationCode: string;
  market: MarketConfig;
  /** Source of the quotes of US stocks. */
  stocks: StocksConfig;
  /** Exchange rates of USDT to fiat currencies. */
  fiat: FiatConfig;
  /** Products offered by country, and their questions. */
  products: ProductsConfig;
  /** Bank names that the bank card form suggests. */
  banks: readonly string[];
  /** Chains for deposits, outside a sandbox. */
  deposits?: DepositsConfig;
  /** Networks for withdrawals, outside a sandbox. */
  withdrawals?: WithdrawalsConfig;
  /** Hosting products; a sandbox has examples by default, production none. */
  hosting?: readonly HostingProduct[];
  /** Offers of merchants; default: examples in a sandbox, none otherwise. */
  otc?: readonly OtcOffer[];
  /** New coins offered for subscription; default as for otc. */
  newCoins?: readonly NewCoinProduct[];
  /** IEOs; undefined without a file. */
  ieos?: readonly IeoProduct[];
  /** Support contacts and announcements. */
  help: HelpConfig;
  /** Referral rates; a sandbox has examples by default, production none. */
  referral?: ReferralConfig;
  /** Delivery of verification codes, outside a sandbox. */
  messaging: MessagingConfig;
  /** Log-in with wallets. */
  wallets: WalletConfig;
  limits: Limits;
  passwordCost: PasswordCost;
  /** Usual maximum duration of a verification review, in hours; not shown if undefined. */
  reviewHours?: number;
  /** Retention periods; the agreements state them too. */
  retention: Retention;
  /** Idle timeout of a session, in ms. */
  sessionIdleMs: number;
  /** Pause between two audits of the books. */
  auditEveryMs: number;
  /** Validates responses against openapi.json before they are sent; slow, used in tests only. */
  validatesResponses: boolean;
  /**
   * Takes the client's address from the last entry of X-Forwarded-For: only behind exactly one proxy that writes it.
   */
  trustsProxy: boolean;
  logLevel: string;
}

export const defaultConfig: Config = {
  host: '0.0.0.0',
  port: 3000,
  ops: { host: '127.0.0.1' },
  desk: { host: '127.0.0.1', needsTwo: false },
  dataDir: './data',
  isSandbox: true,
  sandboxBlockMs: 3000,
  sandboxStepMs: 2000,
  sandboxDayMs: 60_000,
  payoutPace: usualPace,
  hasSandboxReviewer: true,
  defaultLocale,
  invitationCode: brand.name.toUpperCase(),
  market: { seed: 20_250_101, speed: 1, source: { kind: 'simulated' } },
  stocks: { kind: 'simulated' },
  fiat: exampleFiat,
  products: defaultProducts,
  banks: [],
  help: {},
  messaging: {},
  wallets: defaultWalletConfig,
  limits: {
    callsPerMinute: 1200,
    moneyPerMinute: 600,
    sessionPerMinute: 30,
    codesPerHour: 30,
    loginFailures: 30,
    usernamesPerHour: 5,
    socketsPerNetwork: 400,
    verificationsPerDay: 30,
    uploadsPerDay: 60,
    bankCardsPerDay: 50,
    sandboxSendsPerDay: 200,
  },
  passwordCost: { memoryKiB: 19_456, passes: 2, parallelism: 1 },
  retention: defaultRetention,
  sessionIdleMs: 7 * 24 * 3_600_000,
  auditEveryMs: 5 * 60_000,
  validatesResponses: false,
  trustsProxy: false,
  logLevel: 'info',
};

type Environment = Record<string, string | undefined>;

/** Limits cannot be disabled: a limit of 0 would lock all users out. */
const some = { least: 1, most: 999_999_999 };
const blockSeconds = { least: 1, most: 60 };
const daySeconds = { least: 1, most: 86_400 };
const minutes = { least: 1, most: 24 * 60 };
const auditSeconds = { least: 10, most: 24 * 3600 };
/** Limit of the registration form (openapi.json). */
const invitationLengthMax = 32;
/** The agreements use plural forms for both. */
const keptDays = { least: 2, most: 3650 };
const keptYears = { least: 2, most: 30 };
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * The configuration from the environment.
 * @throws StartError that names the invalid variable
 */
export function readConfig(environment: Environment): Config {
  const limits = defaultConfig.limits;
  const isSandbox = sandbox(environment);
  const port = whole(environment, 'PORT', defaultConfig.port, { least: 0, most: 65_535 });
  const taken = deposits(environment, isSandbox);
  return {
    ...defaultConfig,
    host: environment.HOST || defaultConfig.host,
    port,
    ops: apart(environment, 'OPS', port),
    desk: { ...apart(environment, 'DESK', port), needsTwo: flag(environment, 'DESK_TWO_PERSONS', false) },
    dataDir: environment.DATA_DIR || defaultConfig.dataDir,
    databaseUrl: databaseUrl(environment),
    documentKeys: readSealingKeys(environment),
    isSandbox,
    sandboxBlockMs:
      whole(environment, 'SANDBOX_BLOCK_SECONDS', defaultConfig.sandboxBlockMs / 1000, blockSeconds) * 1000,
    sandboxDayMs:
      whole(environment, 'SANDBOX_DAY_SECONDS', defaultConfig.sandboxDayMs / 1000, daySeconds) * 1000,
    hasSandboxReviewer: flag(environment, 'SANDBOX_REVIEWER', defaultConfig.hasSandboxReviewer),
    defaultLocale: locale(environment),
    invitationCode: invitationCode(environment),
    market: market(environment),
    stocks: readStocksConfig(environment),
    fiat: readFiatConfig(environment, isSandbox),
    products: readProductsConfig(environment),
    banks: banks(environment),
    deposits: taken,
    withdrawals: withdrawals(environment, isSandbox, taken),
    hosting: readHostingConfig(environment),
    otc: readOtcConfig(environment),
    newCoins: readNewCoinsConfig(environment),
    ieos: readIeosConfig(environment, isSandbox),
    help: readHelpConfig(environment),
    referral: readReferralConfig(environment),
    messaging: readMessagingConfig(environment),
    wallets: readWalletConfig(environment, { isSandbox, port }),
    limits: {
      callsPerMinute: whole(environment, 'LIMIT_CALLS_PER_MINUTE', limits.callsPerMinute, some),
      moneyPerMinute: whole(environment, 'LIMIT_MONEY_PER_MINUTE', limits.moneyPerMinute, some),
      sessionPerMinute: whole(environment, 'LIMIT_SESSION_PER_MINUTE', limits.sessionPerMinute, some),
      codesPerHour: whole(environment, 'LIMIT_CODES_PER_HOUR', limits.codesPerHour, some),
      loginFailures: whole(environment, 'LIMIT_LOGIN_FAILURES', limits.loginFailures, some),
      usernamesPerHour: whole(environment, 'LIMIT_USERNAMES_PER_HOUR', limits.usernamesPerHour),
      socketsPerNetwork: whole(environment, 'LIMIT_SOCKETS_PER_NETWORK', limits.socketsPerNetwork, some),
      verificationsPerDay: whole(
        environment,
        'LIMIT_VERIFICATIONS_PER_DAY',
        limits.verificationsPerDay,
        some,
      ),
      uploadsPerDay: whole(environment, 'LIMIT_UPLOADS_PER_DAY', limits.uploadsPerDay, some),
      bankCardsPerDay: whole(environment, 'LIMIT_BANK_CARDS_PER_DAY', limits.bankCardsPerDay, some),
      sandboxSendsPerDay: whole(environment, 'LIMIT_SANDBOX_SENDS_PER_DAY', limits.sandboxSendsPerDay, some),
    },
    retention: {
      rejectedDays: whole(environment, 'REJECTED_KEPT_DAYS', defaultRetention.rejectedDays, keptDays),
      closedYears: whole(environment, 'CLOSED_KEPT_YEARS', defaultRetention.closedYears, keptYears),
    },
    auditEveryMs: auditEveryMs(environment),
    reviewHours: hours(environment, 'REVIEW_HOURS'),
    trustsProxy: flag(environment, 'TRUST_PROXY', defaultConfig.trustsProxy),
    logLevel: logLevel(environment),
  };
}

/** @throws StartError if both variables are set */
function auditEveryMs(environment: Environment): number {
  const { AUDIT_MINUTES, AUDIT_SECONDS } = environment;
  if (AUDIT_MINUTES && AUDIT_SECONDS)
    throw new StartError(`AUDIT_SECONDS: '${AUDIT_SECONDS}', but AUDIT_MINUTES is set too: leave one out`);
  const { auditEveryMs: usualMs } = defaultConfig;
  return AUDIT_SECONDS
    ? whole(environment, 'AUDIT_SECONDS', 0, auditSeconds) * 1000
    : whole(environment, 'AUDIT_MINUTES', usualMs / 60_000, minutes) * 60_000;
}

function hours(environment: Environment, name: string): number | undefined {
  return environment[name] ? whole(environment, name, 0, { least: 1, most: 30 * 24 }) : undefined;
}

/**
 * @throws StartError for a publicly reachable sandbox, unless explicitly allowed: it shows codes and accepts any
 * address
 */
function sandbox(environment: Environment): boolean {
  if (environment.SANDBOX === 'public') return true;
  const isSandbox = flag(environment, 'SANDBOX', defaultConfig.isSandbox);
  if (isSandbox && environment.PUBLIC_URL?.startsWith('https:'))
    throw new StartError(
      'SANDBOX: PUBLIC_URL is open to strangers; it is off for a platform, public for a sandbox that is meant for them',
    );
  return isSandbox;
}

/** @throws StartError if a sandbox is configured for real coins */
function deposits(environment: Environment, isSandbox: boolean): DepositsConfig | undefined {
  const read = readDepositsConfig(environment);
  if (read && isSandbox)
    throw new StartError('DEPOSITS: a sandbox makes up its chains, and real coins would be lost in it');
  return read;
}

/** @throws StartError if a sandbox is configured to send real coins */
function withdrawals(
  environment: Environment,
  isSandbox: boolean,
  deposits: DepositsConfig | undefined,
): WithdrawalsConfig | undefined {
  const read = readWithdrawalsConfig(environment, deposits?.networks);
  if (read && isSandbox)
    throw new StartError('WITHDRAWALS: a sandbox has networks of its own and no real coins');
  return read;
}

/** A separate address for operators; none without a port. */
function apart(
  environment: Environment,
  name: 'OPS' | 'DESK',
  productPort: number,
): { host: string; port?: number } {
  const host = environment[`${name}_HOST`] || defaultConfig.ops.host;
  if (!environment[`${name}_PORT`]) return { host };
  const port = whole(environment, `${name}_PORT`, 0, { least: 1, most: 65_535 });
  if (port === productPort)
    throw new StartError(`${name}_PORT: '${port}' is PORT: people would reach what is for operators`);
  return { host, port };
}

function market(environment: Environment): MarketConfig {
  const seed = whole(environment, 'MARKET_SEED', defaultConfig.market.seed);
  const speed = whole(environment, 'MARKET_SPEED', defaultConfig.market.speed, { least: 1, most: 1000 });
  const source = marketSource(environment);
  if (speed !== 1 && source.kind === 'venue') {
    throw new StartError(
      `MARKET_SPEED: '${speed}', but a venue's prices come at their own pace: leave it out`,
    );
  }
  if (environment.MARKET_INDEX && source.kind !== 'venue') {
    throw new StartError(
      `MARKET_INDEX: '${environment.MARKET_INDEX}', but venues know nothing of prices that are simulated or replayed: ` +
        'leave it out, or set MARKET_SOURCE to venue:binance',
    );
  }
  return { seed, speed, source };
}

function marketSource(environment: Environment): MarketSourceConfig {
  const text = environment.MARKET_SOURCE || 'simulated';
  if (text === 'simulated') return { kind: 'simulated' };
  const [kind, ...rest] = text.split(':');
  const what = rest.join(':');
  if (kind === 'replay' && what !== '') {
    const pair = environment.MARKET_REPLAY_PAIR || 'BTC/USDT';
    return { kind, file: what, pair, rounds: flag(environment, 'MARKET_REPLAY_ROUND', false) };
  }
  if (kind === 'venue' && what === 'binance') {
    const restUrl = address(environment, 'MARKET_VENUE_REST', 'https://data-api.binance.vision', 'http');
    const socketUrl = address(environment, 'MARKET_VENUE_SOCKET', 'wss://data-stream.binance.vision', 'ws');
    return { kind, venue: what, restUrl, socketUrl, index: indexVenues(environment) };
  }
  throw new StartError(`MARKET_SOURCE: '${text}' is none of simulated, replay:<file>, venue:binance`);
}

/** Base URL of each venue. */
const indexUrls: Readonly<Record<IndexVenueConfig['venue'], string>> = {
  okx: 'https://openapi.okx.com',
  bybit: 'https://api.bybit.com',
};

function indexVenues(environment: Environment): IndexVenueConfig[] {
  const names = (environment.MARKET_INDEX ?? '').split(',').map((name) => name.trim());
  return names.filter(Boolean).map((name, index, all) => {
    const isKnown = (given: string): given is IndexVenueConfig['venue'] => Object.hasOwn(indexUrls, given);
    if (!isKnown(name))
      throw new StartError(`MARKET_INDEX: '${name}' is none of ${Object.keys(indexUrls).join(', ')}`);
    // A duplicate would count twice in the median.
    if (all.indexOf(name) !== index) throw new StartError(`MARKET_INDEX: '${name}' is named twice`);
    const url = address(environment, `MARKET_INDEX_${name.toUpperCase()}`, indexUrls[name], 'http');
    return { venue: name, url };
  });
}

function address(environment: Environment, name: string, otherwise: string, scheme: string): string {
  const text = environment[name] || otherwise;
  const url = readServiceUrl(text, [`${scheme}:`, `${scheme}s:`]);
  if (url === 'form')
    throw new StartError(`${name}: '${text}' is no address that begins with ${scheme}:// or ${scheme}s://`);
  if (typeof url === 'string') throw new StartError(`${name}: the address ${urlFaultText[url]}`);
  return text.replace(/\/+$/, '');
}

function whole(
  environment: Environment,
  name: string,
  otherwise: number,
  range?: { least: number; most: number },
): number {
  const text = environment[name];
  if (!text) return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw new StartError(`${name}: '${text}' is not a whole number`);
  const value = Number(text);
  if (range && (value < range.least || value > range.most)) {
    throw new StartError(`${name}: '${text}' is not from ${range.least} to ${range.most}`);
  }
  return value;
}

function flag(environment: Environment, name: string, otherwise: boolean): boolean {
  const text = environment[name];
  if (!text) return otherwise;
  if (['1', 'true', 'on', 'yes'].includes(text)) return true;
  if (['0', 'false', 'off', 'no'].includes(text)) return false;
  throw new StartError(`${name}: '${text}' is neither on nor off`);
}

function invitationCode(environment: Environment): string {
  const code = (environment.INVITATION_CODE ?? '').trim();
  if (code.length > invitationLengthMax) {
    throw new StartError(
      `INVITATION_CODE: '${code}' has ${code.length} characters, and nobody could enter more than ${invitationLengthMax}`,
    );
  }
  return code || defaultConfig.invitationCode;
}

/** Limit of the bank card form (openapi.json). */
const bankNameMax = 200;

function banks({ BANKS }: Environment): readonly string[] {
  const names = (BANKS ?? '').split(',').map((name) => name.trim());
  const long = names.find((name) => name.length > bankNameMax);
  if (long) throw new StartError(`BANKS: '${long}' is longer than ${bankNameMax} characters`);
  return names.filter(Boolean);
}

function logLevel(environment: Environment): string {
  const level = environment.LOG_LEVEL || defaultConfig.logLevel;
  if (!logLevels.includes(level))
    throw new StartError(`LOG_LEVEL: '${level}' is none of ${logLevels.join(', ')}`);
  return level;
}

/** The value may contain a password, so it is never repeated. */
function databaseUrl({ DATABASE_URL: given }: Environment): string | undefined {
  const text = given?.trim();
  if (!text) return undefined;
  const protocol = URL.canParse(text) ? new URL(text).protocol : undefined;
  if (protocol === 'postgres:' || protocol === 'postgresql:') return text;
  throw new StartError(
    'DATABASE_URL has to be an address of PostgreSQL, as postgres://user:password@host/database',
  );
}

function locale(environment: Environment): LocaleId {
  const text = environment.DEFAULT_LANGUAGE;
  if (!text) return defaultConfig.defaultLocale;
  const id = isLocaleId(text) ? text : localeOfMark(text);
  if (!id) throw new StartError(`DEFAULT_LANGUAGE: '${text}' is none of the eight languages`);
  return id;
}
