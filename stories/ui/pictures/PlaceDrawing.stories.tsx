import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaceDrawing } from '../../../src/ui/pictures/PlaceDrawing.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/pictures/PlaceDrawing',
  component: PlaceDrawing,
  tags: ['autodocs'],
  args: { latitude: 50.9412, longitude: 6.9582 },
  parameters: guide({
    use: 'For a place on the globe, without a map.',
    do: ['Write the coordinates beneath.'],
    dont: ['Suggest streets: it only places the meridian.'],
  }),
} satisfies Meta<typeof PlaceDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NorthEast: Story = {};

export const SouthWest: Story = { args: { latitude: -33.4489, longitude: -70.6693 } };
