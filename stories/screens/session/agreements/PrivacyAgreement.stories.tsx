import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { privacyArticle } from '../../../../contracts/examples/help.ts';
import { PrivacyAgreementView } from '../../../../src/screens/session/agreements/PrivacyAgreementView.tsx';
import { ready } from '../../../../src/ui/loading/remoteData.ts';
import { rests } from '../../../rests.ts';
import * as agreement from './Agreement.stories.tsx';

const meta = {
  title: 'screens/session/PrivacyAgreement',
  component: PrivacyAgreementView,
  parameters: { layout: 'fullscreen' },
  args: { article: ready(privacyArticle), onBack: fn() },
} satisfies Meta<typeof PrivacyAgreementView>;
export default meta;
type Story = StoryObj<typeof meta>;

const showsTitle: Story['play'] = async ({ canvasElement }) => {
  await expect(
    within(canvasElement).getByRole('heading', { level: 1, name: 'Privacy policy' }),
  ).toBeVisible();
};

/** The title is shown before the text loads. */
export const Loading: Story = { ...agreement.Loading, play: showsTitle };

export const Failed: Story = { ...agreement.Failed, play: showsTitle };

export const Ready: Story = {
  parameters: rests({
    shows: ['Version 1, effective 1 Jan 2026', 'Contents', 'This policy says which data about you'],
  }),
  play: async (context) => {
    await showsTitle(context);
    const section = within(context.canvasElement).getByRole('heading', { level: 2, name: '2. How long' });
    await expect(section).toBeVisible();
  },
};

export const Retries: Story = { ...agreement.Retries, tags: ['interaction'] };
