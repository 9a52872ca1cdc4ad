import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { article } from '../../../contracts/examples/help.ts';
import { VerificationAgreementView } from '../../../src/screens/verification/VerificationAgreementView.tsx';
import { ready } from '../../../src/ui/loading/remoteData.ts';
import { rests } from '../../rests.ts';
import * as agreement from '../session/agreements/Agreement.stories.tsx';

const title = 'How we store your details';

const meta = {
  title: 'screens/verification/VerificationAgreement',
  component: VerificationAgreementView,
  parameters: { layout: 'fullscreen' },
  args: {
    article: ready({
      ...article,
      id: 2003,
      title,
      content:
        '<p>This text says what Meridian keeps of your verification.</p><h2>1. What we collect</h2><ul><li><strong>Basic verification:</strong> the country that issued your ID, your full name, the number of your ID or passport, and your contact address.</li></ul><h2>2. Why</h2><p>The law against money laundering demands that we know whom we serve.</p><h2>4. How long</h2><table><thead><tr><th>What</th><th>How long</th></tr></thead><tbody><tr><td>What was rejected</td><td>90 days</td></tr></tbody></table>',
    }),
    onBack: fn(),
  },
} satisfies Meta<typeof VerificationAgreementView>;
export default meta;
type Story = StoryObj<typeof meta>;

const showsTitle: Story['play'] = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('heading', { level: 1, name: title })).toBeVisible();
};

/** The title is shown before the text loads. */
export const Loading: Story = { ...agreement.Loading, play: showsTitle };

export const Failed: Story = { ...agreement.Failed, play: showsTitle };

export const Ready: Story = {
  parameters: rests({
    shows: [
      'Version 1, effective 1 Jan 2026',
      'the number of your ID or passport',
      'The law against money laundering',
      '90 days',
    ],
  }),
  play: showsTitle,
};
