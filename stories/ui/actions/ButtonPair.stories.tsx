import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../../src/ui/actions/Button.tsx';
import { ButtonPair } from '../../../src/ui/actions/ButtonPair.tsx';
import { guide } from '../../docs/guide.ts';

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
  title: 'ui/actions/ButtonPair',
  component: ButtonPair,
  tags: ['autodocs'],
  args: { children: pairOf('Keep it', 'Delete address') },
  parameters: guide({
    use: 'For two answers to one question, such as confirm and cancel at the end of a sheet.',
    do: ['Put the answer that continues at the end.', 'Name both acts, so that each is understood alone.'],
    dont: ['Use it for three actions or for unrelated ones.'],
  }),
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
