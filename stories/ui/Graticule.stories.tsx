import type { Meta, StoryObj } from '@storybook/react-vite';
import { Graticule } from '../../src/ui/Graticule.tsx';
import { vars } from '../../src/theme/theme.css.ts';

const meta = {
  title: 'ui/Graticule',
  component: Graticule,
  args: { variant: 'empty' },
} satisfies Meta<typeof Graticule>;
export default meta;
type Story = StoryObj<typeof meta>;

const frame = { position: 'relative', overflow: 'hidden', height: 120 } as const;

export const Header: Story = {
  args: { variant: 'header' },
  decorators: [(Story) => <div style={frame}>{<Story />}</div>],
};

export const Banner: Story = {
  args: { variant: 'banner' },
  decorators: [
    (Story) => (
      <div style={{ ...frame, height: 76, background: vars.surface.inverse }}>
        <Story />
      </div>
    ),
  ],
};

export const Empty: Story = {};

export const Failed: Story = { args: { variant: 'failed' } };
