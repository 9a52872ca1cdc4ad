import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, CSSProperties } from 'react';
import { Graticule } from '../../../src/ui/screen/Graticule.tsx';
import { vars } from '../../../src/theme/theme.css.ts';
import { guide } from '../../docs/guide.ts';

type Variant = ComponentProps<typeof Graticule>['variant'];

/** Container of each variant: some render behind the content of a frame. */
const behind = { position: 'relative', isolation: 'isolate', overflow: 'hidden', height: 120 } as const;
const frames: Record<Variant, CSSProperties> = {
  hero: { ...behind, height: 300 },
  header: behind,
  banner: { ...behind, height: 76, background: vars.surface.inverse },
  failed: {},
};

const meta = {
  title: 'ui/screen/Graticule',
  component: Graticule,
  tags: ['autodocs'],
  args: { variant: 'failed' },
  decorators: [
    (Story, { args }) => (
      <div style={frames[args.variant]}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'For the artwork behind a hero, a header or a banner.',
    do: ['Use one on a screen.'],
    dont: ['Use it as decoration between parts.'],
  }),
} satisfies Meta<typeof Graticule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};

export const Hero: Story = { args: { variant: 'hero' } };

export const Header: Story = { args: { variant: 'header' } };

export const Banner: Story = { args: { variant: 'banner' } };
