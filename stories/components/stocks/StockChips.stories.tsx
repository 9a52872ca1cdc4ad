import type { Meta, StoryObj } from '@storybook/react-vite';
import { StockChips } from '../../../src/components/stocks/StockChips.tsx';
import { Stack } from '../../../src/ui/screen/Stack.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/stocks/StockChips',
  component: StockChips,
  tags: ['autodocs'],
  args: { session: 'open', of: { source: 'venue', source_name: 'Consolidated tape', delay_s: 900 } },
  render: (args) => (
    <Stack direction="row" gap="3" wrap>
      <StockChips {...args} />
    </Stack>
  ),
} satisfies Meta<typeof StockChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: rests({ shows: ['Open', 'Delayed 15 min'], hides: ['Simulated', 'Consolidated'] }),
};

/** The sandbox has the hours and the delay of production. */
export const Simulated: Story = {
  args: { session: 'closed', of: { source: 'simulated', delay_s: 900 } },
  parameters: rests({ shows: ['Closed', 'Delayed 15 min', 'Simulated prices'] }),
};

/** A recording is never live. */
export const Replay: Story = {
  args: { of: { source: 'replay', delay_s: 0 } },
  parameters: rests({ shows: ['Replayed prices'], hides: ['Real time'] }),
};

/** A back end without extensions. */
export const Unknown: Story = {
  name: 'Source and delay not stated',
  args: { of: {} },
  parameters: rests({ shows: ['Source and delay not stated'], hides: ['Real time', 'Delayed'] }),
};

export const LongGerman: Story = {
  args: { session: 'after', of: {} },
  globals: { locale: 'de', textSize: '200', viewport: { value: 'w320' } },
  parameters: rests({ shows: ['Nachbörse', 'Quelle und Verzögerung nicht angegeben'] }),
};
