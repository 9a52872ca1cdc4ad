// Where a field would be missing, by entity and field.
import { mayLack } from './ruleFaults.ts';
import type { Edit } from './ScratchCopy.ts';

const edit = (file: string, find: string | RegExp, put = ''): Edit => ({ file, find, put });

const register = 'src/screens/session/useOpenAccount.ts';
const session = 'src/app/session.ts';
const basicForm = 'src/screens/verification/useBasicSubmission.ts';
const accountReaders = 'src/api/readers/account.ts';
const advanced = 'src/screens/verification/AdvancedVerification.tsx';

/** A picture that is not sent with the others. */
const sentWithout = (slot: string): Edit => edit(advanced, '...paths,', `...paths, ${slot}: '',`);

const bankRules = 'contracts/rules/bank.ts';
/** A field of a bank card that no form has. */
const unbound = (field: string): Edit =>
  edit(bankRules, new RegExp(`(?<=bankFields = \\[[^\\]]*?)'${field}',`));
/** What is kept of it beside the others goes under another name. */
const renamed = (field: string): Edit => edit(bankRules, `    ${field}: compact(`, `    other: compact(`);

const claimForm = 'src/screens/deposit/claimForm.ts';
const savedAddress = 'src/screens/withdrawal/useAddressSubmission.ts';
const depositReaders = 'src/api/readers/deposit.ts';
/** What a claim sends under another name is not sent. */
const unclaimed = (line: string): Edit => edit(claimForm, line, `un${line}`);
/** A field of a deposit that nobody reads. */
const unread = (field: string): Edit =>
  edit(depositReaders, `    ${field}: is.maybe`, `    un${field}: is.maybe`);

const withdrawalForm = 'src/screens/withdrawal/withdrawalValues.ts';
const withdrawalReaders = 'src/api/readers/withdrawal.ts';
/** A field of a withdrawal that nobody reads. */
const unreadOut = (field: string, reader: string): Edit =>
  edit(withdrawalReaders, `    ${field}: ${reader}`, `    un${field}: is.maybe(is.text)`);

const leverRow = 'server/domains/lever/leverTradeRow.ts';
/** A figure of a contract that its row does not tell. */
const untold = (...finds: string[]) => ({ server: finds.map((find) => edit(leverRow, find)) });

/** Told under another name. */
const renamedIn = (name: string) => ({ server: [edit(leverRow, `    ${name}`, `    un${name}`)] });

/** What a registration sends under another name is not sent. */
const unsent = (line: string): Edit => edit(register, line, `un${line}`);

