import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartLink } from '../../../src/components/market/ChartLink.tsx';

const meta = {
  title: 'components/market/ChartLink',
  component: ChartLink,
  tags: ['autodocs'],
  args: { href: '#chart' },
} satisfies Meta<typeof ChartLink>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
