import type { Meta, StoryObj } from '@storybook/react-vite';
import { SourceName } from '../../../src/components/stocks/SourceName.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/stocks/SourceName',
  component: SourceName,
  tags: ['autodocs'],
  args: { source: 'venue', source_name: 'Consolidated tape' },
} satisfies Meta<typeof SourceName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Venue: Story = { parameters: rests({ shows: ['Consolidated tape'] }) };

/** The label does not depend on the name that a simulation gives itself. */
export const Simulated: Story = {
  args: { source: 'simulated' },
  parameters: rests({ shows: ['Simulated prices'], hides: ['Consolidated tape'] }),
};

export const Unknown: Story = {
  name: 'Source not stated',
  args: { source: undefined, source_name: undefined },
  parameters: rests({ shows: ['Source not stated'] }),
};
