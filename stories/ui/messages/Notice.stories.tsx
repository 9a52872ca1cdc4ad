import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Notice } from '../../../src/ui/messages/Notice.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/messages/Notice',
  component: Notice,
  tags: ['autodocs'],
  argTypes: { lead: { control: 'text' }, children: { control: 'text' }, action: { control: false } },
  args: { tone: 'info', children: 'Maintenance 24 Nov, 02:00–03:00 UTC.' },
  parameters: guide({
    use: 'For a note inside a page, by tone: news, risk, error, success.',
    do: ['State the consequence first, in bold.'],
    dont: ['Stack several: the first one is read.', 'Use a tone for decoration.'],
  }),
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

/** The consequence comes first, in bold. */
export const Warning: Story = {
  args: { tone: 'warning', lead: 'Locked for 15 days.', children: 'Early redemption costs a penalty.' },
  parameters: rests({ shows: ['Locked for 15 days. Early redemption costs a penalty.'] }),
};

export const Danger: Story = {
  args: { tone: 'danger', lead: 'Rejected:', children: 'the screenshot does not show the hash.' },
};

export const Success: Story = {
  args: { tone: 'success', children: '536.94 USDT arrived in your Spot account.' },
};

export const Neutral: Story = {
  args: {
    tone: 'neutral',
    children: 'Codes of the sandbox are shown here instead of being sent.',
    action: <button type="button">Show the code</button>,
  },
};

/** A notice that appears while the page is open is announced. */
export const Live: Story = {
  args: { tone: 'warning', live: true, children: 'Prices are 5 seconds old.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Prices are 5 seconds old.');
  },
};

export const LongGerman: Story = {
  args: {
    tone: 'warning',
    lead: 'Auszahlungen sind 24 Stunden lang gesperrt.',
    children: 'Nach einer Änderung des Auszahlungspassworts prüfen wir Ihre Sicherheitseinstellungen.',
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
