// What is missing or wrong where a rule is not kept, by rule and by who has to keep it.
import type { Edit } from './ScratchCopy.ts';

type Faults = Readonly<Record<string, readonly Edit[]>>;

const edit = (file: string, find: string | RegExp, put = ''): Edit => ({ file, find, put });

const schema = 'contracts/openapi.json';
const registerAccount = 'server/domains/session/registerAccount.ts';
const setNewPassword = 'server/domains/session/setNewPassword.ts';
const checkCode = 'server/domains/session/checkCode.ts';
const identifiers = 'server/domains/session/identifiers.ts';
const codes = 'server/domains/session/codes.ts';
const identifierSchema = 'src/components/identifiers/identifierSchema.ts';
const changePassword = 'src/screens/account/ChangePasswordView.tsx';
const fundForm = 'src/screens/account/fundPasswordForm.ts';
const setFund = 'server/domains/account/setFundPassword.ts';
const passwordSchema = 'src/components/identifiers/passwordSchema.ts';
const registerSchema = 'src/screens/session/registerSchema.ts';
const basicSchema = 'src/screens/verification/basicSchema.ts';
const spotOrder = 'contracts/rules/spotOrder.ts';
const amount = 'contracts/rules/amount.ts';
const format = 'src/intl/format.ts';
const photoRows = 'src/screens/verification/photoRows.ts';
const submit = 'server/domains/verification/submit.ts';
const uploads = 'server/http/Uploads.ts';
const bank = 'contracts/rules/bank.ts';
const bankHandlers = 'server/domains/bank/handlers.ts';
const coinNetworks = 'src/screens/deposit/useCoinNetworks.ts';
const depositClaim = 'contracts/rules/depositClaim.ts';
const claimForm = 'src/screens/deposit/useClaimForm.ts';
const submitClaim = 'server/domains/deposit/claims/submitClaim.ts';
const claimReviews = 'server/domains/deposit/claims/claimReviews.ts';
const depositHandlers = 'server/domains/deposit/handlers.ts';
const depositNetworks = 'src/screens/deposit/depositNetworks.ts';
const chosenNetwork = 'src/screens/deposit/ChosenNetwork.tsx';
const addressCard = 'src/screens/deposit/AddressCard.tsx';
const withdrawalAddress = 'contracts/rules/withdrawalAddress.ts';
const saveAddress = 'server/domains/withdrawal/saveAddress.ts';
const planWithdrawal = 'server/domains/withdrawal/requests/planWithdrawal.ts';
const takeWithdrawal = 'server/domains/withdrawal/requests/requestWithdrawal.ts';
const changeAddress = 'server/domains/withdrawal/changeAddress.ts';
const leverOrder = 'contracts/rules/leverOrder.ts';
const leverTicket = 'src/screens/lever/leverTicket.ts';
const openPositions = 'src/screens/lever/OpenPositions.tsx';
const leverBook = 'server/domains/lever/LeverBook.ts';
const leverDesk = 'server/domains/lever/LeverDesk.ts';
const leverCommands = 'server/domains/lever/leverCommands.ts';
const leverHandlers = 'server/domains/lever/handlers.ts';
const preparePicture = 'src/components/pictures/preparePicture.ts';

/** A field that a call may lack: it goes out of the list of those that are required, with the comma beside it. */
export const mayLack = (operationId: string, field: string): Edit =>
  edit(
    schema,
    new RegExp(
      `(?<="operationId": "${operationId}"(?:(?!"operationId")[\\s\\S])*?"required": \\[[^\\]]*?)(?:"${field}",\\s*|,\\s*"${field}"(?=\\s*\\]))`,
    ),
  );

/** A demand of a schema that demands nothing: what it would say counts as where a field begins. */
const demandsNothing = (file: string, id: string): Edit =>
  edit(
    file,
    new RegExp(
      `\\.required\\((?=\\s*(?:required \\?\\?\\s*)?intl\\.formatMessage\\(\\{\\s*id: '${id.replaceAll('.', '\\.')}')`,
    ),
    '.label(',
  );

const off = (...edits: Edit[]): Faults => ({ 'is not checked': edits });
const both = (...edits: Edit[]) => ({ form: off(...edits), server: off(...edits) });

/** Any text is taken as this field of a bank card, on both sides; the server takes a form without it. */
function cardMayLack(field: string, reason: string) {
  const anything = edit(bank, `  ${field}: '${reason}',`);
  return {
    form: off(anything),
    server: off(
      mayLack('saveBankCard', field),
      anything,
      edit(
        'server/domains/bank/commands.ts',
        "{ iban: '', ...form }",
        `{ iban: '', ${field}: 'x', ...form }`,
      ),
    ),
  };
}

/** Contracts, whose screens come next. */
const onServer = (...edits: Edit[]) => ({ server: off(...edits) });
const anyLots = edit(schema, '"pattern": "^[1-9][0-9]{0,8}$",\n        "description": "Whole lots.",');
const leverFunds = edit(leverDesk, 'if (total <= free) return;', 'if (total > -1n) return;');

/** One of the three pictures is not asked for. */
const photoNotMissed = (slot: string): Faults =>
  off(
    edit(
      'src/screens/verification/useMissingText.ts',
      "({ standing }) => standing === 'asked'",
      `({ standing, slot }) => standing === 'asked' && slot !== '${slot}'`,
    ),
  );

const anyPhone = edit(
  identifiers,
  "if ('e164' in read) return",
  "if (true) return { kind: 'mobile', key: '+4915100000000', text: text };\n  if ('e164' in read) return",
);
const shorterPassword = edit(
  'server/domains/session/newPasswordFault.ts',
  'password.length < shortest',
  'password.length < shortest - 1',
);
const wrongCode = edit(checkCode, 'if (!isRight) throw codeInvalid(field, attemptsLeft);');

