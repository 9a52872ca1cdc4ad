// Shared by the stories of withdrawal forms: props and user actions.
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { securityHeld } from '../../../contracts/examples/account.ts';
import { reviewedWithdrawal, withdrawalInfo } from '../../../contracts/examples/withdrawal.ts';
import type { WithdrawalRow } from '../../../src/api/withdrawals.ts';
import type { CodeAnswer } from '../../../src/components/codes/useCode.ts';
import { codesSent } from '../../../src/components/codes/codesSent.ts';
import type { OpenState } from '../../../src/components/command/attempt.ts';
import type { Refused } from '../../../src/components/forms/submission.ts';
import type { WithdrawalInfo } from '../../../src/api/withdrawal.ts';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import type { WithdrawalCommand } from '../../../src/screens/withdrawal/WithdrawalForm.tsx';
import type { Proof, WithdrawalValues } from '../../../src/screens/withdrawal/withdrawalValues.ts';
import { idleCommand, never, open } from '../../components/command/commandStories.tsx';
import { blurField, rests, type Rest } from '../../rests.ts';
import { clearToasts } from '../../toasts.tsx';

/** Parsed withdrawal info. */
export const info = withdrawalInfo as WithdrawalInfo;

export const holds = securityHeld.withdrawal_holds.slice(1);

type Answered = Promise<Refused | undefined>;

/** Submits, with this response. */
export const sends = (answer: (values: WithdrawalValues, proof: Proof) => Answered) => fn(answer);

export const answers = (refused: Refused | undefined) => sends(() => Promise.resolve(refused));

/** A command before its first submission, with these differences. */
export const commandOf = (more: Partial<WithdrawalCommand>): WithdrawalCommand => ({
  ...idleCommand,
  requested: undefined,
  onSend: answers(undefined),
  onSendAgain: fn((): Answered => Promise.resolve(undefined)),
  ...more,
});
/** A command with this answer. */
export const answered = (refused: Refused | undefined) => ({
  command: commandOf({ onSend: answers(refused) }),
});

const verified = 2;
export const wiring = {
  levels: { basic: verified, advanced: verified },
  holds: [],
  lockedUntilMs: undefined,
  ownAddress: { channel: 'mail', to: 'l•••n@posteo.example' },
  links: {
    account: '#account',
    fundPassword: '#fundPassword',
    security: '#security',
    records: '#records',
    addresses: '#addresses',
    addAddress: '#add',
    card: '#card',
    addCard: '#addCard',
  },
  command: commandOf({}),
  isOffline: false,
  offlineBar: undefined,
  withdrawalHref: (id: number) => `#withdrawal-${id}`,
  onCoin: fn(),
  onVerify: fn(),
  onSendCode: fn((): Promise<CodeAnswer> => Promise.resolve({ waitS: 60 })),
  onBack: fn(),
} as const;

export function startAnew(): void {
  codesSent.clear();
  clearToasts();
}

interface Place {
  canvasElement: HTMLElement;
}
type Commanded = Place & { args: { command: WithdrawalCommand } };

export const amountField = ({ canvasElement }: Place) =>
  within(canvasElement).getByRole('textbox', { name: 'Amount' });

const button = ({ canvasElement }: Place) =>
  within(canvasElement).getByRole('button', { name: /^Withdraw(?! to bank instead)/ });

/** Types the amount and blurs the field. */
export const amountOf =
  (amount: string) =>
  async (place: Place): Promise<void> => {
    await userEvent.type(amountField(place), amount);
    blurField();
  };

export async function tapWithdraw(place: Place): Promise<void> {
  await userEvent.click(button(place));
}

/** An amount, and the sheet that opens before submission. */
export const asked =
  (dialog: string) =>
  async (place: Place): Promise<void> => {
    await amountOf('500')(place);
    await tapWithdraw(place);
    const opened = await screen.findByRole(/first/.test(dialog) ? 'alertdialog' : 'dialog', { name: dialog });
    await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
    blurField();
  };

async function typeCode(): Promise<void> {
  const sheet = within(await screen.findByRole('dialog', { name: 'Confirm withdrawal' }));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Verification code' }), '730916');
  await userEvent.click(sheet.getByRole('button', { name: 'Continue' }));
}

async function typePassword(): Promise<void> {
  const sheet = within(await screen.findByRole('dialog', { name: 'Enter fund password' }));
  await userEvent.type(sheet.getByLabelText('Fund password'), '491370');
}

async function toKeypad(place: Place): Promise<void> {
  await amountOf('500')(place);
  await tapWithdraw(place);
  await typeCode();
  await screen.findByRole('dialog', { name: 'Enter fund password' });
}

export async function sendAll(place: Place): Promise<void> {
  await toKeypad(place);
  await typePassword();
}

/** Submitted, with this message. */
export const sentSays =
  (sentence: string | RegExp) =>
  async (place: Place): Promise<void> => {
    await sendAll(place);
    await screen.findByText(sentence);
    blurField();
  };

