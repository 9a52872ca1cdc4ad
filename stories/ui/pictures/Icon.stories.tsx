import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Icon } from '../../../src/ui/pictures/Icon.tsx';
import * as laterIcons from '../../../src/ui/pictures/laterIcons.ts';
import { iconNames } from '../../../src/ui/pictures/icons.ts';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/pictures/Icon',
  component: Icon,
  tags: ['autodocs'],
  args: { name: 'home' },
  parameters: guide({
    use: 'For a mark in the colour of its text.',
    do: ['Use the names of the foundations.', 'Name it for screen readers where no text does.'],
    dont: ['Fill it: only changes of price and favourites are solid.'],
  }),
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {};

const grid = { display: 'grid', gridTemplateColumns: 'repeat(8, 1fr)', gap: 16 };

/** All icons. */
export const All: Story = {
  render: () => (
    <div style={grid}>
      {[...iconNames, ...Object.values(laterIcons)].map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
  ),
};

const row = { display: 'flex', gap: 16, alignItems: 'center' };

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Icon name="wallet" weight="strong" />
      <Icon name="wallet" />
      <Icon name="wallet" size="sm" />
      <Icon name="wallet" size="xs" />
      <Icon name="up-solid" size="text" />
    </div>
  ),
};

/** Beside a text the icon is hidden from assistive technology. */
export const Decorative: Story = {
  render: (args) => (
    <span style={row}>
      <Icon {...args} /> Home
    </span>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

export const Labelled: Story = {
  args: { name: laterIcons.lock, label: 'Locked' },
  parameters: rests({ shows: ['Locked'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Locked' })).toBeVisible();
  },
};
