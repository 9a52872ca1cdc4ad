// What the forms of withdrawals have in common in their stories: what they are given, and the steps of a person.
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { securityHeld } from '../../../contracts/examples/account.ts';
import { withdrawalInfo } from '../../../contracts/examples/withdrawal.ts';
import type { WithdrawalRow } from '../../../src/api/withdrawals.ts';
import type { CodeAnswer } from '../../../src/components/codes/useCode.ts';
import { codesSent } from '../../../src/components/codes/codesSent.ts';
import type { OpenCommand, OpenState } from '../../../src/components/command/attempt.ts';
import type { Refused } from '../../../src/components/forms/submission.ts';
import type { WithdrawalInfo } from '../../../src/api/withdrawal.ts';
import type { Proof, WithdrawalValues } from '../../../src/screens/withdrawal/withdrawalValues.ts';
import { blurField } from '../../rests.ts';
import { clearToasts, showRefusal } from '../../toasts.tsx';

/** As it is read. */
export const info = withdrawalInfo as WithdrawalInfo;

export const holds = securityHeld.withdrawal_holds.slice(1);

type Answered = Promise<Refused | undefined>;

/** Sends it, and answers so. */
export const sends = (answer: (values: WithdrawalValues, proof: Proof) => Answered) => fn(answer);

export const answers = (refused: Refused | undefined) => sends(() => Promise.resolve(refused));

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
  submission: { state: 'idle' },
  requested: undefined,
  isOffline: false,
  offlineBar: undefined,
  withdrawalHref: (id: number) => `#withdrawal-${id}`,
  onCoin: fn(),
  onVerify: fn(),
  onSendCode: fn((): Promise<CodeAnswer> => Promise.resolve({ waitS: 60 })),
  onSend: answers(undefined),
  onSendAgain: fn((_proof: Proof): Answered => Promise.resolve(undefined)),
  onCheck: fn(),
  onAccept: fn(),
  onDismiss: fn(),
  onSeen: fn(),
  onRefused: showRefusal,
  onBack: fn(),
} as const;

export function startAnew(): void {
  codesSent.clear();
  clearToasts();
}

export const open = (
  state: OpenState,
  draft: WithdrawalValues,
  canDouble = false,
): OpenCommand<WithdrawalValues, WithdrawalRow> => ({ state, canDouble, draft, alike: [] });

interface Place {
  canvasElement: HTMLElement;
}

export const amountField = ({ canvasElement }: Place) =>
  within(canvasElement).getByRole('textbox', { name: 'Amount' });

const button = ({ canvasElement }: Place) =>
  within(canvasElement).getByRole('button', { name: /^Withdraw(?! to bank instead)/ });

/** Types it, and looks away. */
export const amountOf =
  (amount: string) =>
  async (place: Place): Promise<void> => {
    await userEvent.type(amountField(place), amount);
    blurField();
  };

export async function tapWithdraw(place: Place): Promise<void> {
  await userEvent.click(button(place));
}

/** An amount, and what opens before it is sent. */
export const asked =
  (dialog: string) =>
  async (place: Place): Promise<void> => {
    await amountOf('500')(place);
    await tapWithdraw(place);
    const opened = await screen.findByRole(/first/.test(dialog) ? 'alertdialog' : 'dialog', { name: dialog });
    await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
    blurField();
  };

export async function toKeypad(place: Place): Promise<void> {
  await amountOf('500')(place);
  await tapWithdraw(place);
  const sheet = within(await screen.findByRole('dialog', { name: 'Confirm withdrawal' }));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Verification code' }), '730916');
  await userEvent.click(sheet.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('dialog', { name: 'Enter fund password' });
}

export async function sendAll(place: Place): Promise<void> {
  await toKeypad(place);
  const sheet = within(await screen.findByRole('dialog', { name: 'Enter fund password' }));
  await userEvent.type(sheet.getByLabelText('Fund password'), '491370');
}

/** Sent, and then it says so. */
export const sentSays =
  (sentence: string | RegExp) =>
  async (place: Place): Promise<void> => {
    await sendAll(place);
    await screen.findByText(sentence);
    blurField();
  };
