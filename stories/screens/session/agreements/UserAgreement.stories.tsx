import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { article } from '../../../../contracts/examples/help.ts';
import { UserAgreementView } from '../../../../src/screens/session/agreements/UserAgreementView.tsx';
import { ready } from '../../../../src/ui/loading/remoteData.ts';
import { rests } from '../../../rests.ts';
import * as agreement from './Agreement.stories.tsx';

const meta = {
  title: 'screens/session/UserAgreement',
  component: UserAgreementView,
  parameters: { layout: 'fullscreen' },
  args: { article: ready(article), onBack: fn() },
} satisfies Meta<typeof UserAgreementView>;
export default meta;
type Story = StoryObj<typeof meta>;

const showsTitle: Story['play'] = async ({ canvasElement }) => {
  await expect(
    within(canvasElement).getByRole('heading', { level: 1, name: 'User agreement' }),
  ).toBeVisible();
};

/** The title is shown before the text loads. */
export const Loading: Story = { ...agreement.Loading, play: showsTitle };

export const Failed: Story = { ...agreement.Failed, play: showsTitle };

export const Ready: Story = {
  parameters: rests({
    shows: [
      'Version 1, effective 1 Jan 2026',
      'Contents',
      'This agreement is between you and the operator of Meridian',
    ],
  }),
  play: async (context) => {
    await showsTitle(context);
    const section = within(context.canvasElement).getByRole('heading', { level: 2, name: '2. Orders' });
    await expect(section).toBeVisible();
  },
};

export const Retries: Story = { ...agreement.Retries, tags: ['interaction'] };
