import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as examples from '../../../../contracts/examples/account.ts';
import * as read from '../../../../src/api/readers/account.ts';
import * as later from '../../../../src/api/readers/accountLater.ts';
import { codesSent } from '../../../../src/components/codes/codesSent.ts';
import type { CodeAnswer } from '../../../../src/components/codes/useCode.ts';
import type { Refused } from '../../../../src/components/forms/submission.ts';
import { AddPasskeySheet } from '../../../../src/screens/account/security/passkeys/AddPasskeySheet.tsx';
import { PasskeysPage } from '../../../../src/screens/account/security/passkeys/PasskeysPage.tsx';
import { RemovePasskeySheet } from '../../../../src/screens/account/security/passkeys/RemovePasskeySheet.tsx';
import { HoldSheet } from '../../../../src/screens/account/security/HoldSheet.tsx';
import { LiftSheet } from '../../../../src/screens/account/security/LiftSheet.tsx';
import { PhraseSheet } from '../../../../src/screens/account/security/PhraseSheet.tsx';
import { SecurityView } from '../../../../src/screens/account/security/SecurityView.tsx';
import { SessionsPage } from '../../../../src/screens/account/security/SessionsPage.tsx';
import { failed, loading, ready } from '../../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../../src/ui/loading/Skeleton.css.ts';
import { blurField, rests } from '../../../rests.ts';
import { clearToasts, showRefusal, withToasts } from '../../../toasts.tsx';

const profile = read.profile(examples.profile);
const withPhone = read.profile({ ...examples.profile, phone: '+49***78' });
const known = (security: unknown) => ready(later.security(security));
const hourMs = 3_600_000;
const nowMs = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = new Error('The server did not answer in time');
const retry = fn();
const accepted = () => Promise.resolve<Refused | undefined>(undefined);

const meta = {
  title: 'screens/account/Security',
  component: SecurityView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: () => {
    codesSent.clear();
    clearToasts();
  },
  args: {
    basics: ready({ profile, hasFundPassword: true }),
    security: known(examples.security),
    devices: { count: 2 },
    addresses: 3,
    links: {
      password: '#password',
      fundPassword: '#fundPassword',
      account: '#account',
      sessions: '#sessions',
      addresses: '#addresses',
      bankCard: '#bankCard',
      passkeys: '#passkeys',
    },
    hasPasskeys: false,
    onPhrase: fn(),
    onHold: fn(),
    onRefresh: fn(() => Promise.resolve()),
    onBack: fn(),
    offlineBar: undefined,
    sheets: null,
  },
} satisfies Meta<typeof SecurityView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: rests({
    shows: [
      ...['One step left', '3 of 4', 'Login password', 'Fund password', 'linden 14 blue'],
      ...['2 devices logged in', 'Withdrawal addresses', 'Hold my withdrawals', 'on hold for 24 hours'],
    ],
    hides: ['Not set', 'Withdrawals are on hold'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /^Fund password/ })).toHaveAttribute(
      'href',
      '#fundPassword',
    );
    await expect(canvas.getByRole('link', { name: /^Phone.*Not linked/ })).toHaveAttribute(
      'href',
      '#account',
    );
  },
};

export const Complete: Story = {
  args: { basics: ready({ profile: withPhone, hasFundPassword: true }) },
  parameters: rests({ shows: ['All set', '4 of 4', '+49•••78'], hides: ['Not linked'] }),
};

export const FundPasswordMissing: Story = {
  args: {
    basics: ready({ profile, hasFundPassword: false }),
    security: known({ ...examples.securityBare, email: examples.security.email }),
  },
  parameters: rests({
    shows: ['2 steps left', 'Without it you cannot withdraw or save addresses.', 'Not set'],
  }),
};

/** Opened by a wallet. */
export const PasswordMissing: Story = {
  args: { basics: ready({ profile: { ...profile, has_password: false }, hasFundPassword: true }) },
  parameters: rests({
    shows: ['Set a login password as a second way in beside your wallet.', 'Not set'],
  }),
};

/** The password follows the first address. */
export const PasswordAfterAddress: Story = {
  args: {
    basics: ready({
      profile: { ...profile, has_password: false, email: '', phone: '' },
      hasFundPassword: true,
    }),
  },
  parameters: rests({
    shows: ['3 steps left', '1 of 4', 'Add an email address, so that we can reach you'],
    hides: ['Set a login password as a second way in beside your wallet.'],
  }),
};

