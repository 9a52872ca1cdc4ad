import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../../src/ui/screen/Stack.tsx';
import { Text } from '../../../src/ui/text/Text.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/text/Text',
  component: Text,
  tags: ['autodocs'],
  argTypes: { children: { control: 'text' } },
  args: { children: 'Estimated value' },
  parameters: guide({
    use: 'For all words and figures: the only way to set type on a screen.',
    do: ['Use a style of the foundations.', 'Use tabular figures for what changes or aligns.'],
    dont: ['Set size or weight by hand.', 'Use a market colour for an outcome.'],
  }),
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const pixels = (length: string): number => Number(length.replace('px', ''));

const variants = [
  'display',
  'title1',
  'title2',
  'title3',
  'body',
  'bodyStrong',
  'label',
  'caption',
  'micro',
] as const;

export const Plain: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack gap="4">
      {variants.map((variant) => (
        <Text key={variant} variant={variant}>
          {variant}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const sizes = variants.map((variant) =>
      pixels(getComputedStyle(within(canvasElement).getByText(variant)).fontSize),
    );
    await expect(sizes).toEqual([38, 28, 22, 17, 15, 15, 13, 12, 11]);
  },
};

export const Tones: Story = {
  render: () => (
    <Stack gap="3">
      {(
        ['primary', 'secondary', 'muted', 'accent', 'positive', 'negative', 'danger', 'warning'] as const
      ).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};

/** Tabular figures, so that a changing price does not shift its column. */
export const Figures: Story = {
  render: () => (
    <Stack align="start">
      <Text num>11,111.11</Text>
      <Text num>97,412.60</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [narrow, wide] = within(canvasElement)
      .getAllByText(/\d/)
      .map((element) => element.getBoundingClientRect().width);
    await expect(narrow).toBeCloseTo(wide!, 1);
  },
};

/** Doubling the user's text size doubles every variant. */
export const LargeText: Story = {
  args: { variant: 'body' },
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText('Estimated value');
    await expect(getComputedStyle(text).fontSize).toBe('30px');
  },
};

/** Thai marks above and below the line need more height, and tracking would separate them. */
export const Thai: Story = {
  args: { variant: 'title1', children: 'มูลค่าโดยประมาณ' },
  globals: { locale: 'th' },
  play: async ({ canvasElement }) => {
    const style = getComputedStyle(within(canvasElement).getByText('มูลค่าโดยประมาณ'));
    await expect(pixels(style.lineHeight)).toBeCloseTo(28 * 1.2143 * 1.16, 1);
    await expect(style.letterSpacing.replace('normal', '0px')).toBe('0px');
  },
};

/** Han glyphs depend on the exact language. */
export const TraditionalChinese: Story = {
  args: { variant: 'title1', children: '總資產估值' },
  globals: { locale: 'zh-Hant' },
};

export const Truncated: Story = {
  render: () => (
    <Stack>
      <Text truncate>Auszahlungsadressen und Sicherheitseinstellungen für angemeldete Geräte</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(/Auszahlung/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
};
