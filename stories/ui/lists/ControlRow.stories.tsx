import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ControlRow } from '../../../src/ui/lists/ControlRow.tsx';
import { Icon } from '../../../src/ui/pictures/Icon.tsx';
import { List } from '../../../src/ui/lists/List.tsx';
import { Segmented } from '../../../src/ui/choices/Segmented.tsx';
import * as laterIcons from '../../../src/ui/pictures/laterIcons.ts';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/lists/ControlRow',
  component: ControlRow,
  tags: ['autodocs'],
  render: (args) => (
    <List>
      <ControlRow {...args} />
    </List>
  ),
  args: {
    lead: <Icon name={laterIcons.moon} />,
    title: 'Theme',
    children: (
      <Segmented
        label="Theme"
        value="light"
        onChange={fn()}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
          { value: 'system', label: 'System' },
        ]}
      />
    ),
  },
  argTypes: { title: { control: 'text' }, lead: { control: false }, children: { control: false } },
  parameters: guide({
    use: 'For a setting whose control is too wide for the end of a row.',
    do: ['Keep the name of the setting above its control.'],
    dont: ['Use it for a switch: that fits in a list row.'],
  }),
} satisfies Meta<typeof ControlRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: rests({ shows: ['Theme', 'Light', 'Dark', 'System'] }) };

/** The control always has its own line. */
export const Stacked: Story = {
  args: { stacked: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Theme');
    await expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
  },
};

/** A long name does not squeeze the control, which wraps below. */
export const LongName: Story = { args: { title: 'What the app looks like by day and by night' } };
