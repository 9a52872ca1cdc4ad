import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { article } from '../../../contracts/examples/help.ts';
import { AgreementText } from '../../../src/components/agreements/AgreementText.tsx';
import { ready } from '../../../src/ui/loading/remoteData.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/agreements/AgreementText',
  component: AgreementText,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { title: 'User agreement', article: ready(article), onBack: fn() },
} satisfies Meta<typeof AgreementText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: rests({ shows: ['User agreement', 'Version 1, effective 1 Jan 2026'] }),
};

/** Unknown id. */
export const Unknown: Story = {
  name: 'Document not found',
  args: { article: undefined },
  parameters: rests({ shows: ['Document not found'] }),
};
