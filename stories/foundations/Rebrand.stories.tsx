import { useLayoutEffect } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Brand } from '../../contracts/brand.ts';
import { themesOf } from '../../tokens/themes.ts';
import { variableOf } from '../../tokens/variableOf.ts';
import { themeFiles } from '../../src/theme/themes.ts';
import { Button } from '../../src/ui/actions/Button.tsx';
import { Segmented } from '../../src/ui/choices/Segmented.tsx';
import { Notice } from '../../src/ui/messages/Notice.tsx';
import { Logo } from '../../src/ui/pictures/Logo.tsx';
import { Stack } from '../../src/ui/screen/Stack.tsx';
import { Text } from '../../src/ui/text/Text.tsx';

type Look = Pick<Brand, 'name' | 'mark' | 'accent'>;

/** The rules that a build with another accent would have, for this story. */
function rulesOf(accent: string): string {
  return themesOf(themeFiles, accent)
    .map(({ id, colours }) => {
      const roles = Object.entries(colours).flatMap(([group, values]) =>
        Object.entries(values).map(([role, value]) => `--${variableOf([group, role])}: ${value};`),
      );
      return `html[data-theme=${id}] { ${roles.join(' ')} }`;
    })
    .join('\n');
}

function Rebranded({ name, mark, accent }: Look) {
  useLayoutEffect(() => {
    const sheet = document.createElement('style');
    sheet.textContent = rulesOf(accent);
    document.head.append(sheet);
    return () => sheet.remove();
  }, [accent]);
  return (
    <Stack gap="5">
      <Logo size="lg" brand={{ name, mark }} />
      <Text as="p" tone="secondary">
        One file holds name, mark, accent, issuer and support: contracts/brand.ts.
      </Text>
      <Segmented
        label="Side"
        value="market"
        onChange={() => undefined}
        options={[
          { value: 'limit', label: 'Limit' },
          { value: 'market', label: 'Market' },
        ]}
      />
      <Notice tone="info">Fee, net result and lock-up stand above the button.</Notice>
      <Button width="block">Log in</Button>
      <Button variant="text" width="block">
        Create account
      </Button>
    </Stack>
  );
}

const meta = {
  title: 'foundations/Rebrand',
  component: Rebranded,
  argTypes: { accent: { control: 'color' } },
  args: {
    name: 'Northgate',
    accent: '#0f7b6c',
    mark: [
      { d: 'M4 24V10L14 3l10 7v14', colour: 'ink', stroke: 2.2 },
      { d: 'M11 24v-8h6v8z', colour: 'accent' },
    ],
  },
  async play({ canvasElement, args }) {
    await expect(within(canvasElement).getByText(args.name)).toBeVisible();
  },
} satisfies Meta<typeof Rebranded>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A teal brand with another mark. */
export const Teal: Story = {};

/** A pale accent: the steps keep their contrast. */
export const Yellow: Story = { args: { accent: '#ffd400', name: 'Sundial' } };
