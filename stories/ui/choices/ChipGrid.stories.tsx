import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../../src/ui/choices/Chip.tsx';
import { ChipGrid } from '../../../src/ui/choices/ChipGrid.tsx';

const chips = (texts: readonly string[]) =>
  texts.map((text, index) => (
    <Chip key={text} pressed={index === 3} onClick={() => undefined}>
      {text}
    </Chip>
  ));

const meta = {
  title: 'ui/ChipGrid',
  component: ChipGrid,
  tags: ['autodocs'],
  args: { label: 'Amounts', children: chips(['50', '100', '200', '500', '1,000', '2,000']) },
} satisfies Meta<typeof ChipGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongFigures: Story = {
  args: { children: chips(['0.00001', '0.00002', '0.00004', '0.0001', '0.0002', '0.0004']) },
  globals: { viewport: { value: 'w320' } },
};
