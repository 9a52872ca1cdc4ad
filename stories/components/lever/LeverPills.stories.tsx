import type { Meta, StoryObj } from '@storybook/react-vite';
import { openTrade } from '../../../contracts/examples/lever.ts';
import { leverTrade } from '../../../src/api/lever.ts';
import { ModeName, SidePill } from '../../../src/components/lever/LeverPills.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/lever/LeverPills',
  component: SidePill,
  tags: ['autodocs'],
  args: { trade: leverTrade(openTrade) },
} satisfies Meta<typeof SidePill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = { parameters: rests({ shows: ['Long 10×'] }) };

export const Short: Story = {
  args: { trade: leverTrade({ ...openTrade, type: 2 }) },
  parameters: rests({ shows: ['Short 10×'] }),
};

/** An unknown code counts as neither side. */
export const Unknown: Story = {
  name: 'Side not known',
  args: { trade: leverTrade({ ...openTrade, type: 7 }) },
  parameters: rests({ shows: ['Being checked (7)'] }),
};

/** Capital at risk per mode; a back end that does not report the mode has cross positions only. */
export const Modes: Story = {
  render: () => (
    <>
      <ModeName trade={leverTrade(openTrade)} />,{' '}
      <ModeName trade={leverTrade({ ...openTrade, margin_mode: undefined })} />
    </>
  ),
  parameters: rests({ shows: ['Isolated, Cross'] }),
};