export const ruleFaults: Readonly<Record<string, Partial<Record<'form' | 'server', Faults>>>> = {
  'session.session.required': {
    form: {
      'lets visitors in': [edit('src/app/session.ts', 'if (!isSilent && !state.isEnding) openLogin();', '')],
    },
    server: {
      'is not asked for': [edit('server/http/openapi.ts', "? 'session.required'", "? 'system.invalid'")],
    },
  },
  'session.session.expired': {
    form: {
      'keeps the token': [edit('src/app/session.ts', /(?<=hasEnded: true \}\);\n\s+)forget\(\);/)],
      'opens no login': [edit('src/app/session.ts', /(?<=if \(!isLoggedIn\(\)\) )openLogin\(\);/, 'void 0;')],
      'tells nobody': [edit('src/app/session.ts', 'globalThis.dispatchEvent(new Event(notLoggedInEvent));')],
    },
    server: {
      'is a plain refusal': [edit('server/http/openapi.ts', "{ type: '999' }", "{ type: 'error' }")],
    },
  },
  'session.public.allowed': {
    form: {
      'opens a page of members to visitors': [
        edit(
          'src/app/paths.ts',
          "Assets: { path: '/pages/assets/index',",
          "Assets: { path: '/pages/assets/index', isPublic: true,",
        ),
      ],
      'closes a page of visitors': [
        edit(
          'src/app/paths.ts',
          "Kline: { path: '/pages/trade/kline', isPublic: true }",
          "Kline: { path: '/pages/trade/kline' }",
        ),
      ],
    },
    server: {
      'asks visitors for a session': [
        edit(schema, /(?<="operationId": "quotations",(?:(?!"operationId")[\s\S])*?)"x-session": "none",/),
      ],
    },
  },
  'session.register.phone_required': {
    form: off(
      demandsNothing(identifierSchema, 'register.phone.required'),
      edit('contracts/rules/phone.ts', "if (digits === '') return { fault: 'required' };"),
    ),
    server: off(edit('contracts/rules/phone.ts', "if (digits === '') return { fault: 'required' };")),
  },
  'session.register.phone_valid': {
    form: off(edit(identifierSchema, 'return found && faultText(intl, found);', 'return undefined;')),
    server: off(anyPhone),
  },
  'session.register.email_required': {
    form: off(demandsNothing(identifierSchema, 'register.email.required')),
    server: off(edit(schema, /"x-required": "session\.emailRequired",/g)),
  },
  'session.register.email_valid': {
    form: off(edit(identifierSchema, /return asked\.matches\(\s*emailShape,/, 'return asked.matches(/^/,')),
    server: off(edit(identifiers, 'return isEmail(key) ?', 'return true ?')),
  },
  'session.register.username_required': {
    form: off(demandsNothing(identifierSchema, 'register.username.required')),
    server: off(
      edit(identifiers, "if (key === '') return { part: 'text', reason: 'session.usernameRequired' };"),
    ),
  },
  'session.register.code_required': {
    form: off(demandsNothing('src/components/codes/codeSchema.ts', 'register.code.required')),
    server: off(
      edit(
        registerAccount,
        "if (input.type !== 'username' && !input.code) faults.code = 'session.codeRequired';",
      ),
    ),
  },
  'session.register.code_valid': {
    server: off(
      wrongCode,
      edit(
        registerAccount,
        "if (proof && !(await tryCode(tx, proof.key, proof.code)).isRight) throw codeInvalid('code');",
      ),
    ),
  },
  'session.register.password_required': {
    form: off(demandsNothing(passwordSchema, 'register.password.required')),
    server: off(mayLack('register', 'password')),
  },
  'session.register.password_length': {
    form: off(edit(passwordSchema, 'const shortestPassword = 6;', 'const shortestPassword = 5;')),
    server: off(shorterPassword),
  },
  'session.register.confirm_required': {
    form: off(demandsNothing(passwordSchema, 'register.confirm.required')),
    server: off(mayLack('register', 're_password')),
  },
  'session.register.confirm_match': {
    form: off(edit(passwordSchema, "[ref('password')]", "[ref('password'), 'horse-batter']")),
    server: off(
      edit(
        registerAccount,
        "if (input.re_password !== input.password) faults.re_password = 'session.confirmMismatch';",
      ),
    ),
  },
  'session.register.invitation_required': {
    form: off(demandsNothing(registerSchema, 'register.invitation.required')),
    server: off(mayLack('register', 'extension_code')),
  },
  'session.register.invitation_known': {
    server: off(
      edit(
        'server/domains/session/openAccount.ts',
        /if \(!inviter\) throw new Refusal\([^;]*;/,
        'if (!inviter) return null;',
      ),
    ),
  },
  'session.register.agreement_required': {
    form: off(edit(registerSchema, /(?<=isAgreed: boolean\(\)\.oneOf\(\s*)\[true\]/, '[true, false]')),
  },
  'session.register.text_consent_optional': {
    form: {
      'is ticked beforehand': [edit(registerSchema, 'hasTextConsent: false,', 'hasTextConsent: true,')],
      'is asked for in every language': [
        edit('src/screens/session/Register.tsx', "asksTextConsent={locale === 'en'}", 'asksTextConsent'),
      ],
      'is not sent': [edit('src/screens/session/useOpenAccount.ts', "{ sms_consent: '1' as const }", '{}')],
    },
  },
  'session.register.unused': {
    server: off(edit('server/domains/session/openAccount.ts', /if \(known\) throw new Refusal\([^;]*;/)),
  },
  'session.code.address_required': {
    form: off(edit(identifierSchema, /return asked\.matches\(\s*emailShape,/, 'return asked.matches(/^/,')),
    server: off(
      edit(schema, /"pattern": "\^\[\^\\\\s@[^\n]*\n/g),
      edit(identifiers, 'return isEmail(key) ?', 'return true ?'),
    ),
  },
  'session.code.phone_required': {
    form: off(edit(identifierSchema, 'return found && faultText(intl, found);', 'return undefined;')),
    server: off(edit(schema, '"pattern": "^[0-9]{3,15}$",'), anyPhone),
  },
  'session.code.cooldown': {
    form: {
      'does not count': [
        edit(
          'src/components/codes/useCode.ts',
          'const isWaiting = secondsLeft > 0;',
          'const isWaiting = false;',
        ),
      ],
    },
    server: off(edit(codes, 'if (waitMs > 0) {', 'if (waitMs > 60_000) {')),
  },
  'session.login.identifier_required': {
    form: off(
      demandsNothing(identifierSchema, 'register.phone.required'),
      demandsNothing(identifierSchema, 'register.email.required'),
      edit('contracts/rules/phone.ts', "if (digits === '') return { fault: 'required' };"),
    ),
  },
  'session.login.password_required': {
    form: off(demandsNothing('src/screens/session/useLogin.ts', 'login.password.required')),
  },
  'session.login.credentials': {
    server: {
      'says which is wrong': [
        edit(
          'server/domains/session/openSession.ts',
          "if (!known || !isRight) throw new Refusal('session.credentials');",
          "if (!known || !isRight) throw new Refusal(known ? 'session.passwordRequired' : 'session.identifierRequired');",
        ),
      ],
    },
  },
  'session.forgot.identifier_required': {
    form: off(
      demandsNothing(identifierSchema, 'register.phone.required'),
      demandsNothing(identifierSchema, 'register.email.required'),
      edit('contracts/rules/phone.ts', "if (digits === '') return { fault: 'required' };"),
    ),
    server: off(mayLack('resetPassword', 'account')),
  },
  'session.forgot.code_sms': {
    form: { 'is not shown': [edit('src/screens/session/ForgotPassword.tsx', "  mobile_code: 'code',\n")] },
    server: off(wrongCode),
  },
  'session.forgot.code_email': {
    form: { 'is not shown': [edit('src/screens/session/ForgotPassword.tsx', "  email_code: 'code',\n")] },
    server: off(wrongCode),
  },
  'session.forgot.password_length': {
    form: off(edit(passwordSchema, 'const shortestPassword = 6;', 'const shortestPassword = 5;')),
    server: off(shorterPassword),
  },
  'session.forgot.confirm_match': {
    form: off(edit(passwordSchema, "[ref('password')]", "[ref('password'), 'horse-batter']")),
    server: off(
      edit(
        setNewPassword,
        "if (input.repassword !== input.password) faults.repassword = 'session.confirmMismatch';",
      ),
    ),
  },
  'session.language.known': {
    form: { 'offers one less': [edit('contracts/locales.ts', "  es: 'esp',", "  es: 'en',")] },
    server: off(edit(schema, /,\s*"x-invalid": "session\.languageUnknown"/g)),
  },
  'account.password.old_required': {
    form: off(demandsNothing(changePassword, 'changePassword.old.required')),
    server: off(mayLack('changePassword', 'old_password')),
  },
  'account.password.new_required': {
    form: off(edit(passwordSchema, 'const shortestPassword = 6;', 'const shortestPassword = 5;')),
    server: off(shorterPassword),
  },
  'account.password.repeat_required': {
    form: off(
      edit(changePassword, 'confirm: confirm.required(', 'confirm: confirm.label('),
      demandsNothing(passwordSchema, 'register.confirm.required'),
    ),
  },
  'account.password.repeat_match': {
    form: off(edit(passwordSchema, "[ref('password')]", "[ref('password'), 'horse-batter']")),
  },
  'account.password.old_right': {
    server: off(
      edit(
        'server/domains/account/checkLoginPassword.ts',
        'isRight: await passwords.verify(password, user.password_hash, network),',
        'isRight: (await passwords.verify(password, user.password_hash, network)) || true,',
      ),
    ),
  },
  'account.fund_password.digits': both(
    edit('contracts/rules/fundPassword.ts', '/^[0-9]{6}$/', '/^[0-9]{5,6}$/'),
    edit(schema, /"pattern": "\^\[0-9\]\{6\}\$"/g, '"pattern": "^[0-9]{5,6}$"'),
    edit(fundForm, 'const digits = /^\\d{6}$/;', 'const digits = /^\\d{5,6}$/;'),
  ),
  'account.fund_password.repeat_match': {
    form: off(edit(fundForm, 'return confirm === password', 'return confirm !== undefined')),
    server: off(
      edit(setFund, 'if (form.re_password !== form.password)', 'if (form.re_password === undefined)'),
    ),
  },
  'account.fund_password.old_required': {
    form: off(demandsNothing(fundForm, 'fundPassword.old.required')),
    server: off(
      edit(
        setFund,
        /if \(way === 'changed' && form\.oldpassword === undefined\)\s+faults\.oldpassword = 'account\.oldFundPasswordRequired';/,
      ),
    ),
  },
  'account.fund_password.old_right': {
    server: off(
      edit(
        'server/domains/account/FundPasswords.ts',
        'isRight: await this.passwords.verify(fundPassword, hash, network),',
        'isRight: (await this.passwords.verify(fundPassword, hash, network)) || true,',
      ),
    ),
  },
  'account.fund_password.forgotten': {
    form: off(demandsNothing('src/components/codes/codeSchema.ts', 'register.code.required')),
    server: off(edit(schema, /"x-required": "session\.codeRequired",/g)),
  },
  'account.fund_password.locked': {
    server: off(edit('server/domains/account/OwnTries.ts', 'const triesMost = 5;', 'const triesMost = 7;')),
  },
  'wallet.transfer.amount_required': both(
    edit(amount, 'amount.lte(0)', 'amount.lt(0)'),
    edit(amount, '!amount.isFinite() ||', ''),
  ),
  'wallet.transfer.balance': both(edit(amount, 'if (amount.gt(available)) {', 'if (amount.gt(Infinity)) {')),
  'wallet.transfer.accounts_differ': both(edit('contracts/rules/transfer.ts', 'from === to || ', '')),
  'wallet.transfer.lever_source': {
    form: {
      'sends without a tick': [
        edit('src/screens/wallet/useCaution.ts', 'isAgreed: agreedTo === about', 'isAgreed: true'),
      ],
      'reads no positions': [
        edit(
          'src/screens/wallet/Transfer.tsx',
          "useOpenContracts(source === 'lever')",
          'useOpenContracts(false)',
        ),
      ],
      'takes the amount from nothing': [
        edit('src/screens/wallet/nearerLiquidation.ts', '.minus(amount)', ''),
      ],
    },
    server: {
      'lets all of it leave': [
        edit(
          'server/domains/wallet/transfers.ts',
          "if (input.from === 'lever') refuseNeeded(leverBook, input);",
        ),
      ],
    },
  },
  'wallet.amount.scale': {
    form: {
      'shows a total uncut': [
        edit(
          'src/components/amounts/TotalValue.tsx',
          "formats.total(total ?? '')",
          "formats.exact(total ?? '')",
        ),
      ],
      'shows the total of an account uncut': [
        edit('src/screens/wallet/Accounts.tsx', 'formats.total(value)', 'formats.exact(value)'),
      ],
      'takes no coin to have decimals': [
        edit(
          'src/components/amounts/useAmounts.ts',
          'formats.amount(value, scaleOf(coin))',
          'formats.amount(value, 0)',
        ),
      ],
      'cuts amounts': [edit(format, 'Math.max(least, decimalsOf(value))', 'least')],
      'shows totals with three decimals': [
        edit(format, 'const cents = { least: 2, most: 2 }', 'const cents = { least: 3, most: 3 }'),
      ],
    },
    server: {
      'cuts what is finer': [
        edit(
          'server/ledger/units.ts',
          "fraction.padEnd(scale, '0')",
          "fraction.slice(0, 2).padEnd(scale, '0')",
        ),
      ],
      'answers an exponent': [
        edit(
          'server/ledger/units.ts',
          'return units < 0n ? `-${text}` : text;',
          'return Number(text) < 1e-6 && Number(text) > 0 ? String(Number(text)) : units < 0n ? `-${text}` : text;',
        ),
      ],
    },
  },
  'wallet.account.owner': {
    server: {
      "shows everybody the first one's balances": [
        edit(
          'server/domains/wallet/handlers.ts',
          'const { owner } = user();\n  const { accounts',
          "const owner = user().owner && 'user:1';\n  const { accounts",
        ),
      ],
    },
  },
  'spot.order.login': {
    form: {
      'lets visitors in': [
        edit(
          'src/app/paths.ts',
          "SpotTrade: { path: '/pages/trade/index',",
          "SpotTrade: { path: '/pages/trade/index', isPublic: true,",
        ),
      ],
    },
    server: {
      'is not asked for': [edit('server/http/openapi.ts', "? 'session.required'", "? 'system.invalid'")],
    },
  },
  'spot.order.quantity_required': both(
    edit(
      spotOrder,
      "side === 'buy' ? 'spot.quantityRequired'",
      "side === 'buy' ? 'spot.saleQuantityRequired'",
    ),
  ),
  'spot.order.sale_quantity_required': both(
    edit(spotOrder, ": 'spot.saleQuantityRequired'", ": 'spot.quantityRequired'"),
  ),
  'spot.order.price_required': both(edit(spotOrder, 'if (!price.isFinite() || price.lte(0))', 'if (false)')),
  'spot.order.price_tick': both(
    edit(spotOrder, 'if (isOnGrid(price, pair.priceTick)) return undefined;', 'return undefined;'),
  ),
  'spot.order.quantity_step': both(
    edit(spotOrder, 'if (isOnGrid(quantity, pair.quantityStep)) return undefined;', 'return undefined;'),
  ),
  'spot.order.minimum': both(
    edit(
      spotOrder,
      'if (!isQuantityTooSmall && price.times(quantity).gte(pair.minNotional)) return undefined;',
      'return undefined;',
    ),
  ),
  'spot.order.balance': both(
    edit(
      spotOrder,
      'if (needed.lte(order.available)) return undefined;',
      'if (buying || needed.lte(order.available)) return undefined;',
    ),
  ),
  'spot.order.sellable': both(
    edit(
      spotOrder,
      'if (needed.lte(order.available)) return undefined;',
      'if (!buying || needed.lte(order.available)) return undefined;',
    ),
  ),
  'spot.order.price_band': {
    form: off(
      edit('contracts/rules/spotSlippage.ts', /confirmFraction = '0\.05'/, "confirmFraction = '0.06'"),
    ),
    server: off(
      edit(spotOrder, 'if (price.gte(from) && price.lte(to)) return undefined;', 'return undefined;'),
    ),
  },
  'spot.order.pair_open': { server: off(edit(spotOrder, 'if (!pair.open) return', 'if (false) return')) },
  'spot.order.once': {
    form: {
      'sends a repeat under another id': [
        edit(
          'src/components/command/useAttempt.ts',
          '!isSame(before.draft, draft)',
          'isSame(before.draft, draft)',
        ),
      ],
    },
    server: {
      'places a repeat again': [
        edit(
          'server/domains/spot/placeOrder.ts',
          'repetition: ({ clientOrderId }) => clientOrderId,',
          'repetition: () => undefined,',
        ),
      ],
    },
  },
  'spot.cancel.confirm': {
    form: {
      'asks nobody': [edit('src/screens/spot/OpenOrders.tsx', 'one.ask(order)', 'void onCancel(order)')],
    },
    server: {
      "cancels somebody else's order": [
        edit('server/domains/spot/Exchange.ts', /\|\| order\.owner !== input\.owner/),
      ],
    },
  },
  'market.candles.period': {
    form: {
      'takes any period': [
        edit(
          'src/components/chart/chartPeriods.ts',
          "text === 'line' || (text !== null && isCandlePeriod(text))",
          'text !== null',
        ),
      ],
    },
    server: {
      'takes an end before the start': [
        edit('server/domains/market/handlers.ts', 'if (fromMs > toMs)', 'if (false)'),
      ],
    },
  },
  'market.price.stale': {
    form: {
      'trades on old prices': [edit('src/screens/spot/assessment.ts', "return 'stale'", 'return undefined')],
    },
  },
  'market.number.decimals': {
    form: {
      'shows every price by the finest tick': [
        edit(
          'src/components/market/Price.tsx',
          'formats.price(value, tick)',
          "formats.price(value, '0.000001')",
        ),
      ],
      'rounds a price to zero': [
        edit(format, /for \(let most = digits\.most \+ 1;[^\n]*/, 'for (; false; ) { const most = 0;'),
      ],
      'shows a decimal more than the tick': [
        edit(format, /(?<=price: \(value, tick\) => \{\n\s+const decimals = decimalsOf\(tick\))/, ' + 1'),
      ],
      'shows totals with one decimal': [
        edit(format, 'const cents = { least: 2, most: 2 }', 'const cents = { least: 1, most: 1 }'),
      ],
      'cuts amounts': [edit(format, 'Math.max(least, decimalsOf(value))', 'least')],
    },
  },
  'help.list.page': {
    server: {
      'answers everything': [
        edit('server/domains/help/handlers.ts', 'all.slice((page - 1) * limit, page * limit)', 'all'),
      ],
    },
    form: {
      'asks for a page more': [
        edit('src/screens/session/Agreements.tsx', ', limit })', ", page: '2', limit })"),
      ],
    },
  },
  'wallet.transfer.once': {
    form: {
      'sends without an id': [
        edit('src/screens/wallet/transferForm.ts', '{ client_transfer_id: clientId }', '{}'),
      ],
    },
    server: {
      'moves a repeat again': [
        edit(
          'server/domains/wallet/transfers.ts',
          'repetition: ({ clientTransferId }) => clientTransferId,',
          'repetition: () => undefined,',
        ),
      ],
    },
  },
  'session.wire.headers': {
    form: {
      'sends another type': [
        edit(
          'src/api/client.ts',
          "const formType = 'application/x-www-form-urlencoded';",
          "const formType = 'application/x-www-form-urlencoded;charset=UTF-8';",
        ),
      ],
      'sends no token': [edit('src/api/client.ts', "request.headers.set('authorization', token);", ';')],
      'sends no language': [
        edit('src/api/client.ts', "request.headers.set('language-mark', credentials.languageMark());", ';'),
      ],
    },
  },
  'session.language.after_login': {
    form: {
      'keeps its own': [edit('src/app/language.ts', 'if (locale !== wanted) await show(locale);')],
    },
  },
  'session.back.home': {
    form: { 'leads nowhere': [edit('src/app/navigation.ts', "else replace(pathOf('Home'));")] },
  },
  'session.page.timeouts': {
    form: {
      'waits longer for a page': [
        edit('src/ui/later.ts', /pageTimeLimit = 60_000/, 'pageTimeLimit = 90_000'),
      ],
      'waits shorter for a chunk': [
        edit('src/ui/later.ts', 'partTimeLimit = 120_000', 'partTimeLimit = 60_000'),
      ],
      'shows bars at once': [edit('src/app/PageContent.tsx', 'pageLoadDelay = 200', 'pageLoadDelay = 20')],
    },
  },
  'spot.orders.paging': {
    form: { 'asks for the first page alone': [edit('src/api/spot.ts', ', before_id: oldestId', '')] },
    server: {
      'begins again with each page': [edit('server/domains/spot/orderLists.ts', /beforeId/g, 'noId')],
    },
  },
  'bank.card.name_required': cardMayLack('name', 'bank.nameRequired'),
  'bank.card.branch_name_required': cardMayLack('branch_name', 'bank.branchNameRequired'),
  'bank.card.branch_number_required': cardMayLack('branch_number', 'bank.branchNumberRequired'),
  'bank.card.number_required': both(
    edit(bank, 'return isAccountNumber(value) ? undefined : missing.bank_account;', 'return undefined;'),
  ),
  'bank.card.bank_name_required': cardMayLack('bank_name', 'bank.bankNameRequired'),
  'bank.card.branch_required': cardMayLack('bank_branch', 'bank.branchRequired'),
  'bank.card.bank_address_required': cardMayLack('bank_address', 'bank.bankAddressRequired'),
  'bank.card.swift_required': both(
    edit(bank, 'const fault = bankCodeFault(value);', 'const fault = undefined;'),
  ),
  'bank.card.iban_required': both(
    edit(
      bank,
      'return needsIban(values.swift_code) !== false && ibanFault',
      "return value !== '' && ibanFault",
    ),
  ),
  'bank.card.holder_required': both(edit(bank, '!isSameName(value, verifiedName)', 'false')),
  'bank.card.address_required': cardMayLack('residence_address', 'bank.addressRequired'),
  'bank.card.postal_code_required': cardMayLack('postal_code', 'bank.postalCodeRequired'),
  'bank.card.owner': {
    server: {
      'is of the first account': [
        edit(bankHandlers, 'cardView({ db, sealer }, user().owner)', "cardView({ db, sealer }, 'user:1')"),
      ],
      'shows the whole number': [
        edit('server/domains/bank/cards.ts', 'maskedAccount(card.bank_account)', 'card.bank_account'),
      ],
    },
  },
  'bank.card.delete': {
    form: {
      'asks for nothing': [
        edit(
          'src/screens/bank/useCardDeletion.ts',
          "open: (next) => start(next.isForAnother ? 'replace' : 'delete')",
          "open: () => void commit('')",
        ),
      ],
      'says nothing of it': [
        edit(
          'src/screens/bank/useCardDeletion.ts',
          'if (problem !== undefined) return setError(problem);',
          'if (problem !== undefined) return;',
        ),
      ],
    },
    server: off(edit(bankHandlers, 'await fundPasswords.check({ userId, fundPassword, network, field });')),
  },
  'verification.basic.country_required': {
    form: off(demandsNothing(basicSchema, 'verification.country.required')),
    server: off(mayLack('submitBasicVerification', 'country')),
  },
  'verification.basic.name_required': {
    form: off(demandsNothing(basicSchema, 'verification.name.required')),
    server: off(mayLack('submitBasicVerification', 'name')),
  },
  'verification.basic.id_required': {
    form: off(demandsNothing(basicSchema, 'verification.cardId.required')),
    server: off(mayLack('submitBasicVerification', 'card_id')),
  },
  'verification.basic.address_required': {
    form: off(demandsNothing(basicSchema, 'verification.address.required')),
    server: off(mayLack('submitBasicVerification', 'address')),
  },
  'verification.advanced.basic_first': {
    form: off(edit(photoRows, "if (basic.review_status !== verified) return 'basicFirst';")),
    server: off(edit(submit, 'Number(basic?.status) !== statuses.verified', 'basic === null')),
  },
  'verification.advanced.front_required': {
    form: photoNotMissed('front_pic'),
    server: off(mayLack('submitAdvancedVerification', 'front_pic')),
  },
  'verification.advanced.back_required': {
    form: photoNotMissed('reverse_pic'),
    server: off(mayLack('submitAdvancedVerification', 'reverse_pic')),
  },
  'verification.advanced.holding_required': {
    form: photoNotMissed('hand_pic'),
    server: off(mayLack('submitAdvancedVerification', 'hand_pic')),
  },
  'verification.upload.size': {
    form: off(edit(preparePicture, 'file.size > maxBytes ? { obstacle', 'file.size < 0 ? { obstacle')),
    server: off(
      edit(uploads, 'length > rule.maxBytes', 'length < 0'),
      edit('server/http/openapi.ts', "throw new Refusal('system.fileTooLarge');"),
    ),
  },
  'verification.basic.id_unused': { server: off(edit(submit, 'await refuseUsedId(tx, owner, hashes);')) },
  'verification.basic.once': { server: off(edit(submit, "await refuseSecond(tx, owner, 'basic');")) },
  'verification.upload.owner': {
    server: off(
      edit(
        'server/domains/verification/Documents.ts',
        /(?<=slice\(pathStart\.length\)\)\n\s+)\.where\('owner', '=', owner\)/,
      ),
    ),
  },
  'verification.upload.type': {
    form: {
      'is not checked': [
        edit(
          preparePicture,
          "if (type === undefined) return { obstacle: 'type' };",
          'if (type === undefined) return { file, isSeen: true };',
        ),
      ],
      'is told by the name': [
        edit(
          preparePicture,
          'const type = await typeOf(file);',
          "const type = file.name.endsWith('.jpg') ? 'image/jpeg' : await typeOf(file);",
        ),
      ],
    },
    server: off(edit(uploads, 'if (type === undefined) throw', 'if (file === undefined) throw')),
  },
  'deposit.claim.amount_required': {
    form: off(
      edit(
        depositClaim,
        "if (problem) return { field: 'amount'",
        "if (problem?.values['decimals']) return { field: 'amount'",
      ),
    ),
    server: off(
      edit(
        depositClaim,
        "if (problem) return { field: 'amount'",
        "if (problem?.values['decimals']) return { field: 'amount'",
      ),
    ),
  },
  'deposit.claim.amount_format': {
    form: off(edit(claimForm, 'scale: finestScale', 'scale: 18')),
    server: off(edit(submitClaim, 'coin: currency, scale: bankScale', 'coin: currency, scale: 8')),
  },
  'deposit.claim.minimum': {
    form: off(edit(depositClaim, 'if (least.gt(amount))', 'if (least.lt(0))')),
    server: off(edit(depositClaim, 'if (least.gt(amount))', 'if (least.lt(0))')),
  },
  'deposit.claim.hash_required': {
    form: off(
      edit(depositClaim, 'return isTransactionHash(claim.hash, claim.hashForm)', "return claim.hash !== ''"),
    ),
    server: off(
      edit(depositClaim, 'return isTransactionHash(claim.hash, claim.hashForm)', "return claim.hash !== ''"),
    ),
  },
  'deposit.claim.hash_once': {
    server: {
      'is not checked': [edit(submitClaim, 'if (seen || (await', "if (owner === '' && (await")],
      "takes another's claim for one's own": [
        edit(
          'server/domains/deposit/claims/claimRows.ts',
          ".where('owner', '=', owner)\n    .where('state', '=', 'submitted')",
          ".where('state', '=', 'submitted')",
        ),
      ],
    },
  },
  'deposit.claim.proof_required': {
    form: off(
      edit(depositClaim, "if (claim.proof === '') problems.push", "if (claim.proof === '-') problems.push"),
      edit(
        'src/screens/deposit/useWaitText.ts',
        'if (proofPath(proof) !== undefined) return undefined;',
        'if (!isUnderWay(proof.picture)) return undefined;',
      ),
    ),
    server: off(edit(submitClaim, 'if (!picture || picture.field !== null)', 'if (picture?.field)')),
  },
  'deposit.claim.proof_size': {
    form: off(edit(preparePicture, 'file.size > maxBytes ? { obstacle', 'file.size < 0 ? { obstacle')),
    server: off(
      edit(uploads, 'length > rule.maxBytes', 'length < 0'),
      edit('server/http/openapi.ts', "throw new Refusal('system.fileTooLarge');"),
    ),
  },
  'deposit.claim.proof_type': {
    form: off(
      edit(
        preparePicture,
        "if (type === undefined) return { obstacle: 'type' };",
        'if (type === undefined) return { file, isSeen: true };',
      ),
    ),
    server: off(edit(uploads, 'if (type === undefined) throw', 'if (file === undefined) throw')),
  },
  'deposit.claim.bank_fields': {
    form: off(edit(depositClaim, "payer[field].trim() === ''", "payer[field].trim() === '-'")),
    server: off(edit(depositClaim, "payer[field].trim() === ''", "payer[field].trim() === '-'")),
  },
  'deposit.claim.once': {
    form: {
      'is looked up by nothing': [
        edit('src/screens/deposit/claimForm.ts', '{ client_deposit_id: clientId }', '{}'),
      ],
    },
    server: {
      'keeps a repeat as well': [
        edit(submitClaim, 'repetition: () => clientId,', 'repetition: () => undefined,'),
      ],
    },
  },
  'withdrawal.request.cancel': {
    form: {
      'asks for nothing': [
        edit(
          'src/screens/withdrawal/WithdrawalView.tsx',
          'onCancel={() => setAsking(true)}',
          'onCancel={() => void onCancel(data)}',
        ),
      ],
      'says what the server says of any request': [
        edit(
          'src/screens/withdrawal/useCancelWithdrawal.ts',
          "error.reason === 'withdrawal.notCancellable'",
          'false',
        ),
      ],
      'is offered whatever the row says': [
        edit('src/screens/withdrawal/WithdrawalActions.tsx', 'row.can_cancel === true ?', 'true ?'),
      ],
    },
    server: {
      'is cancelled by whoever asks': [
        edit(
          'server/domains/withdrawal/requests/cancelWithdrawal.ts',
          "if (row?.owner !== owner) throw new Refusal('withdrawal.unknown');",
          "if (!row) throw new Refusal('withdrawal.unknown');",
        ),
      ],
    },
  },
  'withdrawal.detail.owner': {
    server: {
      'answers those of everybody': [
        edit('server/domains/withdrawal/withdrawalLists.ts', "eb('owner', '=', owner),"),
      ],
    },
  },
  'deposit.claim.cancel': {
    form: {
      'asks for nothing': [
        edit(
          'src/screens/wallet/DepositDetail.tsx',
          'onClick={() => setAsking(true)}',
          'onClick={() => void onCancel(reviewId)}',
        ),
      ],
      'says what the server says of any request': [
        edit('src/components/reviews/useWithdrawingCase.ts', "error.reason === 'review.closed'", 'false'),
      ],
    },
    server: {
      'says nothing of deposits': [edit(claimReviews, "closedWords: 'deposit.notCancellable' as const,", '')],
    },
  },
  'deposit.address.network_required': {
    form: {
      'shows the first one unasked': [
        edit(coinNetworks, 'known?.find(({ network }) => network === key)', 'known?.[0]'),
        edit(coinNetworks, 'networks.data.find((each) => each.network === key)', 'networks.data[0]'),
      ],
    },
  },
  'deposit.address.configured': {
    form: { 'draws what is not there': [edit(chosenNetwork, 'text === undefined ?', "text === 'none' ?")] },
    server: off(
      edit(
        depositHandlers,
        `  if (Object.keys(given).length === 0)
    throw found.find((each) => each instanceof Refusal) ?? new Refusal('deposit.addressMissing');
`,
      ),
    ),
  },
  'deposit.coin.open': {
    form: {
      'takes all for open': [edit(depositNetworks, '=> suspended === undefined', '=> suspended !== null')],
    },
    server: off(
      edit(depositHandlers, 'if (input.network !== undefined && open.length === 0) {', 'if (!asked) {'),
    ),
  },
  'deposit.address.chain_named': {
    form: {
      'names the network alone': [edit(depositNetworks, '`${name} (${chain})`', 'name')],
      'does not say what a network carries': [
        edit('src/screens/deposit/ChainNote.tsx', "network === 'omni'", "network === 'btc'"),
      ],
    },
  },
  'ui.copy.failed': {
    form: {
      'is said to have worked': [edit(addressCard, "isCopied ? undefined : 'copyFailed'", 'undefined')],
      'selects nothing': [edit(addressCard, 'address, shown.current ?? undefined', 'address')],
    },
  },
  'account.own_code.cooldown': {
    form: {
      'does not count': [
        edit(
          'src/components/codes/useCode.ts',
          'const isWaiting = secondsLeft > 0;',
          'const isWaiting = false;',
        ),
      ],
    },
    server: off(edit(codes, 'if (waitMs > 0) {', 'if (waitMs > 60_000) {')),
  },
  'account.own_code.address': {
    form: off(
      edit(
        'src/screens/withdrawal/AddWithdrawalAddressView.tsx',
        '{ownAddress === undefined ? (',
        '{ownAddress === null ? (',
      ),
    ),
    server: {
      'is said to be busy': [
        edit(
          'server/domains/account/ownCodes.ts',
          "if (!address) throw new Refusal('account.noAddress');",
          "if (!address) throw new Refusal('system.busy');",
        ),
      ],
    },
  },
  'account.fund_password.set_first': {
    form: off(
      edit('src/screens/withdrawal/useAsking.ts', ': hasFundPassword', ': hasFundPassword || levels'),
    ),
    server: off(edit(changeAddress, "if (!isSet) throw new Refusal('account.fundPasswordMissing');")),
  },
  'withdrawal.request.login': {
    form: {
      'lets visitors in': [
        edit(
          'src/app/paths.ts',
          "Withdraw: { path: '/pages/assets/withdraw/index' }",
          "Withdraw: { path: '/pages/assets/withdraw/index', isPublic: true }",
        ),
      ],
    },
    server: {
      'is not asked for': [edit('server/http/openapi.ts', "? 'session.required'", "? 'system.invalid'")],
    },
  },
  'withdrawal.request.fund_password': {
    form: {
      'is said nowhere': [
        edit('src/screens/withdrawal/AuthoriseSheet.tsx', "return setWrong(fields['password']);", 'return;'),
      ],
      'is sent before all of its digits': [
        edit('src/ui/PinField.tsx', 'if (next.length === pinLength) onComplete', 'onComplete'),
      ],
    },
    server: off(
      edit(
        takeWithdrawal,
        "await fundPasswords.check({ userId, fundPassword: form.pay_password, network, field: 'pay_password' });",
      ),
    ),
  },
  'withdrawal.bank.same_rules': {
    form: {
      'looks at no amount': [
        edit(
          'src/screens/withdrawal/useWithdrawalForm.ts',
          '    return checkWithdrawal({',
          "    if (where.type === 'bank') return [];\n    return checkWithdrawal({",
        ),
      ],
      'opens no door': [
        edit(
          'src/screens/withdrawal/WithdrawalForm.tsx',
          'if (asks.door) asks.openDoor();',
          "if (asks.door && where.type !== 'bank') asks.openDoor();",
        ),
      ],
    },
    server: {
      'costs nothing': [
        edit(
          planWithdrawal,
          "const cost = target.way === 'bank' ? target.bank : target.place;",
          "const cost = target.way === 'bank' ? { ...target.bank, fee: '0' } : target.place;",
        ),
      ],
      'has no minimum': [
        edit(
          planWithdrawal,
          "const cost = target.way === 'bank' ? target.bank : target.place;",
          "const cost = target.way === 'bank' ? { ...target.bank, minimum: '0' } : target.place;",
        ),
      ],
    },
  },
  'withdrawal.request.verified': {
    form: off(
      edit(
        'src/screens/withdrawal/useAsking.ts',
        'code !== undefined && code !==',
        'code === -1 && code !==',
      ),
    ),
    server: off(edit(planWithdrawal, 'await requireVerified(db, owner);')),
  },
  'withdrawal.request.fund_password_set': {
    form: off(
      edit('src/screens/withdrawal/useAsking.ts', ': hasFundPassword', ': hasFundPassword || levels'),
    ),
    server: off(
      edit(
        planWithdrawal,
        "if (!(await fundPasswords.isSet(userId))) throw new Refusal('account.fundPasswordMissing');",
      ),
      edit(
        'server/domains/account/FundPasswords.ts',
        "if (hash === undefined) throw new Refusal('account.fundPasswordMissing');",
        'if (hash === undefined) return;',
      ),
    ),
  },
  'withdrawal.request.address_required': {
    form: off(
      edit('src/screens/withdrawal/whereObstacle.ts', "return { kind: 'noAddress' };", 'return undefined;'),
      edit('src/screens/withdrawal/SavedAddressField.tsx', '<Missing {...props} />', 'null'),
    ),
    server: {
      'may be any': [
        edit(
          planWithdrawal,
          "if (!saved || rows.length > 1) throw new Refusal('withdrawal.addressFirst', { fields });",
        ),
      ],
    },
  },
  'withdrawal.request.amount_required': {
    form: off(
      edit('contracts/rules/withdrawal.ts', 'if (form) return { field, ...form };', ''),
      // Which would say the same of no amount at all.
      edit('contracts/rules/withdrawal.ts', 'if (free) return { field, ...free };', ''),
    ),
    server: off(edit('contracts/rules/withdrawal.ts', 'if (form) return { field, ...form };', '')),
  },
  'withdrawal.request.minimum': {
    form: off(edit('contracts/rules/withdrawal.ts', 'if (asked.lt(least))', 'if (asked.lt(0))')),
    server: off(edit('contracts/rules/withdrawal.ts', 'if (asked.lt(least))', 'if (asked.lt(0))')),
  },
  'withdrawal.request.balance': {
    form: off(edit('contracts/rules/withdrawal.ts', 'if (free) return { field, ...free };', '')),
    server: off(edit('contracts/rules/withdrawal.ts', 'if (free) return { field, ...free };', '')),
  },
  'withdrawal.request.receipt_positive': {
    form: off(edit('contracts/rules/withdrawal.ts', 'if (asked.lte(cost))', 'if (asked.lt(0))')),
    server: off(edit('contracts/rules/withdrawal.ts', 'if (asked.lte(cost))', 'if (asked.lt(0))')),
  },
  'withdrawal.request.remark_optional': {
    form: off(edit('contracts/rules/withdrawal.ts', '.length > remarkMost;', '.length > 1_000;')),
    server: off(
      edit('contracts/rules/withdrawal.ts', '.length > remarkMost;', '.length > 1_000;'),
      edit(
        schema,
        '"maxLength": 200,\n                    "x-extension": true,\n                    "x-invalid": "withdrawal.remarkLong"',
        '"x-extension": true,\n                    "x-invalid": "withdrawal.remarkLong"',
      ),
    ),
  },
  'withdrawal.bank.card_required': {
    form: off(
      edit('src/screens/withdrawal/WithdrawToBankView.tsx', "{ kind: 'noCard' }", 'undefined'),
      edit(
        'src/screens/withdrawal/BankCardField.tsx',
        'if (card === undefined)',
        'if (card === undefined) return null;\n  if (card === null)',
      ),
    ),
    server: {
      'is paid out to none': [
        edit(
          planWithdrawal,
          "if (!card) throw new Refusal('withdrawal.cardFirst');",
          "if (!card) throw new Refusal('system.busy');",
        ),
      ],
    },
  },
  'withdrawal.request.address_held': {
    server: off(edit(planWithdrawal, "if (state === 'held')", 'if (false)')),
  },
  'withdrawal.request.security_hold': {
    server: off(edit(planWithdrawal, 'await requireFree(parts, userId);')),
  },
  'withdrawal.request.code': {
    server: { 'is good for ever': [edit(takeWithdrawal, 'await useUp(tx);')] },
  },
  'withdrawal.request.daily_limit': {
    server: off(edit(planWithdrawal, 'if (day.leftToday === 0)', 'if (false)')),
  },
  'withdrawal.request.once': {
    server: {
      'is asked anew': [
        edit(takeWithdrawal, 'if (await isKnown(context, session.owner, form)) return;'),
        edit(
          takeWithdrawal,
          'repetition: ({ client_withdrawal_id: id }) => id,',
          'repetition: () => undefined,',
        ),
      ],
      'is another one by the same id': [
        edit(takeWithdrawal, "if (!isSame) throw new Refusal('withdrawal.idTaken');"),
      ],
    },
  },
  'withdrawal.request.frozen': {
    server: {
      'stays frozen': [edit('server/domains/withdrawal/withdrawalReviews.ts', 'tx.ledger.void(hold);')],
    },
  },
  'withdrawal.request.fee_equal': {
    server: off(
      edit(planWithdrawal, "if (shown !== undefined && receiptOf(shown, '0') !== receipt)", 'if (false)'),
    ),
  },
  'withdrawal.request.day_limit': {
    server: off(
      edit('contracts/rules/withdrawal.ts', 'if (left?.isFinite() && asked.gt(left)) {', 'if (false) {'),
    ),
  },
  'withdrawal.coin.open': {
    server: off(
      edit(
        planWithdrawal,
        'if (!place || place.suspended !== undefined || place.chain !== saved.chain)',
        'if (!place)',
      ),
    ),
  },
  'withdrawal.address.coin_required': {
    form: off(
      edit(
        'src/screens/withdrawal/useAddAddressForm.ts',
        'network: useNetworkProblem(target)',
        'network: undefined',
      ),
    ),
    server: off(mayLack('addWithdrawalAddress', 'netType')),
  },
  'withdrawal.address.address_required': {
    form: off(edit('src/screens/withdrawal/addAddressForm.ts', "address === ''", "address === '-'")),
    server: off(mayLack('addWithdrawalAddress', 'address')),
  },
  'withdrawal.address.address_valid': {
    form: off(
      edit(
        'src/screens/withdrawal/addressFinding.ts',
        'return { finding: findingOf(judged.fault, text, target) };',
        'return {};',
      ),
    ),

    server: {
      'says nothing of the network': [
        edit(
          withdrawalAddress,
          "checksum: 'withdrawal.addressInvalid'",
          "checksum: 'withdrawal.addressRefused'",
        ),
      ],
    },
  },
  'withdrawal.address.fund_password': {
    form: off(edit('src/screens/withdrawal/addAddressForm.ts', '.matches(/^\\d{6}$/, digits)')),

    server: off(
      edit(
        saveAddress,
        "await fundPasswords.check({ userId, fundPassword: form.pay_password, network, field: 'pay_password' });",
      ),
    ),
  },
  'withdrawal.address.code_required': {
    form: off(edit('src/screens/withdrawal/addAddressForm.ts', 'code: codeSchema(intl),')),

    server: { 'is good for ever': [edit(saveAddress, 'await useUp(tx);')] },
  },
  'withdrawal.address.unused': {
    server: off(edit(withdrawalAddress, 'each.isSamePlace && each.address === address.text', 'false')),
  },
  'withdrawal.address.confirm': {
    server: {
      'begins anew': [edit(changeAddress, 'if (row.confirmed_at !== null) return;')],
      'is done without an address': [
        edit(
          changeAddress,
          "if (!row) throw new Refusal('withdrawal.addressNotConfirmed');",
          'if (!row) return;',
        ),
      ],
    },
  },
  'withdrawal.address.owner': {
    server: {
      "is another's": [
        edit(
          'server/domains/withdrawal/savedAddresses.ts',
          /(?<=where\('id', '=', BigInt\(id\)\)\n\s+)\.where\('owner', '=', owner\)/,
        ),
      ],
      'needs no fund password': [
        edit(changeAddress, "if (!isSet) throw new Refusal('account.fundPasswordMissing');"),
      ],
    },
  },
  'withdrawal.address.refused': {
    form: off(
      edit(
        'src/screens/withdrawal/addressFinding.ts',
        'if (is_valid) return undefined;',
        'return undefined;',
      ),
    ),

    server: {
      'takes deposit addresses': [
        edit(
          'server/domains/withdrawal/judgeForOwner.ts',
          "isOwn ? { fault: { kind: 'own' } } : judged",
          'judged',
        ),
      ],
      'takes those of testnets': [
        edit('contracts/rules/chainAddress.ts', "if (isTestnet) return { fault: { kind: 'testnet' } };"),
      ],
    },
  },
  'withdrawal.address.lookalike': {
    form: off(edit('src/screens/withdrawal/Compare.tsx', 'if (resembles) return', 'if (false) return')),

    server: {
      'needs no second look': [
        edit(saveAddress, 'if (!needsComparing || isCompared) return address;', 'return address;'),
      ],
    },
  },
  'lever.order.login': {
    form: {
      'lets visitors in': [
        edit(
          'src/app/paths.ts',
          "LeverTrade: { path: '/pages/lever/index',",
          "LeverTrade: { path: '/pages/lever/index', isPublic: true,",
        ),
      ],
    },
    server: {
      'is not asked for': [edit('server/http/openapi.ts', "? 'session.required'", "? 'system.invalid'")],
    },
  },
  'lever.order.lots_required': {
    form: off(edit(leverTicket, "if (lots === '') {", 'if (false) {')),
    ...onServer(mayLack('openPosition', 'share')),
  },
  'lever.order.lots_integer': {
    form: off(edit(leverOrder, 'if (!Number.isSafeInteger(lots) || lots < 1)', 'if (false)')),
    ...onServer(anyLots, edit(leverOrder, 'if (!Number.isSafeInteger(lots) || lots < 1)', 'if (false)')),
  },
  'lever.order.leverage_listed': both(edit(leverOrder, 'if (!leverages.includes(leverage))', 'if (false)')),
  'lever.order.margin_mode': {
    form: { 'is not sent': [edit('src/screens/lever/leverForm.ts', ', margin_mode: mode')] },
    ...onServer(edit(schema, /(?<="margin_mode": \{\s*"type": "string"),\s*"enum": \[[^\]]*\]/)),
  },
  'lever.order.limit_price': {
    form: off(edit(leverOrder, 'if (read.gt(0) && isOnGrid(read, priceTick))', 'if (true)')),
    ...onServer(edit(leverOrder, 'read.gt(0) && ')),
  },
  'lever.order.balance': {
    form: off(
      edit(
        leverTicket,
        'isUnaffordable: available !== undefined && new BigNumber(opening.cost.total).gt(available)',
        'isUnaffordable: false',
      ),
    ),
    ...onServer(leverFunds),
  },
  'lever.order.stops': both(edit(leverOrder, 'if (!isBeyond(takeProfit, reference, isLong))', 'if (false)')),
  'lever.order.open': onServer(edit(leverHandlers, 'contract.indexSymbol === symbol && ')),
  'lever.order.once': {
    form: {
      'bears no id': [
        edit(
          'src/screens/lever/leverForm.ts',
          '...(sendsClientIds(site) ? { client_order_id: clientOrderId } : {}),',
        ),
      ],
    },
    server: {
      'places a repeat again': [
        edit(
          leverCommands,
          'repetition: ({ clientOrderId }) => clientOrderId,',
          'repetition: () => undefined,',
        ),
      ],
    },
  },
  'lever.close.confirm': {
    form: {
      'is not asked about': [edit(openPositions, 'closing.ask(trade)', 'void onClose(trade)')],
    },
    ...onServer(
      edit(
        leverBook,
        "if (trade?.owner !== owner || trade.status !== openStatus) throw new Refusal('lever.notOpen');",
        "if (trade?.owner !== owner) throw new Refusal('lever.notOpen');",
      ),
    ),
  },
  'lever.cancel.confirm': {
    form: {
      'is not asked about': [
        edit('src/screens/lever/Positions.tsx', 'cancelling.ask(trade)', 'void onCancel(trade)'),
      ],
    },
    ...onServer(edit(leverBook, ' || trade.status !== pendingStatus')),
  },
  'lever.stops.side': both(edit(leverOrder, 'if (!isBeyond(stopLoss, reference, !isLong))', 'if (false)')),
  'lever.margin.isolated': {
    form: off(edit(openPositions, "trade.margin_mode === 'isolated' ? (", 'true ? (')),
    ...onServer(edit(leverBook, "if (trade.mode === 'cross') throw new Refusal('lever.marginCross');")),
  },
  'lever.margin.balance': {
    form: off(
      edit(
        'src/components/forms/CoinAmountField.tsx',
        "const isShort = available !== undefined && new BigNumber(value || '0').gt(available);",
        'const isShort = false as boolean;',
      ),
    ),
    ...onServer(leverFunds),
  },
  'lever.simulator.apart': {
    server: {
      'trades with money': [edit(leverHandlers, ' && isDemo(contract.symbol) === isDemoAsked')],
    },
  },
  'lever.order.questions': {
    form: {
      'are not led to': [
        edit('src/app/queryClient.ts', 'products\\.(lever|option)Questions', 'products\\.(option)Questions'),
      ],
    },
    ...onServer(edit(leverCommands, 'if (isDemo(input.symbol)) return placed', 'if (true) return placed')),
  },
  'lever.order.exposure': onServer(
    edit(leverDesk, 'if (abs(after) <= abs(before)) return;', 'if (after > -(10n ** 30n)) return;'),
  ),
  'lever.close.part': {
    form: off(edit('src/screens/lever/ClosePosition.tsx', ' && Number(text) <= most')),
    ...onServer(edit(leverBook, ' || closed > trade.lots')),
  },
  'lever.liquidation.rule': {
    server: {
      'is not kept': [
        edit(leverBook, "return this.standing.isLiquidated(trade, price) ? 'liquidation' : undefined;"),
      ],
    },
  },
};
