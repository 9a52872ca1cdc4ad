type Texts = Readonly<Record<string, string>>;

/** English texts with several meanings, which other languages translate differently, with the reason. */
export const severalSenses: Texts = {
  Accepted: 'What a person has agreed to, or what a reviewer has taken.',
  Account: 'Whose log-in it is, or where coins lie: Japanese says which.',
  Available: 'What an order can spend, or what a balance has free: Korean says which.',
  'Buy {coin}': 'On an exchange, or from a merchant in P2P: Korean and Japanese have a word for each.',
  All: 'Every coin of an offer, or orders of every status.',
  Buy: 'On an exchange, or from a merchant in P2P: Korean has a word for each.',
  Cancel: 'Leaves a dialog, or takes an order back.',
  Cancelling: 'A request of one’s own, or an order.',
  'Cancel order': 'An order of the spot market, or of P2P trading: Chinese says which.',
  'Cancel this order?': 'An order of the spot market, or of P2P trading: Chinese says which.',
  Close: 'Closes a window, or is where the price of a candle ends.',
  Closed: 'The state of a position, or of a stock exchange.',
  Closes: 'When a subscription ends, or the session of a stock exchange.',
  Dismiss: 'Leaves a command whose outcome is unclear, or takes a toast away.',
  Filled: 'The state of an order, or how much of it is filled.',
  From: 'Where a period begins, or the account that gives.',
  Held: 'What contracts keep as margin, or what the operator has of a coin.',
  'Keep order': 'An order of the spot market, or of P2P trading: Chinese says which.',
  Market: 'The page of a pair, or an order that is filled at once.',
  Notices: 'Messages to this person behind the bell, or what is announced to all.',
  'On hold': 'Withdrawals, or one address: most languages say which.',
  Open: 'The state of an order or of a stock exchange, or where the price of a candle begins.',
  Opened: 'Part of a position, or when the session of a stock exchange began.',
  Opens: 'When a subscription begins, or the next session of a stock exchange.',
  Orders: 'Of contracts, or amounts in hosting, which German calls Anlagen.',
  Session: 'Heads the change of stocks in their session, or the hours of the exchange.',
  'Order number': 'Of an order of the market, or of P2P trading: German says Order or Auftrag.',
  'Order book': 'A narrow tab in Thai keeps the English word; the glossary allows it there.',
  Paying: 'The stage of an IEO, or a payment that was just sent.',
  Paid: 'The state of an order, or what a subscription cost.',
  Rate: 'What one currency costs in another, or a share in percent: German says Kurs of the former.',
  Records: 'Leads to the page of records, or names its list of entries.',
  Sell: 'On an exchange, or to a merchant in P2P: Korean has a word for each.',
  'Sell {coin}': 'On an exchange, or to a merchant in P2P: Korean and Japanese have a word for each.',
  Time: 'A time of the day, or a date with its time.',
  To: 'Where a period ends, or the account that takes.',
  Transfers: 'A kind of record, or a list of entries.',
  'Your orders could not be loaded':
    'Orders of a merchant, or amounts in hosting, which German calls Anlagen.',
  'as of {time}': 'A time of the day, or a moment with its zone: Thai ends the former with น.',
  '{amount} available': 'What an offer still has, or what an account can spend.',
  '{done} of {count}': 'Questions or steps: Japanese counts them by words of their own.',
  Username: 'The label of a field, or a short choice among phone and e-mail.',
};

/** English texts of the app that equal a text of contracts/messages, with the reason for a separate app text. */
export const ownSenses: Texts = {
  'Choose a network': 'The heading of a list; the refusal is said at a field, in a whole sentence elsewhere.',
  'Order cancelled': 'An order of one’s own in the market, or one with another person in P2P.',
  'The code was sent': 'A field of src/ui says it, which knows no refusals.',
};

/** Ledger rows and messages are titles, which the app does not show as sentences. */
const isRefusal = (reason: string): boolean => !/^(?:ledger|mail|notice|sms)\./.test(reason);

/** A sentence without the names of its placeholders and without its final full stop. */
const bare = (text: string): string => text.replaceAll(/\{\w+\}/g, '{}').replace(/\.$/, '');

function grouped(ids: readonly string[], keyOf: (id: string) => string): [key: string, ids: string[]][] {
  return [...Map.groupBy(ids, keyOf)];
}

/**
 * English texts with more ids than senses: ids whose texts are the same in every language, and ids whose texts differ
 * in one without a reason.
 * @param translations texts by id, one for each other language
 * @param senses English texts that may differ elsewhere, with the reason
 */
export function repeatedTextFaults(english: Texts, translations: readonly Texts[], senses: Texts): string[] {
  const wordsOf = (id: string): string => JSON.stringify(translations.map((texts) => texts[id]));
  const texts = grouped(Object.keys(english), (id) => english[id] ?? '');
  const several = texts.filter(([, ids]) => new Set(ids.map(wordsOf)).size > 1);
  const same = texts
    .flatMap(([, ids]) => grouped(ids, wordsOf))
    .filter(([, ids]) => ids.length > 1)
    .map(([, ids]) => `${ids.join(', ')} say the same in every language; use one id`);
  const unexplained = several
    .filter(([text]) => !Object.hasOwn(senses, text))
    .map(
      ([text, ids]) => `${ids.join(', ')} say "${text}", and differ elsewhere; use one id or give the reason`,
    );
  const outdated = Object.keys(senses)
    .filter((text) => !several.some(([other]) => other === text))
    .map((text) => `"${text}" has a reason for several ids, and has one`);
  return [...same, ...unexplained, ...outdated];
}

/**
 * English texts of the app that contracts/messages contains too.
 * @param senses English texts that may be in both, with the reason
 */
export function doubledRefusalFaults(english: Texts, refusals: Texts, senses: Texts): string[] {
  const reasons = new Map(
    Object.entries(refusals)
      .filter(([reason]) => isRefusal(reason))
      .map(([reason, text]) => [bare(text), reason]),
  );
  const doubled = Object.entries(english).filter(([, text]) => reasons.has(bare(text)));
  const faults = doubled
    .filter(([, text]) => !Object.hasOwn(senses, text))
    .map(([id, text]) => `${id} says the refusal ${reasons.get(bare(text))}; use refusalMessage`);
  const outdated = Object.keys(senses)
    .filter((text) => !doubled.some(([, other]) => other === text))
    .map((text) => `"${text}" has a reason for standing beside a refusal, and does not`);
  return [...faults, ...outdated];
}
