import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { flagOf } from '../../../src/screens/session/flags.ts';
import { FlagTile } from '../../../src/ui/pictures/FlagTile.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const regions = ['AT', 'BR', 'DE', 'JP', 'NP'];

const meta = {
  title: 'ui/pictures/FlagTile',
  component: FlagTile,
  tags: ['autodocs'],
  args: { letters: 'AQ', src: undefined },
  argTypes: {
    // The address of a flag is not meant for manual entry.
    src: {
      options: [undefined, ...regions.map(flagOf)],
      control: {
        type: 'select',
        labels: Object.fromEntries(
          [undefined, ...regions].map((region) => [flagOf(region), region ?? 'None']),
        ),
      },
    },
  },
  parameters: guide({
    use: 'For a country beside its name.',
    do: ['Keep the name: flags are not languages.'],
    dont: ['Use a flag for a language.'],
  }),
} satisfies Meta<typeof FlagTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutFlag: Story = { parameters: rests({ shows: ['AQ'] }) };

export const Flag: Story = {
  args: { letters: 'DE', src: flagOf('DE') },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
  },
};

/** If the flag fails to load, the letters stay. */
export const FlagFailed: Story = {
  args: { letters: 'DE', src: './no-such-flag.svg' },
  parameters: rests({ shows: ['DE'] }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(within(canvasElement).getByText('DE')).toBeVisible();
  },
};

export const AsksForNoFlagThatIsNotThere: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('AQ')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