export const WithdrawalsHeld: Story = {
  args: {
    security: known({
      ...examples.securityHeld,
      withdrawal_holds: examples.securityHeld.withdrawal_holds.slice(1),
    }),
  },
  parameters: rests({
    shows: [
      ...['Withdrawals are on hold', '22 h', 'Until 22 Nov 2026', 'Login password changed'],
      ...['Wasn’t you?', 'A new password does not remove passkeys and wallets', 'Still possible'],
    ],
    hides: ['One step left'],
  }),
};

/** Only the user's own hold, which has no automatic end. */
export const HeldByOwner: Story = {
  name: 'Withdrawals on hold by the user',
  args: {
    security: known({
      ...examples.securityHeld,
      withdrawal_holds: examples.securityHeld.withdrawal_holds.slice(0, 1),
    }),
  },
  parameters: rests({
    shows: ['Withdrawals are on hold', 'You put withdrawals on hold.', 'Put on hold by you'],
    hides: ['Wasn’t you?'],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch', { name: 'Hold my withdrawals' })).toBeChecked();
  },
};

/** A hold for a change and one by the user: they end separately. */
export const HeldTwice: Story = {
  name: 'On hold by the user and by a change',
  args: {
    security: known({
      ...examples.securityHeld,
      withdrawal_holds: examples.securityHeld.withdrawal_holds.map((hold) =>
        hold.reason === 'own' ? hold : { ...hold, reason: 'fundPassword' },
      ),
    }),
  },
  parameters: rests({
    shows: [
      'No withdrawal is sent until you end your hold below and all other holds have ended.',
      ...['Put on hold by you', 'When you end it', 'Fund password changed', '22 Nov, 12:23'],
    ],
    hides: ['You put withdrawals on hold.'],
  }),
};

/** The longest hold determines when withdrawals resume; each shows its own end. */
export const HeldForTwoChanges: Story = {
  name: 'On hold for two changes',
  args: {
    security: known({
      ...examples.securityHeld,
      withdrawal_holds: [
        ...examples.securityHeld.withdrawal_holds.slice(1),
        ...[{ reason: 'fundPasswordForgotten', since_ms: nowMs - hourMs, until_ms: nowMs + 71 * hourMs }],
      ],
    }),
  },
  parameters: rests({
    shows: [
      ...['71 h', 'Until 24 Nov 2026'],
      ...['Login password changed', '22 Nov, 12:23', 'Forgotten fund password replaced', '24 Nov, 13:23'],
    ],
    hides: ['When you end it'],
  }),
};

export const FundPasswordLocked: Story = {
  args: { security: known(examples.securityLocked) },
  parameters: rests({ shows: ['Too many attempts. Try again in 60 minutes'] }),
};

/** A plain back end says no more than whether a fund password is set. */
export const Plain: Story = {
  name: 'Only the fund password is known',
  args: { security: undefined, devices: undefined },
  parameters: rests({
    shows: ['All set', '3 of 3', 'Fund password', 'a•••@example.com'],
    hides: ['Hold my withdrawals', 'Sessions', 'Anti-phishing phrase', 'on hold for'],
  }),
};

/** Data of compatible back ends stays visible, and the extensions can be retried. */
export const PartFailed: Story = {
  args: { security: failed(fault, retry, 0) },
  parameters: rests({
    shows: ['Holds and attempts could not be loaded.', 'Try again', 'Fund password', 'Sessions'],
  }),
};

export const Loading: Story = {
  args: { basics: loading, security: loading },
  parameters: rests({ has: [`.${skeleton.row}`], hides: ['Fund password'], shows: ['Security'] }),
};

export const Failed: Story = {
  args: { basics: failed(fault, retry, 0) },
  parameters: rests({
    shows: ['Your security settings could not be loaded', 'Try again'],
    hides: ['Fund password'],
  }),
};

const sessions = ready(examples.sessions.map(later.OpenSession));

function sessionsView(over: Partial<Parameters<typeof SessionsPage>[0]> = {}) {
  return (
    <SessionsPage
      sessions={sessions}
      now={nowMs}
      ending={undefined}
      ended={[]}
      isEndingOthers={false}
      passwordHref="#password"
      onEnd={onEnd}
      onEndOthers={onEndOthers}
      onRefresh={() => Promise.resolve()}
      onBack={fn()}
      offlineBar={undefined}
      {...over}
    />
  );
}
const onEnd = fn();
const onEndOthers = fn();

export const Sessions: Story = {
  render: () => sessionsView(),
  parameters: rests({
    shows: [
      ...['2 devices logged in', 'Safari on iOS', 'This device', 'active now', 'Firefox on Linux'],
      ...['198.51.100.x', 'active 3 hours ago', 'Log out all other devices', 'Logs out 1 device.'],
    ],
  }),
};

export const OneSession: Story = {
  render: () => sessionsView({ sessions: ready([later.OpenSession(examples.sessions[0])]) }),
  parameters: rests({ shows: ['1 device logged in', 'This device'], hides: ['Log out all other devices'] }),
};

/** The back end cannot identify the device from its user agent. */
export const UnknownSession: Story = {
  name: 'Unknown device',
  render: () =>
    sessionsView({
      sessions: ready([
        later.OpenSession(examples.sessions[0]),
        later.OpenSession({ ...examples.sessions[1], browser: '', system: '', network: '' }),
      ]),
    }),
  parameters: rests({ shows: ['Unknown device', 'active 3 hours ago'] }),
};

export const EndingSession: Story = {
  render: () => sessionsView({ ending: examples.sessions[1]!.id }),
  parameters: rests({ has: ['button[aria-busy=true]'], shows: ['Firefox on Linux'] }),
};

export const SessionsLoading: Story = {
  render: () => sessionsView({ sessions: loading }),
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['Sessions'] }),
};

