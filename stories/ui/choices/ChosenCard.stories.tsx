import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChosenCard } from '../../../src/ui/choices/ChosenCard.tsx';
import { CoinDisc } from '../../../src/ui/pictures/CoinDisc.tsx';
import { Link } from '../../../src/ui/actions/Link.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';

const meta = {
  title: 'ui/choices/ChosenCard',
  component: ChosenCard,
  tags: ['autodocs'],
  args: {
    lead: <CoinDisc glyph="₮" colour={2} />,
    title: 'USDT · TRC20 (TRON)',
    caption: 'to TMrdnS…F4hJ8bN',
    action: <Link href="#change">Change</Link>,
  },
  parameters: guide({
    use: 'For an earlier choice that the form beneath depends on, with a way to change it.',
    do: ['Repeat what matters of the choice: network, coin, fee.'],
    dont: ['Let the change discard what is filled in without asking.'],
  }),
} satisfies Meta<typeof ChosenCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = allStates();

export const WithoutCaption: Story = { args: { caption: undefined } };

/** The link to another choice wraps below. */
export const Long: Story = {
  args: {
    title: 'USDT · OMNI (Bitcoin)',
    caption: 'Wie bei Ihrer letzten Einzahlung am 19. November 2025',
    action: <Link href="#change">Anderes Netzwerk wählen</Link>,
  },
  globals: { viewport: { value: 'w320' } },
};
