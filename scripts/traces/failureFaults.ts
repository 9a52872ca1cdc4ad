// What the app would do wrong where a row of errors.tsv is not kept, by situation.
import type { Edit } from './ScratchCopy.ts';

const edit = (file: string, find: string | RegExp, put = ''): Edit => ({ file, find, put });

const unwrap = 'src/api/unwrap.ts';
const pictures = 'src/components/pictures/Pictures.ts';

/** A picture that was not saved is said to be. */
const savedAlways: Edit = edit(
  'src/screens/deposit/AddressCard.tsx',
  "? undefined : 'saveFailed'",
  '? undefined : undefined',
);

export const failureFaults: Readonly<Record<string, Readonly<Record<string, readonly Edit[]>>>> = {
  'Session expired (type 999)': {
    'is taken for a refusal': [
      edit(
        unwrap,
        "if (String(type) === '999') return isOfThisSession",
        "if (String(type) === '997') return isOfThisSession",
      ),
    ],
  },
  'Session expired while a form is filled': {
    'forgets the form': [
      edit('src/components/forms/keptDrafts.ts', '(draft) => draft.account === account', '() => false'),
    ],
    'keeps nothing': [
      edit('src/components/forms/useDraft.ts', 'if (hasOwner()) drafts.keep(keyOf(), values, fields);'),
    ],
  },
  'No network': {
    'shows no bar': [
      edit(
        'src/app/ShellRoot.tsx',
        'isOffline ? <OfflineBar pausedAt={pausedAt} onRetry={retry} /> : null',
        'null',
      ),
    ],
    'says no time': [edit('src/app/ShellRoot.tsx', 'pausedAt={pausedAt} ')],
    'lets orders out': [
      edit('src/screens/spot/assessment.ts', "if (conditions.isOffline) return 'offline';"),
    ],
    'lets transfers out': [
      edit(
        'src/components/forms/SubmitButton.tsx',
        'shownReason = isOffline ?',
        'shownReason = isOffline === undefined ?',
      ),
    ],
  },
  'A submission fails': {
    'says another sentence': [
      edit('src/components/command/outcomeRefusal.ts', 'message = failed', "message = ''"),
    ],
    'empties the form': [
      edit(
        'src/components/command/useCommandForm.ts',
        "if (outcome.state === 'made') finish(values);",
        'finish(values);',
      ),
    ],
  },
  'Stake or amount under the minimum': {
    'is sent': [
      edit(
        'contracts/rules/spotOrder.ts',
        'if (!isQuantityTooSmall && price.times(quantity).gte(pair.minNotional)) return undefined;',
        'return undefined;',
      ),
    ],
  },
  'Login page opened after an expired session': {
    'says nothing': [
      edit('src/screens/session/LoginHeading.tsx', '{sessionEnded && step', '{!sessionEnded && step'),
    ],
  },
  'Any other failed response with a message': {
    'says its own': [edit('src/screens/spot/useOutcomeText.ts', 'outcome.message ?? failed', 'failed')],
    'goes by itself': [edit('src/ui/Toast.tsx', "toast.kind === 'error' || isHeld", 'isHeld')],
  },
  'Any other failed response without a message': {
    'is taken for a success': [
      edit(
        unwrap,
        "return type === 'ok' || code === 1;",
        "return type === 'ok' || code === 1 || code === 0;",
      ),
    ],
    'hides its number from support': [
      edit(
        'src/components/shell/failures.ts',
        'at: Date.now(), requestId',
        'at: Date.now(), requestId: undefined',
      ),
    ],
    'hides its time from support': [
      edit('src/components/shell/failures.ts', 'at: Date.now(), requestId', 'requestId'),
    ],
  },
  'A read fails': {
    'says its own': [edit('src/ui/failureText.ts', 'if (sentence !== undefined) return sentence;')],
    'cannot be tried again': [edit('src/ui/Failed.tsx', 'onClick={onRetry}', 'onClick={() => undefined}')],
  },
  'Success by type ok or code 1': {
    'is said for ever': [edit('src/ui/Toast.tsx', "toast.kind === 'error' || isHeld", 'true')],
    'needs both': [
      edit(unwrap, "return type === 'ok' || code === 1;", "return type === 'ok' && code === 1;"),
    ],
    'is no success by code': [edit(unwrap, "return type === 'ok' || code === 1;", "return type === 'ok';")],
  },
  'Success where message is OK or msg is success': {
    'is no data by message': [edit(unwrap, "envelope.message === 'OK' || ", '')],
    'is no data by msg': [edit(unwrap, " || envelope.msg === 'success'", '')],
  },
  'Success with any other message': {
    'is nothing': [edit(unwrap, 'isInData ? envelope.data : envelope.message', 'envelope.data')],
  },
  'A call takes longer than 1000 ms': {
    'covers nothing': [
      edit('src/app/CommandMask.tsx', 'isMutating(ofLoudCommands) > 0', 'isMutating(ofLoudCommands) > 1'),
    ],
    'covers at once': [edit('src/ui/BusyMask.tsx', 'busyDelay = 1_000', 'busyDelay = 10')],
  },
  'A call takes longer than 60000 ms': {
    'is waited for': [edit('src/api/client.ts', 'callTimeLimit = 60_000', 'callTimeLimit = 90_000')],
  },
  'An order or request gets no answer in 60000 ms': {
    'is waited for': [edit('src/api/client.ts', 'callTimeLimit = 60_000', 'callTimeLimit = 90_000')],
    'is not looked up': [
      edit('src/components/command/useAttempt.ts', 'enabled: clientId !== undefined', 'enabled: false'),
    ],
  },
  'Realtime connection fails or is silent (60000 ms connect timeout)': {
    'trades on old prices': [edit('src/screens/spot/assessment.ts', "return 'stale'", 'return undefined')],
  },
  'Spot buy without enough balance': {
    'leads nowhere': [
      edit(
        'src/screens/spot/TicketAction.tsx',
        "if (obstacle === 'insufficientBalance')\n    return (",
        "if (obstacle === 'noBook')\n    return (",
      ),
    ],
  },
  'Transfer above the balance': {
    'offers nothing': [
      edit(
        'src/components/forms/CoinAmountField.tsx',
        'onClick: () => onChange(available),',
        'onClick: () => undefined,',
      ),
    ],
  },
  'Spot sale above the sellable balance': {
    'offers nothing': [
      edit('src/screens/spot/TicketAction.tsx', "if (obstacle === 'notEnoughToSell') return useLargest;"),
    ],
  },
  'Spot order without quantity': {
    'focuses nothing': [
      edit('src/ui/Form.tsx', "('[aria-invalid=true]')?.focus();", "('[aria-invalid=true]')?.blur();"),
    ],
  },
  'A page part does not load within 120 s': {
    'is waited for longer': [edit('src/ui/later.ts', 'partTimeLimit = 120_000', 'partTimeLimit = 240_000')],
    'is said to have failed': [
      edit('src/app/PageFailed.tsx', 'isMissing ? (', 'isMissing === undefined ? ('),
    ],
  },
  'Password repeat differs': {
    'is said at another field': [
      edit(
        'src/screens/session/NewPassword.tsx',
        'error={errors[name]}',
        "error={errors[name === 'confirm' ? 'password' : 'confirm']}",
      ),
    ],
  },
  'A transfer, hosting or bank withdrawal gets no answer in 60000 ms': {
    'is waited for': [edit('src/api/client.ts', 'callTimeLimit = 60_000', 'callTimeLimit = 90_000')],
    'is not looked up': [
      edit('src/components/command/useAttempt.ts', 'enabled: clientId !== undefined', 'enabled: false'),
    ],
  },
  'Binding a card fails': {
    'says no reason': [
      edit(
        'src/screens/bank/useCardSubmission.ts',
        'message: failed(refused.message)',
        "message: failed('')",
      ),
    ],
    'is taken for done': [
      edit(
        'src/screens/bank/useCardSubmission.ts',
        "if (!('bank_account' in refusal)) return refusal;",
        "if (!('bank_account' in refusal)) {\n        onBound(values);\n        return undefined;\n      }",
      ),
    ],
  },
  'Upload fails (verification)': {
    'gives no second try': [
      edit(pictures, "picture.state !== 'failed' || !file", "picture.state === 'failed' || !file"),
    ],
    'takes the others with it': [
      edit(
        pictures,
        "this.set(slot, { state: 'failed', file: picture.file, error: error as Error });",
        "for (const each of Object.keys(this.slots) as Slot[]) this.set(each, { state: 'failed', file: picture.file, error: error as Error });",
      ),
    ],
  },
  'Upload takes longer than 60000 ms': {
    'waits for ever': [edit('src/api/sendFile.ts', 'request.timeout = callTimeLimit;')],
  },
  'Picture cannot be previewed': {
    'drops the file': [
      edit(
        'src/components/pictures/preparePicture.ts',
        '{ file: typed, isSeen: false }',
        "{ obstacle: 'type' as const }",
      ),
    ],
  },
  'Copying fails': {
    'is said to have worked': [
      edit('src/ui/CopyValue.tsx', "? 'copied' : 'failed'", "? 'copied' : 'copied'"),
    ],
  },
  'Too many wrong fund passwords or codes': {
    'can be tried again': [edit('src/components/forms/useHeld.ts', 'setTold(refused.heldUntilMs);')],
    'is not known before a try': [
      edit('src/components/forms/useHeld.ts', 'Math.max(told, knownMs ?? 0)', 'told'),
    ],
  },
  'No e-mail address or phone to send a code to': {
    'asks for a code all the same': [
      edit(
        'src/screens/account/FundPasswordForm.tsx',
        "if (way === 'forgotten' && address === undefined)",
        "if (way === 'forgotten' && address === null)",
      ),
    ],
  },
  'QR or poster cannot be saved': { 'is said to have worked': [savedAlways] },
  'QR of the address cannot be saved': { 'is said to have worked': [savedAlways] },
  'Deposit submission fails': {
    'is not said': [edit('src/components/command/outcomeRefusal.ts', 'message = failed', "message = ''")],
  },
  'Deposit cancelled': {
    'is not said': [
      edit('src/screens/deposit/DepositClaim.tsx', "kind: 'info',", "kind: 'info', text: '' }, {"),
    ],
    'stays where it was': [
      edit(
        'src/screens/deposit/DepositClaim.tsx',
        "pathOf('Deposit', where)",
        "pathOf('DepositClaim', where)",
      ),
    ],
  },
  'Upload fails (proof)': {
    'is not said': [
      edit('src/components/pictures/usePictureText.ts', "case 'failed':", "case 'failed' as 'waiting':"),
    ],
  },
  'File is too large (proof)': {
    'is sent all the same': [
      edit(
        'src/components/pictures/preparePicture.ts',
        'file.size > maxBytes ? { obstacle',
        'file.size < 0 ? { obstacle',
      ),
    ],
  },
  'Picture of the proof cannot be previewed': {
    'is said to be seen': [
      edit(
        'src/components/pictures/preparePicture.ts',
        '{ file: typed, isSeen: false }',
        '{ file: typed, isSeen: true }',
      ),
    ],
  },
  'Deposit cancelled by its owner': {
    'is not said': [
      edit(
        'src/components/reviews/useWithdrawingCase.ts',
        '!== undefined) sayWithdrawn();',
        '!== undefined) return;',
      ),
    ],
  },
  'No deposit address for coin and network': {
    'is not said': [
      edit('src/screens/deposit/ChosenNetwork.tsx', 'text === undefined ?', "text === 'none' ?"),
    ],
    'leads to support without coin and network': [
      edit('src/screens/deposit/Deposit.tsx', ': about)}`', ': {})}`'),
    ],
  },
  'Verification required (type 998)': {
    'is taken for any refusal': [edit(unwrap, "'998'", "'997'")],
  },
  'A withdrawal gets no answer in 60000 ms': {
    'is waited for': [edit('src/api/client.ts', 'callTimeLimit = 60_000', 'callTimeLimit = 90_000')],
    'is not looked up': [
      edit('src/components/command/useAttempt.ts', 'enabled: clientId !== undefined', 'enabled: false'),
    ],
  },
  'Withdrawal above the balance': {
    'offers nothing': [
      edit(
        'src/screens/withdrawal/useWithdrawalForm.ts',
        "nearest: most !== undefined && most !== '0' ? most : undefined,",
        'nearest: undefined,',
      ),
    ],
    'is said at no field': [
      edit('src/screens/withdrawal/WithdrawalAmount.tsx', 'problem ?? (error', 'undefined ?? (error'),
    ],
  },
  'Withdrawal without a saved address': {
    'leads nowhere': [
      edit('src/screens/withdrawal/SavedAddressField.tsx', '<Link href={addHref}>', '<Link href="/">'),
    ],
  },
  'Withdrawal without a fund password': {
    'leads nowhere': [edit('src/screens/withdrawal/SetFundPassword.tsx', 'to={href}', 'to="/"')],
    'is asked for in no dialog': [
      edit('src/screens/withdrawal/useAsking.ts', ': hasFundPassword', ': hasFundPassword || levels'),
    ],
  },
  'Withdrawal without verification': {
    'leads nowhere': [
      edit(
        'src/screens/withdrawal/useWithdrawalWiring.ts',
        "onVerify: () => open(pathOf('Verification')),",
        'onVerify: () => undefined,',
      ),
    ],
    'looks at one level': [
      edit(
        'src/screens/withdrawal/useAsking.ts',
        'isMissing(levels.basic) || isMissing(levels.advanced)',
        'isMissing(levels.basic)',
      ),
    ],
  },
  'Address management without a fund password': {
    'is not said in the list': [
      edit(
        'src/screens/withdrawal/WithdrawalAddressesView.tsx',
        '{hasFundPassword ? null : (',
        '{hasFundPassword || book ? null : (',
      ),
    ],
    'is not said before the form': [
      edit(
        'src/screens/withdrawal/AddWithdrawalAddressView.tsx',
        '{hasFundPassword ? null :',
        '{hasFundPassword || basics ? null :',
      ),
    ],
  },
};
