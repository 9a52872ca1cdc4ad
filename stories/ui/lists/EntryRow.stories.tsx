import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../src/ui/actions/Button.tsx';
import { CopyValue } from '../../../src/ui/actions/CopyValue.tsx';
import { EntryRow } from '../../../src/ui/lists/EntryRow.tsx';
import { IconButton } from '../../../src/ui/actions/IconButton.tsx';
import { IconDisc } from '../../../src/ui/pictures/IconDisc.tsx';
import { List } from '../../../src/ui/lists/List.tsx';
import { Pill } from '../../../src/ui/facts/Pill.tsx';
import { ShortAddress } from '../../../src/ui/facts/ShortAddress.tsx';
import * as laterIcons from '../../../src/ui/pictures/laterIcons.ts';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/lists/EntryRow',
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
  parameters: guide({
    use: 'For one of the user’s own entries: name, state and actions.',
    do: ['Ask before an entry is deleted.'],
    dont: ['Use it for records that cannot be changed.'],
  }),
} satisfies Meta<typeof EntryRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: rests({ shows: ['Ledger at home', 'Ready'] }) };

export const Asking: Story = {
  args: { note: 'Saved 20 Nov, 14:23, Firefox on Windows.', actions: <Button size="sm">Confirm</Button> },
  parameters: rests({ shows: ['Confirm'] }),
};

/** The copy button stays visible; the leading icon gives up its space. */
export const LargeText: Story = {
  args: {
    line: (
      <CopyValue text="TMrdnSampLeAddrs7xQw3kV9pZ2cF4hJ8bN" name="the address">
        <ShortAddress text="TMrdnSampLeAddrs7xQw3kV9pZ2cF4hJ8bN" />
      </CopyValue>
    ),
    end: <IconButton icon={laterIcons.trash} label="Delete" onClick={fn()} />,
  },
  globals: { locale: 'de', textSize: '200', viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
