import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs } from '../../../src/ui/screen/Tabs.tsx';
import { Text } from '../../../src/ui/text/Text.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

function Kept(props: ComponentProps<typeof Tabs<string>>) {
  const [current, setCurrent] = useState(props.current);
  return (
    <>
      <Tabs
        {...props}
        current={current}
        panelId="panel"
        onChange={(next) => {
          setCurrent(next);
          props.onChange(next);
        }}
      />
      <div id="panel" role="tabpanel" aria-label={current}>
        <Text tone="secondary">{current}</Text>
      </div>
    </>
  );
}

const tabs = [
  { id: 'spot', label: 'Spot' },
  { id: 'contracts', label: 'Contracts' },
  { id: 'stocks', label: 'US stocks' },
];

const meta = {
  title: 'ui/screen/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  // A tab set by the Storybook control resets the tabs.
  render: (args) => <Kept key={args.current} {...args} />,
  argTypes: {
    current: { control: 'select', options: tabs.map(({ id }) => id) },
    end: { control: false },
  },
  args: {
    label: 'Markets',
    current: 'spot',
    onChange: fn(),
    tabs,
  },
  parameters: guide({
    use: 'For changing the content beneath; arrow keys move between tabs.',
    do: ['Keep counts beside the words.'],
    dont: ['Use it to choose a mode of a form: that is segmented.'],
  }),
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('tablist', { name: 'Markets' })).toBeVisible();
  },
};

export const AllStates: Story = allStates({}, { target: '[role=tab]' });

export const Small: Story = { args: { size: 'sm' } };

export const WithCounts: Story = {
  args: {
    tabs: [
      { id: 'spot', label: 'Open orders', count: 3 },
      { id: 'history', label: 'History' },
    ],
  },
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('tab', { name: /Open orders/ });
    await expect(tab).toHaveTextContent('3');
  },
};

/** More tabs than fit scroll sideways; the page does not. */
export const LongGerman: Story = {
  args: {
    tabs: [
      { id: 'spot', label: 'Offene Aufträge' },
      { id: 'contracts', label: 'Auftragsverlauf' },
      { id: 'stocks', label: 'Kontobewegungen' },
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

/** One stop for the Tab key; arrow keys wrap around, Home and End jump. */
export const MovesByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('Spot')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Contracts')).toHaveFocus();
    await expect(tab('Contracts')).toHaveAttribute('aria-selected', 'true');
    await expect(tab('Spot')).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(tab('Spot')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith('spot');
  },
};

export const MovesByTap: Story = {
  tags: ['interaction'],
  args: WithCounts.args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(canvas.getByRole('tab', { name: /Open orders/ })).toHaveAttribute('aria-selected', 'false');
  },
};

/** Where the tabs need the width, they scroll beside a control that stays. */
export const KeepsEnd: Story = {
  args: { size: 'sm', keepsEnd: true, end: <button type="button">Search all stocks</button> },
  globals: { viewport: { value: 'w320' } },
  parameters: rests({ shows: ['Search all stocks'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [end, list] = [canvas.getByRole('button'), canvas.getByRole('tablist')];
    await expect(end.getBoundingClientRect().left).toBeGreaterThanOrEqual(list.getBoundingClientRect().right);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
