import type { Meta, StoryObj } from '@storybook/react-vite';
import { PosterCard } from '../../../src/ui/cards/PosterCard.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/cards/PosterCard',
  component: PosterCard,
  tags: ['autodocs'],
  args: {
    slogan: 'See the price, the fee and the risk before you trade.',
    label: 'Invitation code',
    code: 'MRD7Q4KX',
    qr: {
      text: 'https://meridian.example/pages/user/login/register?code=MRD7Q4KX',
      label: 'QR code of the link',
    },
  },
  parameters: guide({
    use: 'For the invitation that users share: brand, code and QR code.',
    do: ['Keep the code readable at the size of a shared picture.'],
    dont: ['Promise returns on it.'],
  }),
} satisfies Meta<typeof PosterCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: rests({ shows: ['MRD7Q4KX', 'QR code of the link'] }) };

/** The code is above the picture where both do not fit side by side. */
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