export const fieldFaults: Readonly<Record<string, Partial<Record<'form' | 'server', readonly Edit[]>>>> = {
  'ClientState user object': { form: [edit(session, "createStored('user',", "createStored('profile',")] },
  'ClientState token': { form: [edit(session, "createStored('token',", "createStored('session',")] },
  'ClientState language mark': { form: [edit(session, "('lang',", "('locale',")] },
  'ClientState theme': {
    form: [edit('src/theme/preference.ts', "createStored('theme',", "createStored('look',")],
  },
  'Currency id': {
    form: [edit('src/screens/wallet/transferForm.ts', 'currency_id: String(', 'currency_id: String(1 + ')],
    server: [
      edit('server/domains/market/market.config.ts', "{ id: 3, code: 'USDT'", "{ id: 33, code: 'USDT'"),
    ],
  },
  'Currency name': {
    form: [
      edit('src/api/readers/wallet.ts', /currency_name/g, 'coin_name'),
      edit('src/api/readers/walletLater.ts', /currency_name/g, 'coin_name'),
    ],
    server: [edit('server/domains/wallet/handlers.ts', 'currency_name: code,', "currency_name: '',")],
  },
  'Withdrawal chain type': {
    form: [unreadOut('network_name', 'is.maybe(is.text)'), unreadOut('network', 'is.maybe(is.text)')],
  },
  'Withdrawal balance': {
    form: [edit(withdrawalReaders, 'change_balance: is.figure', 'change_balance: () => undefined')],
  },
  'Withdrawal fund (payment) password': {
    form: [edit(withdrawalForm, 'pay_password: password', 'un: password')],
  },
  'Withdrawal verification code (implied)': {
    form: [edit(withdrawalForm, 'password, code }', 'password, un: code }')],
  },
  'Withdrawal minimum (point 9)': {
    form: [
      edit(
        'src/screens/withdrawal/withdrawalTerms.ts',
        /minimum: (?:min_number|\w+\??\.min_number)/g,
        'minimum: undefined',
      ),
    ],
  },
  'Withdrawal applications left today (point 9)': { form: [unreadOut('left_today', 'is.maybe(is.integer)')] },
  'Withdrawal address': { form: [unreadOut('address', 'is.maybe(later.nullable(is.text))')] },
  'Withdrawal quantity': {
    form: [edit(withdrawalReaders, '    number: is.figure', '    number: () => undefined')],
  },
  'Withdrawal remark': { form: [unreadOut('remark', 'is.maybe(is.text)')] },
  'Withdrawal fee': {
    form: [
      edit(
        withdrawalReaders,
        'number: is.figure,\n    rate: is.figure',
        'number: is.figure,\n    rate: () => undefined',
      ),
    ],
  },
  'Withdrawal estimated receipt': {
    form: [edit(withdrawalReaders, '    real_number: is.figure', '    real_number: () => undefined')],
  },
  'Withdrawal status': {
    form: [edit('src/components/withdrawals/withdrawalState.ts', "  3: 'rejected',")],
  },
  'Withdrawal reason': {
    form: [
      edit(
        withdrawalReaders,
        'notes: is.maybe(later.nullable(is.text)),\n    state',
        'unnotes: is.maybe(is.text),\n    state',
      ),
    ],
  },
  'Withdrawal way (implied)': {
    form: [
      edit(withdrawalReaders, "type: is.maybe(is.textCode<'address' | 'bank'>)", 'type: () => undefined'),
    ],
  },
  'Withdrawal creation time (implied)': {
    form: [edit(withdrawalReaders, 'create_time: is.integer', 'create_time: () => 0')],
  },
  'Withdrawal transaction hash (implied)': { form: [unreadOut('tx_hash', 'is.maybe(is.text)')] },
  'Deposit way': { form: [unclaimed('type: way')] },
  'Deposit chain type': { form: [edit(claimForm, "network === '' ? {} : { network }", '{}')] },
  'Deposit deposit address': {
    form: [edit(depositReaders, 'is.map(is.maybe(is.text))', 'is.map(() => undefined)')],
  },
  'Deposit quantity or amount': { form: [unclaimed('amount: new BigNumber')] },
  'Deposit hash value': { form: [unclaimed('account: plainHash')] },
  'Deposit transfer proof image': { form: [edit(claimForm, ' imgs, type', ' un: imgs, type')] },
  'Deposit bank name': { form: [unclaimed('bkname: bkname')] },
  'Deposit card number': { form: [unclaimed('bkcardnumer: bkcardnumer')] },
  'Deposit cardholder name': { form: [unclaimed('cardname: cardname')] },
  'Deposit transfer amount': { form: [unclaimed('amount: new BigNumber')] },
  'Deposit status (point 4)': { form: [edit('src/components/wallet/depositState.tsx', "  3: 'rejected',")] },
  'Deposit reason': { form: [unread('remark')] },
  'Deposit minimum (point 9)': {
    form: [edit(depositReaders, 'min_number: is.figure }', 'least: is.figure }')],
  },
  'Deposit confirmations seen and needed (implied)': { form: [unread('confirmations_needed')] },
  'Deposit payment reference (implied)': {
    form: [edit('src/screens/deposit/bankTransfer.ts', "said('reference')", "said('ref')")],
  },
  'Deposit creation time (implied)': {
    form: [unread('created_ms'), edit(depositReaders, /created_at: is\.text/, 'created: is.maybe(is.text)')],
  },
  'Currency networks': {
    form: [
      edit(
        'src/api/readers/deposit.ts',
        'networks: is.list(DepositNetwork)',
        'others: is.list(DepositNetwork)',
      ),
    ],
  },
  'Registration phone': { form: [unsent('user_string: form.identifier,')] },
  'Registration e-mail': { form: [unsent('user_string: form.identifier,')] },
  'Registration username': { form: [unsent('user_string: form.identifier,')] },
  'Registration dial code': {
    form: [edit(register, 'area_code_id: await numberOf', 'unsent: await numberOf')],
  },
  'Registration verification code': {
    form: [edit(register, '{ code: form.code }', '{}')],
    server: [
      edit(
        'server/domains/session/registerAccount.ts',
        "if (input.type !== 'username' && !input.code) faults.code = 'session.codeRequired';",
      ),
    ],
  },
  'Registration password': {
    form: [unsent('password: form.password,')],
    server: [mayLack('register', 'password')],
  },
  'Registration confirm password': {
    form: [edit(register, 're_password: form.confirm,')],
    server: [mayLack('register', 're_password')],
  },
  'Registration invitation code': {
    form: [edit(register, 'extension_code: form.invitation,')],
    server: [mayLack('register', 'extension_code')],
  },
  'Registration agreement tick': {
    form: [edit('src/screens/session/registerSchema.ts', 'isAgreed: false,', 'isAgreed: true,')],
  },
  'Registration consent to text messages (English)': {
    form: [edit(register, "{ sms_consent: '1' as const }", "{ sms: '1' as const }")],
  },
  'BankCard name': { form: [unbound('name')] },
  'BankCard branch name': { form: [unbound('branch_name')] },
  'BankCard branch number': { form: [unbound('branch_number')] },
  'BankCard card number': { form: [unbound('bank_account'), renamed('bank_account')] },
  'BankCard bank name': { form: [unbound('bank_name')] },
  'BankCard branch': { form: [unbound('bank_branch')] },
  'BankCard bank address': { form: [unbound('bank_address')] },
  'BankCard SWIFT (Fedwire) code': { form: [unbound('swift_code'), renamed('swift_code')] },
  'BankCard IBAN': { form: [edit('src/screens/bank/useCardSubmission.ts', '{ ...form, iban }', 'form')] },
  'BankCard cardholder full name': { form: [unbound('real_name')] },
  'BankCard recipient full address': { form: [unbound('residence_address')] },
  'BankCard postal code': { form: [unbound('postal_code')] },
  'Verification country': { form: [edit(basicForm, /(?<==> \(\{\n\s+)country,/, 'nation: country,')] },
  'Verification name': { form: [edit(basicForm, 'name: name.trim(),', 'full_name: name.trim(),')] },
  'Verification ID number': { form: [edit(basicForm, 'card_id: card_id.trim(),', 'id: card_id.trim(),')] },
  'Verification contact address': {
    form: [edit(basicForm, 'address: address.trim(),', 'street: address.trim(),')],
  },
  'Verification status (point 4)': {
    form: [edit(accountReaders, /(?<=\n\s+)review_status: /g, 'verification_status: ')],
  },
  'Verification refused, reasons (implied)': {
    form: [edit(accountReaders, /(?<=\n\s+)reasons: /g, 'refusals: ')],
  },
  'Verification submission time (implied)': {
    form: [edit(accountReaders, /(?<=\n\s+)submitted_ms: /g, 'sent_ms: ')],
  },
  'Verification ID front image': { form: [sentWithout('front_pic')] },
  'Verification ID back image': { form: [sentWithout('reverse_pic')] },
  'Verification photo holding the ID or passport': { form: [sentWithout('hand_pic')] },
  'Verification ID number and country, sent again': {
    form: [edit(advanced, '...(country ? { country } : undefined),')],
  },
  'Upload size limit (point 9)': {
    form: [edit(advanced, 'maxBytes={site?.upload_max_bytes}', 'maxBytes={10_485_760}')],
  },
  'WithdrawAddress coin': { form: [edit(savedAddress, 'currency_id: String', 'currency: String')] },
  'WithdrawAddress chain type': { form: [edit(savedAddress, 'netType: target', 'network: target')] },
  'WithdrawAddress address': {
    form: [edit(savedAddress, '{ address, pay_password', '{ to: address, pay_password')],
  },
  'WithdrawAddress 6-digit fund password': {
    form: [edit(savedAddress, 'pay_password: password, code', 'password, code')],
  },
  'WithdrawAddress verification code': {
    form: [edit(savedAddress, 'pay_password: password, code', 'pay_password: password, sms: code')],
  },
  'WithdrawAddress note (implied)': { form: [edit(savedAddress, '{ notes: label }', '{ note: label }')] },
  'WithdrawAddress state and end of hold (implied)': {
    form: [edit('src/api/readers/withdrawal.ts', 'state: is.maybe', 'status: is.maybe')],
  },
  'LeveragedPosition order number': untold(' show_lever_id: String(id),'),
  'LeveragedPosition product': untold(' symbol: contract.indexSymbol,'),
  'LeveragedPosition direction': untold(", type: side === 'long' ? 1 : 2"),
  'LeveragedPosition order type': untold(", order_type: limit === null ? 'market' : 'limit'"),
  'LeveragedPosition margin mode': untold(' margin_mode: trade.mode,'),
  'LeveragedPosition entry_price': renamedIn('price: '),
  'LeveragedPosition limit price': untold(' target_price: limit === null ? undefined : priceText(limit),'),
  'LeveragedPosition close_offset_price (closing price)': untold('hasEnded ? closePrice : '),
  'LeveragedPosition profit_take_price': untold(' target_profit_price: text(takeProfit),'),
  'LeveragedPosition stop_loss_price': untold(', stop_loss_price: text(stopLoss)'),
  'LeveragedPosition initial_margin': renamedIn('origin_caution_money: '),
  'LeveragedPosition leverage': {
    ...untold(', multiple: leverage'),
    form: [
      edit('src/components/lever/leverContract.ts', '{ symbol, leverages,', '{ symbol, leverages: [],'),
      edit('src/screens/lever/useContract.ts', 'return leverages && {', 'return undefined && {'),
    ],
  },
  'LeveragedPosition open_position_time': untold('    transaction_time: seconds(openedAt),\n'),
  'LeveragedPosition time_to_close_position': renamedIn('complete_time: '),
  'LeveragedPosition amount (lots)': untold(' share: lots,'),
  'LeveragedPosition floating_profit_or_loss': renamedIn('profits: '),
  'LeveragedPosition total_profit_or_loss': renamedIn('fact_profits: '),
  'LeveragedPosition Liquidation_Price': untold('    liquidation_price: liquidation(trade),\n'),
  'LeveragedPosition Liquidation_Time': renamedIn('liquidation_time: '),
  'LeveragedPosition status': untold('    status,\n'),
  'LeveragedPosition commision (fee)': untold('    trade_fee: text(openingFee + closingFees),\n'),
  'LeveragedPosition account_type': renamedIn('account_type: '),
  'LeveragedPosition overnight fee (implied)': {
    ...untold('    overnight_money: text(overnightFees),\n'),
    form: [
      edit(
        'src/components/lever/leverContract.ts',
        'overnightRate: row.overnight_rate',
        "overnightRate: '0'",
      ),
    ],
  },
};
