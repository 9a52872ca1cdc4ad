import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CoinDisc } from '../../../src/ui/pictures/CoinDisc.tsx';
import { Icon } from '../../../src/ui/pictures/Icon.tsx';
import { List } from '../../../src/ui/lists/List.tsx';
import { ListRow } from '../../../src/ui/lists/ListRow.tsx';
import { Pill } from '../../../src/ui/facts/Pill.tsx';
import * as laterIcons from '../../../src/ui/pictures/laterIcons.ts';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/lists/ListRow',
  component: ListRow,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'For one entry: mark, title and caption, value at the end.',
      do: ['Show a chevron only if the row opens something.', 'Let the whole row take the press.'],
      dont: ['Put two targets into one row.'],
    }),
  },
  args: { title: 'BTC' },
  argTypes: {
    title: { control: 'text' },
    caption: { control: 'text' },
    value: { control: 'text' },
    valueCaption: { control: 'text' },
    middle: { control: 'text' },
    lead: {
      control: 'select',
      options: ['none', 'coin', 'icon'],
      mapping: {
        none: undefined,
        coin: <CoinDisc glyph="₿" colour={3} />,
        icon: <Icon name={laterIcons.key} />,
      },
    },
  },
  decorators: [
    (Story) => (
      <List label="Rows">
        <Story />
      </List>
    ),
  ],
} satisfies Meta<typeof ListRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { lead: 'coin', caption: '1.42B', value: '97,412.60', valueCaption: '+1.84%' },
  parameters: rests({ shows: ['BTC', '1.42B', '97,412.60', '+1.84%'] }),
};

export const AllStates: Story = {
  ...allStates({ Selected: { selected: true } }, { isRow: true }),
  args: { onClick: fn(), caption: 'Bitcoin', value: '97,412.60' },
};

/** The whole row is one button, with its texts as the accessible name. */
export const Pressable: Story = {
  args: {
    lead: <Icon name={laterIcons.key} />,
    title: 'Fund password',
    weight: 'regular',
    size: 'dense',
    value: 'Not set',
    chevron: true,
    onClick: fn(),
  },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('button', { name: /Fund password\s*Not set/ });
    await expect(row.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  },
};

export const Link: Story = {
  args: {
    lead: <Icon name={laterIcons.globe} />,
    title: 'Language',
    weight: 'regular',
    value: 'English',
    chevron: true,
    href: '#language',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Language/ })).toHaveAttribute(
      'href',
      '#language',
    );
  },
};

/** A row without a link is not pressable. */
export const Selected: Story = {
  args: { selected: true, caption: 'Your row', value: '1,204' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Several: Story = {
  render: () => (
    <>
      <ListRow
        lead={<CoinDisc glyph="₿" colour={3} />}
        title="BTC"
        caption="1.42B"
        middle={<span aria-hidden="true">〰</span>}
        value="97,412.60"
        valueCaption="+1.84%"
        href="#btc"
      />
      <ListRow
        lead={<CoinDisc glyph="NV" colour={2} shape="square" />}
        title="NVDA"
        caption="Closed"
        value="186.52"
      />
      <ListRow
        lead={<Icon name="upload" />}
        title="Withdraw USDT"
        caption="20 Nov, 18:42 · TRC20"
        value="−500.00"
        valueCaption={
          <Pill tone="warning" icon="clock">
            Under review
          </Pill>
        }
        onClick={fn()}
      />
    </>
  ),
};

export const LongGerman: Story = {
  args: {
    lead: <Icon name={laterIcons.shield} />,
    title: 'Benachrichtigungseinstellungen für Auszahlungen',
    caption: 'Zuletzt geändert am 20. November um 18:42 Uhr',
    value: 'Nicht festgelegt',
    chevron: true,
    onClick: fn(),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** With text twice as large, nothing overflows the page horizontally. */
export const LargeText: Story = {
  args: {
    lead: <CoinDisc glyph="₿" colour={3} />,
    caption: '1.42B',
    value: '97,412.60',
    valueCaption: '+1.84%',
    href: '#btc',
  },
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const PressedByKeyboard: Story = {
  tags: ['interaction'],
  args: Pressable.args,
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
