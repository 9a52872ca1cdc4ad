import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../../src/ui/choices/Chip.tsx';
import { ChipRow } from '../../../src/ui/choices/ChipRow.tsx';
import * as laterIcons from '../../../src/ui/pictures/laterIcons.ts';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const names = ['All coins', 'All accounts', 'All types', 'Last 30 days', 'Custom period'];
const chips = names.map((name) => (
  <Chip key={name} trailing={laterIcons.chevronDown} onClick={() => undefined}>
    {name}
  </Chip>
));

const meta = {
  title: 'ui/choices/ChipRow',
  component: ChipRow,
  tags: ['autodocs'],
  args: { label: 'Filters', children: chips },
  parameters: guide({
    use: 'For options in one line that may scroll, such as the periods of a chart.',
    do: ['Put the chosen option where it is in sight.'],
    dont: ['Hide an option there that users must not miss.'],
  }),
} satisfies Meta<typeof ChipRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = { parameters: rests({ shows: names }) };

/** Wider than the page: the row scrolls, the page does not. */
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
