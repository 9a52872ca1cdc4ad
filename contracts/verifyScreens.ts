// Which screens break with a call or a message. Listed calls stand in contracts/spec/screen-calls.tsv.
import { readFileSync } from 'node:fs';
import { builtScreens } from './spec/scope.ts';

/** Of what this product adds to the family's calls, and of what the feed says. */
const further: Readonly<Record<string, readonly string[]>> = {
  siteConfig: [
    'Home',
    'SpotTrade',
    'Kline',
    'Register',
    'ForgotPassword',
    'LeverSimulator',
    'OptionSimulator',
  ],
  logout: ['Settings'],
  setTextConsent: ['Agreements'],
  setRanked: ['Promotion'],
  cancelSpotOrders: ['SpotTrade'],
  spotFills: ['SpotTrade'],
  leverTerms: ['LeverTrade', 'LeverInfo', 'LeverSimulator'],
  closePositions: ['LeverTrade', 'LeverSimulator'],
  withdrawClose: ['LeverTrade', 'LeverSimulator'],
  leverFills: ['LeverTrade', 'LeverSimulator'],
  resetDemo: ['LeverSimulator'],
  lever_trade: ['LeverTrade', 'LeverSimulator'],
  lever_closed: ['LeverTrade', 'LeverSimulator'],
  lever_marks: ['LeverTrade', 'LeverSimulator'],
  leverInsurance: ['LeverInfo'],
  reserves: ['Reserves'],
  optionSettlement: ['OptionTrade', 'OptionSimulator'],
  resetOptionDemo: ['OptionSimulator'],
  option_order: ['OptionTrade', 'OptionSimulator'],
  closed_microorder: ['OptionTrade', 'OptionSimulator'],
  security: ['Account', 'Security', 'ChangeFundPassword'],
  sessions: ['Security'],
  endSession: ['Security'],
  endOtherSessions: ['Security'],
  setPhrase: ['Security'],
  holdWithdrawals: ['Security'],
  liftWithdrawalHold: ['Security'],
  askClosing: ['Account'],
  askCopy: ['Account'],
  sendContactCode: ['Account'],
  bindContact: ['Account'],
  deleteBankCard: ['BankCard'],
  notices: ['Home', 'Notices'],
  readNotices: ['Notices'],
  daymarket: ['Home', 'SpotTrade', 'Kline'],
  daymarkets: ['Home', 'SpotTrade', 'Kline'],
  market_depth: ['SpotTrade', 'Kline'],
  depth_update: ['SpotTrade', 'Kline'],
  match_trade: ['Kline'],
  kline: ['Kline', 'SpotTrade'],
  spot_order: ['SpotTrade'],
  balances: ['Home', 'SpotTrade', 'Assets', 'TradeAccount', 'Transfer'],
  upload: ['AdvancedVerification'],
  uploadPreview: ['AdvancedVerification'],
  products: ['Verification', 'ProductQuestions'],
  questions: ['ProductQuestions'],
  answerQuestion: ['ProductQuestions'],
  notice: ['Home', 'Notices'],
  session_ended: ['Home', 'SpotTrade', 'Assets', 'Notices', 'Settings'],
  reviews: ['Account'],
  withdrawReview: ['Account'],
  review: ['Account'],
  deposit: ['AssetRecord'],
  withdrawal: ['AssetRecord', 'Withdrawal'],
  cancelWithdrawal: ['Withdrawal'],
  releaseOtcOrder: ['OtcOrder'],
  appealOtcOrder: ['OtcOrder'],
  otc_order: ['OtcOrder', 'OtcOrders'],
  sandboxChain: ['SandboxChain'],
  sandboxSend: ['SandboxChain'],
  sandboxReorganise: ['SandboxChain'],
};

function readRows(): (readonly [screen: string, call: string])[] {
  const text = readFileSync(new URL('spec/screen-calls.tsv', import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string]);
}

const rows = readRows();
const listedCalls = new Set(rows.map(([, call]) => call));

/** Whether anybody has said which screens break with it. */
export function isPlaced(callOrEvent: string): boolean {
  return listedCalls.has(callOrEvent) || Object.hasOwn(further, callOrEvent);
}

/** The built screens that use it. A message that bears the name of a call is asked for as `feed`. */
export function screensOf(callOrEvent: string, kind: 'call' | 'feed' = 'call'): string[] {
  const listed =
    kind === 'call' ? rows.flatMap(([screen, call]) => (call === callOrEvent ? [screen] : [])) : [];
  const own = listed.length === 0 ? (further[callOrEvent] ?? []) : listed;
  return builtScreens.filter((screen) => own.includes(screen));
}

/** The calls of a built screen, or undefined where there is no such screen. */
export function callsOf(screen: string): string[] | undefined {
  if (!builtScreens.includes(screen)) return undefined;
  const more = Object.keys(further).filter((name) => further[name]!.includes(screen));
  return [...rows.flatMap(([each, call]) => (each === screen ? [call] : [])), ...more];
}
