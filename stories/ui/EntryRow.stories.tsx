import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/ui/Button.tsx';
import { EntryRow } from '../../src/ui/EntryRow.tsx';
import { IconDisc } from '../../src/ui/IconDisc.tsx';
import { List } from '../../src/ui/List.tsx';
import { Pill } from '../../src/ui/Pill.tsx';
import { rests } from '../rests.ts';

const meta = {
  title: 'ui/EntryRow',
  component: EntryRow,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <List>
        <Story />
      </List>
    ),
  ],
  args: {
    lead: <IconDisc icon="wallet" />,
    title: 'Ledger at home',
    tag: <Pill tone="neutral">TRC20</Pill>,
    line: 'TMrdnS…F4hJ8bN',
    state: (
      <Pill tone="success" icon="check">
        Ready
      </Pill>
    ),
  },
} satisfies Meta<typeof EntryRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: rests({ shows: ['Ledger at home', 'Ready'] }) };

export const Asking: Story = {
  args: { note: 'Saved 20 Nov, 14:23, Firefox on Windows.', actions: <Button size="sm">Confirm</Button> },
  parameters: rests({ shows: ['Confirm'] }),
};
