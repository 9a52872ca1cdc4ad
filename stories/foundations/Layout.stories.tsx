import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { foundation } from '../../src/theme/themes.ts';
import { CopyButton } from '../docs/CopyButton.tsx';
import { rests } from '../rests.ts';
import * as styles from './Foundation.css.ts';
import { Foundation } from './Foundation.tsx';

const meta = {
  title: 'foundations/Layout',
  tags: ['autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const kebab = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const px = (length: string): number => Number(length.replace('px', ''));

/** Every token of a scale: its variable, its value and how it looks. */
function Scale({
  name,
  scale,
  drawn,
}: {
  name: string;
  scale: Record<string, string>;
  drawn?: (variable: string, value: string) => ReactNode;
}) {
  return (
    <ul className={styles.measures}>
      {Object.entries(scale).map(([step, value]) => {
        const variable = `var(--${name}-${kebab(step)})`;
        return (
          <li key={step} className={styles.measure}>
            <CopyButton text={variable}>{variable.slice('var('.length, -1)}</CopyButton>
            <CopyButton text={value} />
            {drawn ? <div className={styles.wide}>{drawn(variable, value)}</div> : null}
          </li>
        );
      })}
    </ul>
  );
}

export const Space: Story = {
  render: () => (
    <Foundation
      title="Space"
      lead="Steps of 4. Inside a group 8, between groups 16 to 20, label to field 6; the gutter is 16, and 12 below 360 px."
    >
      <Scale
        name="space"
        scale={foundation.space}
        drawn={(variable) => <div className={styles.bar} style={{ width: variable }} />}
      />
    </Foundation>
  ),
  parameters: rests({ shows: ['--space-5', '16px'] }),
};

export const Radius: Story = {
  render: () => (
    <Foundation
      title="Radius"
      lead="Controls 8, cards 12, sheets 20; 4 for pills and checkboxes, round for switches and dots."
    >
      <Scale
        name="radius"
        scale={foundation.radius}
        drawn={(variable) => <div className={styles.corner} style={{ borderRadius: variable }} />}
      />
    </Foundation>
  ),
  parameters: rests({ shows: ['--radius-control', '8px'] }),
};

export const Elevation: Story = {
  render: () => (
    <Foundation
      title="Elevation"
      lead="Paper does not float: only what covers something else casts a shadow: toast, sheet and modal."
    >
      <ul className={styles.drawings}>
        {Object.keys(foundation.elevation).map((step) => (
          <li key={step} className={styles.stacked}>
            <div className={styles.shadow} style={{ boxShadow: `var(--elevation-${kebab(step)})` }} />
            <CopyButton text={`var(--elevation-${kebab(step)})`}>{`--elevation-${kebab(step)}`}</CopyButton>
          </li>
        ))}
      </ul>
    </Foundation>
  ),
  parameters: rests({ shows: ['--elevation-sheet'] }),
};

export const Sizes: Story = {
  render: () => (
    <Foundation
      title="Sizes"
      lead="Touch targets are 44 px: a pseudo-element extends what is smaller. Rows of the order book are exempt."
    >
      <Scale
        name="size"
        scale={foundation.size}
        drawn={(variable, value) =>
          px(value) < 1.1 ? null : <div className={styles.bar} style={{ width: variable }} />
        }
      />
    </Foundation>
  ),
  parameters: rests({ shows: ['--size-touch', '44px'] }),
};

export const Layers: Story = {
  render: () => (
    <Foundation
      title="Layers"
      lead="From the page to what covers everything. Two things on one layer never meet."
    >
      <ul className={styles.measures}>
        {Object.entries(foundation.z)
          .toSorted(([, one], [, other]) => Number(other) - Number(one))
          .map(([name, value]) => (
            <li key={name} className={styles.layer}>
              <CopyButton text={`var(--z-${kebab(name)})`}>{`${value} --z-${kebab(name)}`}</CopyButton>
            </li>
          ))}
      </ul>
    </Foundation>
  ),
  parameters: rests({ shows: ['500 --z-toast'] }),
};
