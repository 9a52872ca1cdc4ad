import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { articles } from '../../../../contracts/examples/help.ts';
import { AgreementsView } from '../../../../src/screens/session/agreements/AgreementsView.tsx';
import { failed, loading, ready } from '../../../../src/ui/loading/remoteData.ts';
import { rests } from '../../../rests.ts';

const retry = fn();
const accepted = { accepted_version: 1, accepted_ms: Date.UTC(2026, 9, 2, 12) };
const [userAgreement, privacyPolicy] = articles.list;
const second = { version: 2, effective_ms: Date.UTC(2026, 11, 1) };

const meta = {
  title: 'screens/session/Agreements',
  component: AgreementsView,
  parameters: { layout: 'fullscreen' },
  args: {
    agreements: ready(articles.list.map((row) => ({ ...row, ...accepted }))),
    textMessages: false,
    onTextMessages: fn(),
    hrefOf: (id) => `#${id}`,
    onBack: fn(),
  },
} satisfies Meta<typeof AgreementsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { agreements: loading, textMessages: undefined },
  parameters: rests({
    shows: ['Agreements and privacy'],
    hides: ['User agreement', 'Your choices'],
    has: ['[role=status] [aria-hidden=true]'],
  }),
};

export const Failed: Story = {
  args: {
    agreements: failed(new Error('The server did not answer in time'), retry, 0),
    textMessages: undefined,
  },
  parameters: rests({
    shows: ['The agreements could not be loaded', 'The server could not respond.', 'Try again'],
    hides: ['User agreement'],
  }),
};

export const Ready: Story = {
  parameters: rests({
    shows: [
      'Accepted',
      /User agreement Version 1 · accepted 2 Oct 2026/,
      'Privacy policy',
      'Your choices',
      'Text messages about my account',
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('link', { name: /^User agreement/ });
    await expect(row).toHaveAttribute('href', '#2001');
    await expect(row).toHaveTextContent('Version 1 · accepted 2 Oct 2026');
    const consent = canvas.getByRole('switch', { name: 'Text messages about my account' });
    await expect(consent).not.toBeChecked();
  },
};

/** Continuing does not count as acceptance: both versions are shown with their dates. */
export const NewVersion: Story = {
  args: {
    agreements: ready([
      { ...userAgreement!, ...accepted, ...second },
      { ...privacyPolicy!, ...accepted },
    ]),
    textMessages: true,
  },
  parameters: rests({
    shows: ['New version', 'A new version applies once you accept it.', 'Accepted', 'Privacy policy'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'New version' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^User agreement/ })).toHaveTextContent(
      'Version 2, from 1 Dec 2026. You accepted version 1 on 2 Oct 2026.',
    );
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

/** A visitor has accepted nothing, and has no phone number for the consent. */
export const Visitor: Story = {
  args: { agreements: ready(articles.list), textMessages: undefined },
  parameters: rests({
    shows: ['Current versions', 'Version 1, effective 1 Jan 2026'],
    hides: [/accepted/i, 'Your choices'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /^Privacy policy/ })).toHaveTextContent(
      'Version 1, effective 1 Jan 2026',
    );
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** A plain back end that keeps no versions names the texts alone. */
export const WithoutVersions: Story = {
  args: {
    agreements: ready(articles.list.map(({ id, c_id, title }) => ({ id, c_id, title }))),
    textMessages: undefined,
  },
  parameters: rests({ shows: ['User agreement', 'Privacy policy'], hides: ['Version', 'Your choices'] }),
};

export const TurnsTextMessagesOn: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('switch', { name: 'Text messages about my account' }),
    );
    await expect(args.onTextMessages).toHaveBeenCalledWith(true);
  },
};

export const Retries: Story = {
  tags: ['interaction'],
  args: Failed.args,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