export const SessionsFailed: Story = {
  render: () => sessionsView({ sessions: failed(fault, retry, 0) }),
  parameters: rests({ shows: ['Your sessions could not be loaded', 'Try again'] }),
};

export const SessionsUnsupported: Story = {
  name: 'Sessions not listed',
  render: () => sessionsView({ sessions: undefined }),
  parameters: rests({ shows: ['This site does not list sessions.'] }),
};

/** The sheet is focused when it opens. */
const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('dialog');
  blurField();
};
const sheet = { onRefused: showRefusal, onClose: fn() };
const sendCode = fn((): Promise<CodeAnswer> => Promise.resolve({ waitS: 60 }));

export const PhraseNew: Story = {
  args: { sheets: <PhraseSheet {...sheet} phrase="" onSubmit={accepted} /> },
  parameters: rests({
    dialog: 'Anti-phishing phrase',
    shows: ['Every email from us contains it.', 'Your phrase', 'Save phrase'],
    hides: ['Remove phrase'],
  }),
  play: opened,
};

export const PhraseInvalid: Story = {
  args: { sheets: <PhraseSheet {...sheet} phrase="linden 14 blue" onSubmit={accepted} /> },
  parameters: rests({
    dialog: 'Anti-phishing phrase',
    shows: ['see www.example', 'Use 4 to 32 letters, digits and spaces', 'Remove phrase'],
    has: ['input[name=phrase][aria-invalid=true]'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: 'Your phrase' });
    await userEvent.clear(field);
    await userEvent.type(field, 'see www.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save phrase' }));
    await canvas.findByText('Use 4 to 32 letters, digits and spaces');
    blurField();
  },
};

export const ConfirmHold: Story = {
  args: { sheets: <HoldSheet liftMinutes={1440} isSending={false} onHold={fn()} onClose={fn()} /> },
  parameters: rests({
    dialog: 'Hold all withdrawals?',
    shows: ['From now on no withdrawal is sent.', 'continues for 24 hours', 'Hold withdrawals'],
  }),
  play: opened,
};

export const LiftByCode: Story = {
  args: {
    sheets: (
      <LiftSheet
        {...sheet}
        address={{ channel: 'mail', to: 'a•••@example.com' }}
        isByWallet={false}
        liftMinutes={1440}
        isOffline={false}
        onSendCode={sendCode}
        onLift={accepted}
      />
    ),
  },
  parameters: rests({
    dialog: 'End the hold',
    shows: ['To a•••@example.com', 'Send code', 'End in 24 hours'],
  }),
  play: opened,
};

export const LiftByPassword: Story = {
  args: {
    sheets: (
      <LiftSheet
        {...sheet}
        address={undefined}
        isByWallet={false}
        liftMinutes={1440}
        isOffline={false}
        onSendCode={sendCode}
        onLift={accepted}
      />
    ),
  },
  parameters: rests({
    dialog: 'End the hold',
    shows: ['Login password', 'End in 24 hours'],
    hides: ['Send code'],
  }),
  play: opened,
};

/** The row opens the list. */
export const PasskeyCount: Story = {
  args: { hasPasskeys: true, security: known({ ...examples.security, passkeys: examples.passkeys }) },
  parameters: rests({ shows: ['Passkeys', '2 passkeys'] }),
};

export const NoPasskeyYet: Story = {
  args: { hasPasskeys: true, security: known({ ...examples.security, passkeys: [] }) },
  parameters: rests({ shows: ['Passkeys', 'Log in with the lock of your device'] }),
};

const onAddPasskey = fn();
const onRemovePasskey = fn();

