import type { Meta, StoryObj } from '@storybook/react-vite';
import { FiatLine } from '../../../src/components/amounts/FiatLine.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/amounts/FiatLine',
  component: FiatLine,
  tags: ['autodocs'],
  args: {
    fiat: {
      code: 'EUR',
      value: '821585.42',
      step: '0.01',
      rate: '0.8642',
      source: 'ECB',
      asOfMs: Date.UTC(2026, 10, 20, 15, 0),
    },
    isHidden: false,
    settingsHref: '#settings',
  },
} satisfies Meta<typeof FiatLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Euro: Story = { parameters: rests({ shows: [/821,585\.42/] }) };

export const Hidden: Story = { args: { isHidden: true }, parameters: rests({ hides: [/821,585/] }) };