interface Where<Basics> {
  basics: Basics;
  /** Request with an amount of 500. */
  made: WithdrawalValues;
  title: string;
  failedTitle: string;
  minimum: string;
  /** An amount below the minimum. */
  tooLittle: string;
  /** Destination and receipt of 500, shown before authorisation and in the confirmation. */
  summary: readonly string[];
  /** The receipt with a fee of 3.8. */
  afterFeeChange: string;
}

type Basics = { hasFundPassword: boolean; info: WithdrawalInfo | undefined };
type Shows = NonNullable<Rest['shows']>;

/** States of both withdrawal forms. */
export function withdrawalStories<Known extends Basics>(where: Where<Known>) {
  const { basics, made, title, failedTitle, minimum, tooLittle, summary, afterFeeChange } = where;
  const known = (more: Partial<Basics>) => ({ basics: ready({ ...basics, ...more }) });
  const focusesAmount = async (place: Place): Promise<void> => {
    await tapWithdraw(place);
    await waitFor(() => expect(amountField(place)).toHaveFocus());
  };
  const looked = (state: OpenState, rest: Rest, alike: readonly WithdrawalRow[] = []) => ({
    args: { command: commandOf({ submission: open(state, made, alike) }) },
    parameters: rests(rest),
  });
  const inForm = <Args>(args: Args, shows: Shows, amount = '500') => ({
    args,
    parameters: rests({ shows }),
    play: amountOf(amount),
  });
  const inDialog = <Args>(args: Args, name: string, rest: Rest, play: (place: Place) => Promise<void>) => ({
    args,
    parameters: rests({ dialog: name, ...rest }),
    play,
  });
  const withoutLimit = { ...info, limit_day: undefined, limit_left: undefined };
  return {
    loading: {
      args: { basics: loading },
      parameters: rests({ has: ['[role=status] [aria-hidden=true]'], shows: [title], hides: ['Max'] }),
    },
    failed: {
      args: { basics: failed(new Error('The server did not answer in time'), fn(), 1_795_271_021_000) },
      parameters: rests({ shows: [failedTitle, 'Try again'], hides: ['Max'] }),
    },
    kycRequired: inDialog(
      { levels: { basic: 2, advanced: 1 } },
      'Complete your verification first',
      { shows: ['Go to verification', 'Not now', 'Under review'] },
      asked('Complete your verification first'),
    ),
    fundPasswordMissing: inDialog(
      known({ hasFundPassword: false }),
      'Set a fund password first',
      {
        shows: ['Set fund password', 'Not now', 'you come back here afterwards'],
        has: ['a[href="#fundPassword"]'],
      },
      asked('Set a fund password first'),
    ),
    noCodeAddress: {
      args: { ownAddress: undefined },
      parameters: rests({
        shows: ['Add an email address or phone number first', 'Add one', 'confirmed with a code'],
        has: ['a[href="#account"]'],
      }),
    },
    withdrawalsHeld: {
      ...inForm({ holds }, []),
      parameters: rests({
        shows: [
          ...['Withdrawals are on hold', 'Until 22 Nov 2026', 'Login password changed', 'Wasn’t you?'],
          ...['Possible again in 22 hours. Your entries are kept.', 'Nothing is frozen.'],
        ],
        has: ['a[href="#security"]'],
      }),
    },
    /** The user must end the hold. */
    heldByOwner: {
      args: { holds: securityHeld.withdrawal_holds.slice(0, 1) },
      parameters: rests({
        shows: ['You put withdrawals on hold.', 'You put withdrawals on hold. Your entries are kept.'],
      }),
    },
    dailyLimitReached: inForm(known({ info: { ...info, left_today: 0 } }), [
      'You have reached your limit of 3 withdrawals today.',
      ...['The next day begins 22 Nov 2026', '0 of 3 withdrawals'],
    ]),
    amountMissing: {
      parameters: rests({ shows: ['Enter an amount'], focus: 'Amount' }),
      play: focusesAmount,
    },
    underMinimum: {
      parameters: rests({ shows: [`Minimum: ${minimum} USDT`], focus: 'Amount' }),
      play: async (place: Place) => {
        await amountOf(tooLittle)(place);
        await focusesAmount(place);
      },
    },
    insufficientBalance: inForm(
      known({ info: withoutLimit }),
      ['Insufficient balance', 'Use 12,480.50', 'Max'],
      '12480.51',
    ),
    overLimit: inForm(
      {},
      ['You can withdraw 9,500.00 USDT more today', 'Use 9,500.00', 'Daily limit'],
      '9500.01',
    ),
    keypad: inDialog(
      {},
      'Enter fund password',
      { shows: [...summary, 'Forgot fund password?', '500.00'], has: ['a[href="#fundPassword"]'] },
      async (place) => {
        await toKeypad(place);
        blurField();
      },
    ),
    /** The code comes first. */
    asksCode: inDialog(
      {},
      'Confirm withdrawal',
      { shows: ['To l•••n@posteo.example', 'Send code', 'Continue', ...summary] },
      asked('Confirm withdrawal'),
    ),
    codeWrong: inDialog(
      answered({
        reason: 'session.codeInvalid',
        triesLeft: 2,
        fields: { code: 'Wrong or expired code. 2 attempts left' },
      }),
      'Confirm withdrawal',
      { shows: ['Wrong or expired code. 2 attempts left', /Send code|Send again/] },
      sentSays('Wrong or expired code. 2 attempts left'),
    ),
    fundPasswordWrong: inDialog(
      answered({ fields: { password: 'The fund password is wrong. 4 attempts left' } }),
      'Enter fund password',
      { shows: ['The fund password is wrong. 4 attempts left', 'Forgot fund password?'] },
      sentSays('The fund password is wrong. 4 attempts left'),
    ),
    fundPasswordLocked: inForm({ lockedUntilMs: Date.UTC(2026, 10, 21, 15, 23, 41) }, [
      /Too many attempts\. Try again in/,
      'Withdraw 500.00 USDT',
    ]),
    submitting: inDialog(
      { command: commandOf({ onSend: sends(never) }) },
      'Enter fund password',
      { shows: ['Submitting'], hides: ['Forgot fund password?'] },
      sentSays('Submitting'),
    ),
    /** Nothing was moved; the typed values stay. */
    submitFailed: {
      args: answered({ message: 'Failed to submit. Nothing was frozen.' }),
      parameters: rests({
        toasts: ['Failed to submit. Nothing was frozen.'],
        shows: ['Withdraw 500.00 USDT'],
      }),
      play: sentSays('Failed to submit. Nothing was frozen.'),
    },
    submitUnknown: looked('checking', {
      shows: [
        'We’re checking whether your request was received.',
        'We won’t resend it for you',
        ...['Your last withdrawal is being checked.', 'Send again'],
      ],
      hides: ['Dismiss'],
    }),
    notArrived: looked('notFound', {
      shows: [
        'Your request has not been received yet. We’ll keep checking.',
        'First choose Send again or Dismiss.',
      ],
    }),
    /** Back end without idempotency keys: the app shows similar withdrawals and does not claim that one is the same. */
    alikeFound: looked(
      'unknowable',
      { shows: ['We found a withdrawal like yours.', '20 Nov', 'Yes, it went through', 'Send again'] },
      [reviewedWithdrawal],
    ),
    feeChanged: inDialog(
      answered({
        reason: 'withdrawal.feeChanged',
        message: 'The fee has changed to 3.8 USDT. Check the amounts and submit again',
        values: { fee: '3.8', receipt: '496.2' },
      }),
      'The fee has changed',
      {
        shows: [
          ...['Nothing was sent and nothing is frozen.', 'Before', 'Now', '−3.80', '496.20'],
          ...[`Withdraw and receive ${afterFeeChange}`, 'Not now', 'Next, enter your fund password.'],
        ],
      },
      sentSays('Nothing was sent and nothing is frozen. Check the new figures before you continue.'),
    ),
    submitted: inDialog(
      { command: commandOf({ made, requested: reviewedWithdrawal }) },
      'Under review',
      {
        shows: [
          ...[...summary, 'in 12 to 48 hours', 'View withdrawal', 'Done'],
          'The amount is frozen until the withdrawal is sent, rejected or cancelled.',
          'We never ask for a payment to release a withdrawal.',
        ],
        has: ['a[href="#withdrawal-82000418"]'],
      },
      async () => {
        await screen.findByRole('dialog', { name: 'Under review' });
        blurField();
      },
    ),
    offline: inForm({ isOffline: true }, ['You are offline', 'Withdraw 500.00 USDT']),
    /** Continues with the current figures and the valid code. */
    goesOnAfterChange: {
      args: {
        command: commandOf({
          // Until it is submitted with the current receipt.
          onSend: sends(async ({ receipt }) =>
            receipt === '496.2'
              ? undefined
              : { reason: 'withdrawal.feeChanged', values: { fee: '3.8', receipt: '496.2' } },
          ),
        }),
      },
      async play(place: Commanded): Promise<void> {
        const { onSend } = place.args.command;
        await sendAll(place);
        await userEvent.click(await screen.findByRole('button', { name: /^Withdraw and receive/ }));
        await typePassword();
        await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
        await expect(onSend).toHaveBeenLastCalledWith(
          expect.objectContaining({ amount: '500', receipt: '496.2' }),
          { code: '730916', password: '491370' },
        );
      },
    },
    /** Requires the authorisation again for the same request. */
    sendsAgain: {
      args: { command: commandOf({ submission: open('notFound', made) }) },
      async play({ canvasElement, args }: Commanded): Promise<void> {
        await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send again' }));
        await typeCode();
        await typePassword();
        await waitFor(() => expect(args.command.onSendAgain).toHaveBeenCalledOnce());
        await expect(args.command.onSend).not.toHaveBeenCalled();
      },
    },
  };
}