function passkeysPage(over: Partial<Parameters<typeof PasskeysPage>[0]> = {}) {
  return (
    <PasskeysPage
      security={known({ ...examples.security, passkeys: examples.passkeys })}
      missing={undefined}
      isSupported
      links={{ account: '#account', forgotPassword: '#forgotPassword' }}
      onAdd={onAddPasskey}
      onRemove={onRemovePasskey}
      onRefresh={() => Promise.resolve()}
      onBack={fn()}
      offlineBar={undefined}
      sheets={null}
      {...over}
    />
  );
}

export const Passkeys: Story = {
  render: () => passkeysPage(),
  parameters: rests({
    shows: [
      ...['Passkeys', 'Chrome on Android', 'Not used yet', 'Kept in your password manager'],
      ...['Safari on macOS', 'Last used', 'On one device only', 'Add passkey'],
    ],
    hides: ['Withdrawals are on hold'],
  }),
};

export const PasskeysEmpty: Story = {
  render: () => passkeysPage({ security: known({ ...examples.security, passkeys: [] }) }),
  parameters: rests({
    shows: ['This account has no passkey.', 'Log in with the lock of your device', 'Add passkey'],
  }),
};

/** An account has at most ten. */
export const PasskeysFull: Story = {
  render: () =>
    passkeysPage({
      security: known({
        ...examples.security,
        passkeys: Array.from({ length: 10 }, (_, at) => ({
          ...examples.passkeys[1]!,
          id: `AQIDBAUGBwgJCgsMDQ4P${at}`,
          name: `Key ${at + 1}`,
        })),
      }),
    }),
  parameters: rests({ shows: ['Key 10', 'An account has at most 10 passkeys. Remove one first.'] }),
};

export const PasskeysHeld: Story = {
  name: 'Withdrawals on hold after a passkey',
  render: () => passkeysPage({ security: known(examples.securityPasskeys) }),
  parameters: rests({ shows: ['Withdrawals are on hold', 'Until', 'Chrome on Android'] }),
};

export const PasskeyNoAddress: Story = {
  render: () =>
    passkeysPage({ security: known({ ...examples.securityBare, passkeys: [] }), missing: 'address' }),
  parameters: rests({
    shows: ['To change passkeys you need your login password and a code that we send you.', 'Add one'],
    hides: ['Add passkey'],
  }),
};

export const PasskeyNoPassword: Story = {
  render: () => passkeysPage({ missing: 'password' }),
  parameters: rests({ shows: ['Set a login password first.', 'Set one'], hides: ['Add passkey'] }),
};

export const PasskeyUnsupported: Story = {
  render: () => passkeysPage({ isSupported: false }),
  parameters: rests({ shows: ['This browser cannot create passkeys here.', 'Chrome on Android', 'Remove'] }),
};

export const PasskeysLoading: Story = {
  render: () => passkeysPage({ security: loading }),
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['Passkeys'] }),
};

export const PasskeysFailed: Story = {
  render: () => passkeysPage({ security: failed(fault, retry, 0) }),
  parameters: rests({ shows: ['Your passkeys could not be loaded', 'Try again'] }),
};

export const PasskeysUnlisted: Story = {
  name: 'No passkeys on this site',
  render: () => passkeysPage({ security: undefined }),
  parameters: rests({ shows: ['This site has no passkeys.'] }),
};

const proof = {
  ...sheet,
  address: { channel: 'mail', to: 'a•••@example.com' } as const,
  holdMinutes: 1440,
  isSandbox: false,
  isOffline: false,
  onSendCode: sendCode,
};
const onAdd = fn((_: unknown) => accepted());

export const AddPasskey: Story = {
  render: () =>
    passkeysPage({ sheets: <AddPasskeySheet {...proof} deviceName="Chrome on Android" onAdd={accepted} /> }),
  parameters: rests({
    dialog: 'Add passkey',
    shows: [
      ...['After this form your device asks for its lock', 'Name of the passkey', 'Login password'],
      ...['To a•••@example.com', 'Send code', 'Withdrawals are on hold for 24 hours after this change.'],
    ],
  }),
  play: opened,
};

/** Fills in the form of the sheet and sends it. */
const addPasskey: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const dialog = within(await within(canvasElement).findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Login password'), 'correct horse 7');
  await userEvent.type(dialog.getByLabelText('Verification code'), '482017');
  await userEvent.click(dialog.getByRole('button', { name: 'Add passkey' }));
};

const cancelled = 'No passkey was used: cancelled, timed out or not confirmed. Nothing was changed.';

