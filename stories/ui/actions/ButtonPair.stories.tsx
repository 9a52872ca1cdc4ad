import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../../src/ui/actions/Button.tsx';
import { ButtonPair } from '../../../src/ui/actions/ButtonPair.tsx';

const pairOf = (keep: string, commit: string) => (
  <>
    <Button variant="secondary" width="block" onClick={fn()}>
      {keep}
    </Button>
    <Button variant="danger" width="block" onClick={fn()}>
      {commit}
    </Button>
  </>
);

const meta = {
  title: 'ui/ButtonPair',
  component: ButtonPair,
  tags: ['autodocs'],
  args: { children: pairOf('Keep it', 'Delete address') },
} satisfies Meta<typeof ButtonPair>;
export default meta;
type Story = StoryObj<typeof meta>;

function boxesIn(canvasElement: HTMLElement): [DOMRect, DOMRect] {
  const [keep, commit] = within(canvasElement).getAllByRole('button');
  return [keep!.getBoundingClientRect(), commit!.getBoundingClientRect()];
}

async function areStacked({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const [keep, commit] = boxesIn(canvasElement);
  await expect(commit.width).toBe(keep.width);
  await expect(commit.top).toBeGreaterThan(keep.bottom);
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
}

export const Beside: Story = {
  play: async ({ canvasElement }) => {
    const [keep, commit] = boxesIn(canvasElement);
    await expect(commit.width).toBe(keep.width);
    await expect(commit.top).toBe(keep.top);
  },
};

/** Both fit on one line, but not each in its half: they keep equal widths. */
export const LongGerman: Story = {
  args: { children: pairOf('Behalten', 'Adresse löschen') },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: areStacked,
};

export const LargeText: Story = {
  args: { children: pairOf('Auszahlung behalten', 'Auszahlung stornieren') },
  globals: { locale: 'de', textSize: '200', viewport: { value: 'w320' } },
  play: areStacked,
};

/** The button with an amount takes the space that the other leaves. */
export const ByWords: Story = {
  args: { widths: 'words', children: pairOf('Edit', 'Transfer 12,480.50') },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const [keep, commit] = boxesIn(canvasElement);
    await expect(commit.width).toBeGreaterThan(keep.width);
    await expect(commit.top).toBe(keep.top);
  },
};
