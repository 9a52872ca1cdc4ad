import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ChoiceSheet } from '../../../src/ui/dialogs/ChoiceSheet.tsx';
import { CoinDisc } from '../../../src/ui/pictures/CoinDisc.tsx';
import { guide } from '../../docs/guide.ts';
import { blurField, rests } from '../../rests.ts';

const meta = {
  title: 'ui/dialogs/ChoiceSheet',
  component: ChoiceSheet,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '500px' } },
    ...guide({
      use: 'For choosing one option with room to explain each; a tap chooses and closes.',
      do: ['Offer a search from about ten options on.'],
      dont: ['Ask for a confirmation after the tap.'],
    }),
  },
  args: {
    title: 'Coin',
    search: { label: 'Search coins', none: 'No coins found' },
    choices: [
      {
        value: 'BTC',
        label: 'BTC',
        caption: 'Bitcoin',
        words: 'BTC Bitcoin',
        lead: <CoinDisc glyph="₿" colour={3} />,
      },
      {
        value: 'ETH',
        label: 'ETH',
        caption: 'Ethereum',
        words: 'ETH Ethereum',
        lead: <CoinDisc glyph="Ξ" colour={1} />,
      },
    ],
    current: 'BTC',
    onChoose: fn(),
    onClose: fn(),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    blurField();
  },
} satisfies Meta<typeof ChoiceSheet<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { parameters: rests({ dialog: 'Coin', shows: ['Bitcoin', 'Ethereum', '✓'] }) };

export const WithNote: Story = {
  args: { search: undefined, note: 'Coins that more than one of your accounts can hold.' },
  parameters: rests({ dialog: 'Coin', shows: ['Coins that more than one of your accounts can hold.'] }),
};

export const NothingFound: Story = {
  parameters: rests({ dialog: 'Coin', shows: ['No coins found'], hides: ['Bitcoin'] }),
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'doge');
    blurField();
  },
};

/** A tap selects and closes the sheet. */
export const Chooses: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: /Ethereum/ }),
    );
    await expect(args.onChoose).toHaveBeenCalledWith('ETH');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
