import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../../src/ui/choices/Chip.tsx';
import { ChipGrid } from '../../../src/ui/choices/ChipGrid.tsx';
import { guide } from '../../docs/guide.ts';

const chips = (texts: readonly string[]) =>
  texts.map((text, index) => (
    <Chip key={text} pressed={index === 3} onClick={() => undefined}>
      {text}
    </Chip>
  ));

const meta = {
  title: 'ui/choices/ChipGrid',
  component: ChipGrid,
  tags: ['autodocs'],
  args: { label: 'Amounts', children: chips(['50', '100', '200', '500', '1,000', '2,000']) },
  parameters: guide({
    use: 'For a few options that are all visible, such as shares of a balance.',
    do: ['Keep the options of similar length.'],
    dont: ['Use it for more than eight: a select has room for them.'],
  }),
} satisfies Meta<typeof ChipGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongFigures: Story = {
  args: { children: chips(['0.00001', '0.00002', '0.00004', '0.0001', '0.0002', '0.0004']) },
  globals: { viewport: { value: 'w320' } },
};