/** The form keeps its values for another attempt. */
export const AddPasskeyCancelled: Story = {
  render: () =>
    passkeysPage({
      sheets: (
        <AddPasskeySheet
          {...proof}
          deviceName="Chrome on Android"
          onAdd={() => Promise.resolve({ message: cancelled })}
        />
      ),
    }),
  parameters: rests({ dialog: 'Add passkey', shows: ['482017'], toasts: [cancelled] }),
  play: async (context) => {
    await addPasskey(context);
    blurField();
  },
};

export const AddPasskeyPending: Story = {
  render: () =>
    passkeysPage({
      sheets: (
        <AddPasskeySheet
          {...proof}
          deviceName="Chrome on Android"
          onAdd={() => new Promise<never>(() => undefined)}
        />
      ),
    }),
  parameters: rests({ dialog: 'Add passkey', shows: ['Adding passkey'] }),
  play: async (context) => {
    await addPasskey(context);
    blurField();
  },
};

export const RemovePasskey: Story = {
  render: () =>
    passkeysPage({ sheets: <RemovePasskeySheet {...proof} name="Safari on macOS" onRemove={accepted} /> }),
  parameters: rests({
    dialog: 'Remove Safari on macOS?',
    shows: [
      ...['stays in the password manager of your device until you delete it there', 'Login password'],
      ...['Send code', 'Withdrawals are on hold for 24 hours after this change.', 'Remove passkey'],
    ],
  }),
  play: opened,
};

/** The name is free, and sent without spaces around it. */
export const SendsTheProof: Story = {
  tags: ['interaction'],
  render: () =>
    passkeysPage({ sheets: <AddPasskeySheet {...proof} deviceName="Chrome on Android" onAdd={onAdd} /> }),
  play: async (context) => {
    onAdd.mockClear();
    const dialog = within(await within(context.canvasElement).findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: 'Name of the passkey' });
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Add passkey' }));
    await dialog.findByText('Enter a name for the passkey');
    await expect(onAdd).not.toHaveBeenCalled();
    await userEvent.type(name, ' Work phone ');
    await addPasskey(context);
    await waitFor(() => expect(onAdd).toHaveBeenCalledOnce());
    await expect(onAdd).toHaveBeenCalledWith({
      name: 'Work phone',
      password: 'correct horse 7',
      ownCode: '482017',
    });
  },
};

export const ChoosesAPasskey: Story = {
  ...Passkeys,
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Safari on macOS' }));
    await expect(onRemovePasskey).toHaveBeenCalledWith(examples.passkeys[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add passkey' }));
    await expect(onAddPasskey).toHaveBeenCalledOnce();
  },
};

/** A switch with a confirmation. */
export const AsksBeforeHolding: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: 'Hold my withdrawals' }));
    await expect(args.onHold).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: /^Anti-phishing phrase/ }));
    await expect(args.onPhrase).toHaveBeenCalledOnce();
  },
};

export const EndsSessions: Story = {
  ...Sessions,
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Firefox on Linux' }));
    await expect(onEnd).toHaveBeenCalledWith(examples.sessions[1]!.id);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out all other devices' }));
    await expect(onEndOthers).toHaveBeenCalledOnce();
  },
};

const three = [...examples.sessions, { ...examples.sessions[1]!, id: 'q7Wc2RfHx9Ke', browser: 'Edge' }].map(
  later.OpenSession,
);

/** Mock of the server's list: ended sessions are removed. */
function ServedSessions() {
  const [listed, setListed] = useState(three);
  return sessionsView({
    sessions: ready(listed),
    onEnd: (id) => {
      onEnd(id);
      setListed((before) => before.filter((session) => session.id !== id));
    },
  });
}

/** An ended session keeps its place: a second tap there ends no other session. */
export const OneTapEndsOne: Story = {
  tags: ['interaction'],
  render: () => <ServedSessions />,
  play: async ({ canvasElement }) => {
    onEnd.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Log out Firefox on Linux' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const tap = () =>
      userEvent.click(document.elementFromPoint(left + width / 2, top + height / 2) ?? document.body);
    await tap();
    await canvas.findByText('2 devices logged in');
    await tap();
    await expect(onEnd.mock.calls).toEqual([[examples.sessions[1]!.id]]);
    await expect(canvas.getByRole('button', { name: 'Firefox on Linux: ended' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Edge on Linux' }));
    await expect(onEnd).toHaveBeenLastCalledWith('q7Wc2RfHx9Ke');
  },
};

/** Until the list is reloaded it still contains the session ended here. */
export const EndedSession: Story = {
  render: () => sessionsView({ ended: [examples.sessions[1]!.id] }),
  parameters: rests({
    shows: ['1 device logged in', 'Firefox on Linux', 'Ended'],
    hides: ['Log out all other devices'],
  }),
};
