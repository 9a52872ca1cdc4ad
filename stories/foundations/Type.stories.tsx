import type { Meta, StoryObj } from '@storybook/react-vite';
import { foundation, typeTokens } from '../../src/theme/themes.ts';
import type { TypeVariant } from '../../src/theme/typeStyles.ts';
import { Text } from '../../src/ui/text/Text.tsx';
import { CopyButton } from '../docs/CopyButton.tsx';
import { rests } from '../rests.ts';
import * as styles from './Foundation.css.ts';
import { Foundation } from './Foundation.tsx';

const meta = {
  title: 'foundations/Type',
  tags: ['autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { default: latin, cjk, thai } = foundation.font.lineHeightBoost;

/** Scripts differ in the height of a line; only Latin has tracking. */
const scripts = [
  { lang: 'en', name: 'Latin', boost: latin, isTracked: true, sample: 'Estimated value' },
  { lang: 'th', name: 'Thai', boost: thai, isTracked: false, sample: 'มูลค่าโดยประมาณ' },
  { lang: 'zh-Hans', name: 'Chinese', boost: cjk, isTracked: false, sample: '总资产估值' },
  { lang: 'ja', name: 'Japanese', boost: cjk, isTracked: false, sample: '資産の評価額' },
] as const;

const rounded = (px: number): string => String(Math.round(px * 10) / 10);

function factsOf(variant: TypeVariant, { boost, isTracked }: (typeof scripts)[number]): string {
  const { fontSize, fontWeight, letterSpacing, lineHeight } = typeTokens[variant].$value;
  const weight = fontWeight.replace(/^\{font\.weight\.(.+)\}$/, '$1') as keyof typeof foundation.font.weight;
  return [
    `${fontSize.value} / ${rounded(fontSize.value * lineHeight * Number(boost))} px`,
    `weight ${foundation.font.weight[weight]}`,
    `tracking ${isTracked ? letterSpacing.value : 0} px`,
  ].join(', ');
}

/** Each style in the four scripts, with size, line, weight and tracking. */
export const Styles: Story = {
  render: () => (
    <Foundation
      title="Type styles"
      lead="Inter for Latin, Noto Sans Thai for Thai, the device's own faces for Chinese, Japanese and Korean. Sizes follow the user's text size; Thai and Han lines are higher and have no tracking."
    >
      <div className={styles.variants}>
        {(Object.keys(typeTokens) as TypeVariant[]).map((variant) => (
          <section key={variant} className={styles.card}>
            <Text as="h3" variant="bodyStrong">
              {variant}
            </Text>
            <CopyButton text={`typeStyles.${variant}`} />
            <div className={styles.scripts}>
              {scripts.map((script) => (
                <div key={script.lang} className={styles.stacked}>
                  <span lang={script.lang} className={styles.sampleText}>
                    <Text as="p" variant={variant}>
                      {script.sample}
                    </Text>
                  </span>
                  <span className={styles.caption}>{`${script.name} · ${factsOf(variant, script)}`}</span>
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Foundation>
  ),
  parameters: rests({ shows: ['display', 'Latin', 'Thai', 'Chinese', 'Japanese', '38 / 44 px'] }),
};
