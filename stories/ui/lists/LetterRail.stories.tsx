import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LetterRail } from '../../../src/ui/lists/LetterRail.tsx';
import { List } from '../../../src/ui/lists/List.tsx';
import { ListRow } from '../../../src/ui/lists/ListRow.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const letters = [...'ABCDEFGHIJKLMNOPRSTUVWZ'];

const meta = {
  title: 'ui/lists/LetterRail',
  component: LetterRail,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '500px' } },
    ...guide({
      use: 'For jumping in a long list by its first letters.',
      do: ['Use it from about forty rows on.'],
      dont: ['Use it where a search is enough.'],
    }),
  },
  args: {
    label: 'Jump to letter',
    groups: letters.map((letter) => ({
      letter,
      content: (
        <List label={letter}>
          {['a', 'e', 'o'].map((vowel) => (
            <ListRow key={vowel} size="dense" title={`${letter}${vowel}land`} />
          ))}
        </List>
      ),
    })),
  },
  argTypes: { groups: { control: false }, children: { control: 'text' } },
} satisfies Meta<typeof LetterRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letters: Story = { parameters: rests({ shows: ['A B C D'] }) };

/** Languages without an alphabetical index have no rail. */
export const OneGroup: Story = {
  args: {
    groups: [
      {
        letter: '',
        content: (
          <List>
            <ListRow title="Aland" />
          </List>
        ),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

/** On a low page the letters share its height. */
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };

const rail = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('navigation', { name: 'Jump to letter' }));

/** A tap on a letter scrolls to its section. */
export const JumpsByTap: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    await userEvent.click(rail(canvasElement).getByRole('button', { name: 'S' }));
    const row = within(canvasElement).getByText('Saland');
    await waitFor(() => expect(row.getBoundingClientRect().top).toBeLessThan(window.innerHeight));
    await expect(row.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

/** One stop for the Tab key; arrow keys move between letters, Enter jumps. */
export const JumpsByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(rail(canvasElement).getByRole('button', { name: 'A' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(rail(canvasElement).getByRole('button', { name: 'C' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};
