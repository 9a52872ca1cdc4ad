import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { IconDisc } from '../../../src/ui/pictures/IconDisc.tsx';
import { Link } from '../../../src/ui/actions/Link.tsx';
import { PickField } from '../../../src/ui/choices/PickField.tsx';
import { Pill } from '../../../src/ui/facts/Pill.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';

const meta = {
  title: 'ui/choices/PickField',
  component: PickField,
  tags: ['autodocs'],
  args: {
    label: 'To',
    aside: <Link href="#manage">Manage addresses</Link>,
    lead: <IconDisc icon="wallet" tone="accent" />,
    title: 'Ledger at home',
    caption: 'TMrdnS…F4hJ8bN',
    tag: <Pill tone="neutral">TRC20</Pill>,
    onOpen: fn(),
  },
  parameters: guide({
    use: 'For one of the user’s own entries: a saved address, a bank card.',
    do: ['Show both name and address, so that the entry is recognised.'],
    dont: ['Choose an entry that the user has never used.'],
  }),
} satisfies Meta<typeof PickField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const AllStates: Story = allStates({
  Error: { error: 'This address can be used in 18 hours' },
  'Without a choice': { onOpen: undefined },
});

/** There is no other option. */
export const Fixed: Story = { args: { onOpen: undefined } };

export const Wrong: Story = { args: { error: 'This address can be used in 18 hours' } };

export const LongWords: Story = {
  args: { title: 'Hardwarewalletaufbewahrungsort im Schließfach', caption: '0x1111…9990000' },
};

/** The chevron stays beside the text; the disc at the start is dropped for space. */
export const LargeText: Story = {
  args: { label: 'An', aside: <Link href="#manage">Adressen verwalten</Link> },
  globals: { locale: 'de', textSize: '200', viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const pick = within(canvasElement).getByRole('button');
    const [words, sign] = [pick.children[1]!, pick.lastElementChild!].map((each) =>
      each.getBoundingClientRect(),
    );
    await expect(sign!.left).toBeGreaterThan(words!.left + words!.width - 1);
  },
};
