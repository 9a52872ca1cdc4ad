import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OpenLocationView } from '../../../src/screens/location/OpenLocationView.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'screens/location/OpenLocation',
  component: OpenLocationView,
  parameters: { layout: 'fullscreen' },
  args: {
    place: {
      name: 'Sample Bank Köln',
      address: 'Domplatz 3, 50667 Köln',
      point: { latitude: 50.9412, longitude: 6.9582 },
    },
    mapHref: 'geo:50.9412,6.9582',
    onBack: fn(),
    offlineBar: null,
  },
} satisfies Meta<typeof OpenLocationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: rests({
    shows: [
      'Sample Bank Köln',
      'Domplatz 3, 50667 Köln',
      '50.9412, 6.9582',
      '50.9412° N',
      'Open in maps',
      'we have not checked it',
    ],
  }),
};

/** A link without a valid position. */
export const Failed: Story = {
  args: {
    place: { name: 'Sample Bank Köln', address: 'Domplatz 3, 50667 Köln', point: undefined },
    mapHref: undefined,
  },
  parameters: rests({
    shows: ['This place cannot be shown', 'You can copy its address.', 'Domplatz 3, 50667 Köln'],
    hides: ['Open in maps'],
  }),
};

/** A link that names nothing. */
export const Nothing: Story = {
  name: 'Link names no place',
  args: { place: { name: '', address: '', point: undefined }, mapHref: undefined },
  parameters: rests({ shows: ['This link names no place.'], hides: ['Open in maps', 'Address'] }),
};
